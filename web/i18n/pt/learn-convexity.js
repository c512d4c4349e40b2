export default {
  "learn.convexity.intro": "Dois jogadores escolhem vértices de um grafo, e tudo o que fica entre vértices escolhidos é coberto. Quando tudo está coberto, o jogo acaba. É só isso, e vai longe: nos caminhos é Nim, nas árvores precisa de um pouco mais que Nim, e com vértices coloridos acaba sendo Hackenbush, pendurado de cabeça para baixo.",

  "learn.convexity.convex.title": "O que é convexo em um grafo",
  "learn.convexity.convex.text": "No plano um conjunto é *convexo* se, com dois pontos quaisquer, contém tudo o que há entre eles. Um grafo não tem retas, mas tem caminhos mínimos. Então, para dois vértices, tome todos os que estão em algum caminho mínimo de um ao outro: esse é o *intervalo* deles. Toque em dois vértices abaixo.",
  "learn.convexity.convex.caption": "Cheios: os dois vértices. Sobre fundo dourado: o intervalo deles, com os caminhos que o formam. Sobre fundo cinza: o que o fecho acrescenta.",
  "learn.convexity.convex.hull": "Um intervalo não precisa ser convexo: em “Três e dois”, os vértices 3 e 4 arrastam 1 e 2, e entre estes há por sua vez outros vértices. Repita até que nada se acrescente e você terá o *fecho convexo*, o menor conjunto convexo que contém aquilo com que você começou.",
  "learn.convexity.convex.induced": "Em vez de caminhos mínimos, pode-se tomar caminhos *induzidos*: os que não têm atalho, em que dois vértices só são vizinhos se um vem logo depois do outro. Todo caminho mínimo é induzido, mas não o contrário. Troque no anel: entre 7 e 3 há um só caminho mínimo, mas a volta longa também não tem atalho.",

  "learn.convexity.figure.graph": "Grafo",
  "learn.convexity.figure.grid": "Grade",
  "learn.convexity.figure.ring": "Anel com caudas",
  "learn.convexity.figure.works": "Três e dois",
  "learn.convexity.figure.label": "Um grafo: escolha dois dos seus vértices",
  "learn.convexity.figure.one": "Escolha dois vértices.",
  "learn.convexity.figure.interval": "Entre {a} e {b}: o intervalo é {interval:and}, e é convexo.",
  "learn.convexity.figure.hull": "Entre {a} e {b}: o intervalo é {interval:and}. O fecho tem além disso {more:and}.",

  "learn.convexity.play.title": "O jogo fechado",
  "learn.convexity.play.text": "Agora jogue. Na sua vez, escolha um vértice que ainda não esteja coberto. Quem encontra tudo coberto perde.",
  "learn.convexity.play.caption": "Um caminho de sete vértices. Você começa, e pode vencer.",
  "learn.convexity.play.middle": "Escolha o do meio e depois responda a cada escolha com a sua imagem no espelho: nunca vai faltar resposta. Em um caminho com um número par de vértices não há meio, e quem começa perde: os dois lados nunca têm o mesmo comprimento, e o outro os iguala.",

  "learn.convexity.open.title": "Fechados e abertos",
  "learn.convexity.open.text": "Nos jogos *fechados* os vértices cobertos ficam de fora. Nos *abertos* ainda podem ser escolhidos, embora isso cubra pouco: essas escolhas só servem para passar a vez. Isso muda quem vence e muda a teoria, porque agora cada vértice continua ligado a tudo o que acontece.",
  "learn.convexity.open.caption": "O jogo aberto do intervalo com nove vértices. Você começa.",
  "learn.convexity.open.four": "Com intervalos ou fechos, fechados ou abertos, há quatro jogos; com caminhos mínimos ou induzidos são oito, e em cada um a última escolha pode vencer ou perder.",

  "learn.convexity.nim.title": "Caminhos são montes",
  "learn.convexity.nim.text": "Em uma árvore só há um caminho entre dois vértices, então intervalos e fechos são a mesma coisa, e os caminhos mínimos são os induzidos. Tome um caminho em que um vértice já está rotulado. De cada lado pende dele uma fila de vértices livres. Escolher o k-ésimo de uma fila cobre tudo dali até o rótulo: tira k vértices da fila. Isso é um monte de Nim.",
  "learn.convexity.nim.caption": "Uma fila de três e outra de cinco: é Nim com montes de 3 e 5. Você começa.",
  "learn.convexity.nim.sum": "As filas são independentes, então os valores se combinam como no Nim, pela *soma nim*: escreva-os em binário e some sem transportar. Vence quem deixa 0.",

  "learn.convexity.tree.title": "Dos caminhos às árvores",
  "learn.convexity.tree.parts": "Também em qualquer árvore o que resta se separa em partes: cada uma pende de um vértice coberto e não sabe nada das outras. Suponha que uma parte pende de v pelo seu vértice u, e que além de u há partes menores que penderiam de u. Uma escolha nela cobre u de qualquer modo. Ou se escolhe o próprio u, e ficam as partes menores; ou um vértice mais distante, e então uma das partes menores é trocada pelo que uma escolha nela deixa.",
  "learn.convexity.tree.options": "Portanto, para achar o nímero de uma parte não basta conhecer os nímeros das partes menores. É preciso conhecer as *opções* delas, todos os nímeros a que uma escolha pode levar. Um monte de 1 só pode ir a 0. Mas uma parte que vale 1 pode muito bem ter opções acima de 1, desde que 0 esteja entre elas e 1 não.",
  "learn.convexity.tree.theorem": "Sejam h₁, …, hₖ os nímeros das partes menores e O₁, …, Oₖ os seus conjuntos de opções, e seja x a soma nim dos hᵢ. Então as opções da parte são x, e x ⊕ hᵢ ⊕ o para cada i e cada o de Oᵢ; o seu nímero é o menor número que não está entre elas. Uma folha tem 0 como única opção e vale 1.",
  "learn.convexity.tree.example": "Tome três pernas de comprimento 2, rotuladas em uma folha. Uma perna vista do centro tem as opções 0 e 1, e vale 2. Duas delas atrás do centro: x = 2 ⊕ 2 = 0, as opções são 0, 2 e 3, o nímero é 1. Um passo mais para fora: x = 1, e as opções são 1 e 1 ⊕ 1 ⊕ {0, 2, 3}, isto é, 0, 1, 2 e 3. O todo vale 4. Só com o nímero 1, como se fosse um monte, teríamos obtido 2.",
  "learn.convexity.tree.caption": "Três pernas de comprimento 2 com uma folha rotulada: vale ∗4. Procure as escolhas que levam a ∗2 e ∗3.",
  "learn.convexity.tree.misere": "Se a última escolha perde, pouco muda: enquanto alguma parte tiver mais de uma jogada, uma boa escolha é a mesma da modalidade normal. Só quando todas as partes são vértices isolados é que se contam, e quem joga quer um número par. No Nim misère é a mesma coisa.",

  "learn.convexity.hackenbush.title": "Hackenbush, de cabeça para baixo",
  "learn.convexity.hackenbush.text": "Agora cada vértice é de Alice ou de Bob, que só podem escolher os seus. Rotule o centro de uma estrela cujas pernas são caminhos. Em uma perna, escolher um vértice o cobre com tudo o que há entre ele e o centro; o que está mais longe fica. Vire a perna e ponha a folha no chão: escolher um vértice corta uma aresta, e tudo acima cai. É um caule de Hackenbush, azul para Alice e vermelho para Bob.",
  "learn.convexity.hackenbush.caption": "Duas pernas que valem 1/2 e uma que vale −1: juntas, 0. Alice começa, você é Bob.",
  "learn.convexity.hackenbush.leaf": "Cuidado com o sentido. Uma perna com um vértice de Alice na folha e um de Bob junto ao centro é BR, uma aresta azul no chão: a escolha de Alice leva as duas, a de Bob só a dele, e vale 1/2. Lida a partir do centro seria RB, que vale −1/2.",
  "learn.convexity.hackenbush.theorem": "Uma estrela cujas pernas são caminhos, com o centro rotulado, é a soma dos caules que se obtêm lendo cada perna da folha ao centro. Em geral, o jogo fechado partizan em uma árvore sempre vale um número quando há um vértice rotulado.",
  "learn.convexity.hackenbush.arrows": "Para as árvores de Hackenbush com ramos são necessárias setas. Tome uma árvore de setas que se afastam da raiz, deixe os caminhos seguirem as setas, e rotule um vértice além de cada ponta. Escolher um vértice cobre tudo o que há nos caminhos dali até as pontas: tudo o que se apoia nele. Assim, cada árvore vermelha e azul de Hackenbush é um jogo desses.",
  "learn.convexity.hackenbush.tree": "A árvore BR(R)(BB) de Hackenbush, que vale 3/4. Observe um vértice para ver o que a aresta dele derrubaria.",

  "learn.convexity.fuzzy.title": "Número nenhum",
  "learn.convexity.fuzzy.text": "Em grafos com ciclos os valores não precisam ser números. Em um anel de quatro, colorido alternadamente, vence quem começa: o valor é ∗, nem mais nem menos que 0, e tampouco 0. Isso vale nos quatro jogos.",
  "learn.convexity.fuzzy.caption": "Alice tem 1 e 3; Bob, 2 e 4. Você começa.",

  "learn.convexity.source.title": "Uma observação sobre a fonte",
  "learn.convexity.source.text": "Estes jogos em grafos, e o que têm a ver com Hackenbush, são o tema de uma tese de Matias (UFC, 2023). Quatro coisas nela pedem correção; cada afirmação acima foi conferida experimentando tudo em grafos pequenos.",
  "learn.convexity.source.options": "O seu algoritmo para árvores guarda só o nímero de cada parte menor e não as opções. Para a árvore acima dá ∗2, quando o certo é ∗4.",
  "learn.convexity.source.colour": "A sua fórmula para uma árvore colorida inteira deixa os dois começarem em qualquer lugar. A primeira escolha de Alice deve ser um vértice dela, e a de Bob um dele.",
  "learn.convexity.source.fuzzy": "Diz que um jogo colorido nunca é nebuloso, isto é, que nunca vence quem começa. O quadrado é.",
  "learn.convexity.source.direction": "Lê as pernas do centro à folha, quando deveria ser da folha ao centro.",
  "learn.convexity.source.matias": "Matias, tese sobre jogos de convexidade e Hackenbush, Universidade Federal do Ceará, 2023.",

  "learn.convexity.try.title": "Para continuar",
  "learn.convexity.try.petersen": "No [grafo de Petersen](#convexity:1-2,2-3,3-4,4-5,5-1,1-6,2-7,3-8,4-9,5-10,6-8,8-10,10-7,7-9,9-6) todos os começos são iguais. Quem vence? E no jogo do fecho?",
  "learn.convexity.try.family": "Ligue o raio X e calcule uma família de grafos: o que você vê nos ciclos, e o que nas grades de duas linhas?",
  "learn.convexity.try.star": "Faça, a partir de [uma colorida](#edit/convexity:1-2,2-3,1-4,4-5,1-6;labelled=1;colors=ABABAB), uma estrela subdividida que valha exatamente 1/4.",
  "learn.convexity.try.draw": "Desenhe um grafo em que o jogo do intervalo e o do fecho tenham vencedores diferentes. Quão pequeno ele pode ser?"
};
