export default {
  "learn.tokens.intro": "Todo jogo em que dois jogadores se alternam pode ser desenhado: as posições são vértices, as jogadas são arcos, e uma ficha mostra onde se está. Por isso uma ficha num digrafo não é um jogo, mas todos, também os que não acabam nunca. Esta página leva da última jogada à teoria que serve para uns e outros.",

  "learn.tokens.last.title": "A última jogada vence",
  "learn.tokens.last.text": "Há uma ficha num vértice. Cada um na sua vez, os jogadores a levam por um arco. Numa meta, um vértice de borda dupla, não se pode continuar: quem teria de jogar ali perdeu, e assim venceu quem fez a última jogada.",
  "learn.tokens.last.caption": "Uma ficha e nenhuma volta: cinco jogadas no máximo. Você começa, e pode vencer.",
  "learn.tokens.last.end": "Olhando para a frente desde o início, logo nos perdemos em tantas possibilidades. Há um lugar melhor para começar.",

  "learn.tokens.back.title": "Por que as marcas andam para trás",
  "learn.tokens.back.text": "Comece onde não há mais nada a decidir. Dê uma letra a cada vértice: *P* se quem joga ali perde (vence o jogador *prévio*), *N* se quem joga vence (em inglês, *next*, o próximo a jogar).",
  "learn.tokens.back.end": "Uma meta é P.",
  "learn.tokens.back.win": "Um vértice com um arco para um P é N: vá para lá.",
  "learn.tokens.back.loss": "Um vértice cujos arcos levam todos a um N é P: faça o que fizer, você entrega uma vitória.",
  "learn.tokens.back.caption": "O percurso no tabuleiro acima. Os arcos marcados são a razão da marca.",
  "learn.tokens.back.why": "Uma marca depende só dos vértices que vêm depois. Por isso o percurso anda contra as setas, e por isso basta-lhe passar uma vez por cada arco. Junto com a letra ele encontra a *distância ao fim*: quantas jogadas dura a partida se quem vence se apressa e quem perde demora.",

  "learn.tokens.mex.title": "Números em vez de letras",
  "learn.tokens.mex.text": "Para uma ficha bastam as letras. Para várias é preciso saber mais, e um número o diz: o *mex*, o mínimo excluído, o menor de 0, 1, 2, … que nenhum sucessor tem.",
  "learn.tokens.mex.caption": "O mesmo tabuleiro com os seus valores. O vértice 1 tem sucessores que valem 0, 1 e 2, e por isso vale `*3`, como um monte de três no Nim.",
  "learn.tokens.mex.zero": "O 0 é o P de antes: nenhum sucessor tem 0, e assim toda jogada se afasta dele, e de todo o resto há uma jogada que leva a 0. Mas agora um vértice que vale `*3` se distingue de um que vale `*2`: dele se pode ir a `0`, a `*` e a `*2`, tal como de um monte de três.",

  "learn.tokens.sum.title": "Várias fichas",
  "learn.tokens.sum.text": "Com várias fichas, cada jogada move uma delas, a que se quiser. Isso é uma *soma* de jogos. Seria possível desenhar todas as maneiras de pôr as fichas como um só digrafo enorme; não é preciso.",
  "learn.tokens.sum.theorem": "Sem ciclos, cada ficha conta como um monte de Nim do tamanho do seu valor: quem joga perde exatamente se a soma nim de todos os valores é 0. (Sprague 1935, Grundy 1939)",
  "learn.tokens.sum.caption": "O próprio Nim: um vértice para cada tamanho de um monte, uma ficha para cada monte. O painel soma os valores em binário.",

  "learn.tokens.cycles.title": "O que dá errado com ciclos",
  "learn.tokens.cycles.text": "Nenhuma regra proíbe que os arcos deem voltas. Então a partida pode continuar para sempre, e ninguém faz uma última jogada: empate.",
  "learn.tokens.cycles.ring": "Dois vértices, dois arcos. Quando a posição se repete, o empate é proposto: o jogo não pode fazer outra coisa.",
  "learn.tokens.cycles.label": "O percurso para trás ainda funciona, só que não chega a toda parte. O que sobra é *D*, empate: nenhum arco leva dali a um P, e algum leva a outro D.",
  "learn.tokens.cycles.caption": "De 1 se poderia sair do círculo, mas só para 3, onde o outro vence. Por isso os dois ficam dentro.",
  "learn.tokens.cycles.wrong": "Até aqui, tudo bem para uma ficha. Mas o mex perdeu o chão: ele pergunta pelos valores de todos os sucessores, e num círculo cada um espera pelo outro. E as letras não se somam, pois um empate ao lado de outro jogo não precisa ser empate:",
  "learn.tokens.cycles.rescue": "Sozinha, a ficha em 1 é empate: quem sai para 2 perde. Sozinha, a ficha em 4 é uma jogada. Juntas são uma vitória: vá de 1 a 2, e restam dois caminhos iguais.",

  "learn.tokens.infinite.title": "Valores infinitos",
  "learn.tokens.infinite.text": "Cedric Smith descobriu em 1966 o que fazer, e Aviezri Fraenkel e Yaacov Yesha fizeram disso uma teoria própria: a *função de Sprague–Grundy generalizada* G. Alguns vértices ainda recebem um número. Todos os outros recebem o valor ∞(K), em que K é o conjunto dos números que os seus sucessores têm.",
  "learn.tokens.infinite.back": "Quando um vértice pode ter o número m? Quando m é o mex dos sucessores que já têm número e quando a todos os outros se pode responder: se alguém vai para um deles, o adversário segue dali para um vértice que vale m. Então o desvio não serviu de nada. Esse vértice tem de ter recebido o seu m antes, ou os desvios poderiam não acabar nunca.",
  "learn.tokens.infinite.shift": "Um número a e ∞(K) juntos são ∞(K ⊕ a): a se soma em nim a tudo o que está nos parênteses.",
  "learn.tokens.infinite.two": "∞ e ∞ juntos são ∞(), sem nada nos parênteses: vise-se o que se visar, o outro pode continuar jogando noutra parte.",
  "learn.tokens.infinite.theorem": "Quem joga perde se a soma é 0. Quem joga vence se a soma é outro número, ou ∞(K) com 0 em K. Se é ∞(K) sem 0 em K, ninguém pode forçar a vitória.",
  "learn.tokens.infinite.caption": "Os valores do tabuleiro da tese, na ordem em que aparecem. Os arcos tracejados são os caminhos de volta. No fim restam 13, 14, 15 e 16: são infinitos.",

  "learn.tokens.hurry.title": "Por que é preciso pressa para vencer",
  "learn.tokens.hurry.text": "Sem ciclos, “ir sempre a 0” vence. Com ciclos não basta: pode-se ir de 0 em 0 sem fim e não vencer nunca.",
  "learn.tokens.hurry.door": "De 1, os dois arcos levam a um vértice que vale 0. Mas 1 → 2 só faz o outro voltar a 1. Saia por 1 → 3.",
  "learn.tokens.hurry.counter": "Por isso quem vence precisa de algo que se esgote: um *contador*. Com uma ficha é a distância ao fim. Com várias, cada vértice tem o seu contador, os de todas as fichas se somam, e entre as jogadas a 0 escolhe-se uma que deixe a soma o menor possível. Ela cai com cada jogada de quem vence, e um número inteiro não pode cair para sempre.",
  "learn.tokens.hurry.now": "E onde a soma é ∞(K) com 0 em K, a vitória só está ao alcance agora: uma jogada a deixa em 0. Qualquer outra deixa o jogo infinito, e o outro pode ficar com o 0, ou fazer com que ninguém mais chegue a ele.",
  "learn.tokens.hurry.caption": "A ficha em 16 é infinita, e a soma também. Mesmo assim, uma jogada vence. Qual?",

  "learn.tokens.maps.title": "Tabuleiros que se jogam igual",
  "learn.tokens.maps.text": "Dois tabuleiros podem ser diferentes e se jogar igual. Leve cada vértice de um a um vértice do outro: quando todos os valores se conservam?",
  "learn.tokens.maps.theorem": "Uma aplicação conserva G se cada arco vai para um arco e cada arco que sai de uma imagem vem de um arco. Num tabuleiro sem ciclos os arcos podem até ir para arcos invertidos. (Fraenkel e Yesha 1986)",
  "learn.tokens.maps.caption": "Quatro vértices vão para três: 2 e 3 se tornam um. Leve 4 a 2 e veja qual vértice reclama.",
  "learn.tokens.maps.largest": "Se dois vértices do mesmo tabuleiro seguem igual neste sentido, um deles basta. Juntando tudo o que se pode juntar obtém-se o maior quociente que conserva G.",
  "learn.tokens.maps.whole": "Um tabuleiro de seis vértices",
  "learn.tokens.maps.folded": "Acima, um tabuleiro que é duas vezes o mesmo; abaixo, o que resta dele.",

  "learn.tokens.source.title": "O tabuleiro da tese",
  "learn.tokens.source.text": "O tabuleiro com que este jogo começa, 21 vértices e uma meta, é de uma tese de Berrocal (UPM, 2021), que percorre a mesma teoria e a joga: duas fichas, e uma terceira onde o jogador quiser. Antes de cada vez ela diz ao jogador como ele está, e esta mesa também. Se for lê-la, tenha em mente três coisas:",
  "learn.tokens.source.zero": "∞(K) com 0 em K é uma vitória para quem joga, não um empate. Com uma terceira ficha em 16 vence quem começa, com 16 → 8.",
  "learn.tokens.source.machine": "A sua máquina toma todo ∞ por ruim, e assim deixa passar essas vitórias.",
  "learn.tokens.source.counter": "O contador de uma soma é simplesmente a soma dos contadores.",

  "learn.tokens.try.title": "Experimente",
  "learn.tokens.try.third": "No [tabuleiro da tese](#tokens:1>3,2>9,3>2,3>6,4>1,4>10,5>4,6>4,7>6,7>9,8>6,8>10,9>3,9>17,10>5,11>7,11>12,12>8,13>15,14>13,15>7,15>16,16>8,16>14,16>19,18>15,18>17,19>20,20>10,21>18,21>19;on=11,21) vence quem começa, e só com uma jogada. Em quais quatro vértices uma terceira ficha viraria o jogo?",
  "learn.tokens.try.kayles": "[Kayles com cinco pinos](#tokens:1>2,1>3,1>4,1>5,1>6,2>5,2>6,2>7,2>8,3>5,3>6,3>8,3>9,4>6,4>7,5>7,5>8,5>10,6>7,6>8,6>10,7>10,7>11,8>10,9>8,10>11;on=1): cada vértice é uma fila de pinos com vãos. Só uma primeira jogada vence. Que fila ela deixa?",
  "learn.tokens.try.triangle": "[Um círculo de três](#tokens:1>2,2>3,3>1,3>4;on=1) com uma saída: quem sai, se ninguém erra? E com um círculo de quatro?",
  "learn.tokens.try.own": "Desenhe um tabuleiro seu no [editor](#edit/tokens:1>2,2>1,1>3;on=1) e adivinhe os valores antes de olhar.",

  "learn.tokens.source.berrocal": "Berrocal, tese sobre jogos em digrafos e a função de Sprague–Grundy generalizada, Universidad Politécnica de Madrid (2021)."
};
