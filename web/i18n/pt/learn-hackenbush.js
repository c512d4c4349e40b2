export default {
  "learn.hackenbush.intro": "Hackenbush se joga com tesoura sobre um desenho, e dele crescem números. Não como pontos que alguém anota: as próprias posições se comportam como números, com metades, quartos e todas as outras frações desse tipo. John Conway construiu sobre essa observação toda a teoria dos números e dos jogos. Aqui você pode chegar a ela cortando.",

  "learn.hackenbush.free.title": "Contar jogadas livres",
  "learn.hackenbush.free.text": "Azul corta arestas azuis, Vermelho corta vermelhas. Quem não pode cortar, perde. Se cada aresta está sozinha no chão, não há o que pensar: cada jogador tem simplesmente um número de jogadas.",
  "learn.hackenbush.free.caption": "Três hastes azuis e duas vermelhas; Azul começa. Você é Vermelho.",
  "learn.hackenbush.free.count": "Você perdeu, mas por quanto? Azul tem 3 jogadas livres e Vermelho tem 2, então Azul está à frente por 3 − 2 = 1. Dizemos que a posição *vale* 1. As jogadas de Azul contam como positivas, as de Vermelho como negativas. Mais que 0 quer dizer que Azul vence, comece quem começar; menos que 0, que Vermelho vence; e com exatamente 0 perde quem tem de jogar, porque ao outro sempre resta uma resposta.",

  "learn.hackenbush.half.title": "Meia jogada",
  "learn.hackenbush.half.text": "Agora ponha uma aresta vermelha em cima de uma azul. Vermelho pode cortar a de cima, e nada mais acontece. Azul pode cortar a de baixo, e a vermelha cai junto.",
  "learn.hackenbush.half.one": "Uma aresta azul com uma vermelha em cima. Comece quem começar, Azul vence: experimente os dois casos.",
  "learn.hackenbush.half.how": "Azul está à frente, então vale mais que 0. Mas vale menos que 1, porque Vermelho também tem algo a dizer. Quanto vale, então? Compare com o que já conhecemos: pegue dois desses caules e dê a Vermelho uma jogada livre contra eles.",
  "learn.hackenbush.half.caption": "Dois desses caules e uma haste vermelha. Azul começa e você é Vermelho: dá para vencer.",
  "learn.hackenbush.half.theorem": "BR + BR + R vale 0: quem começa perde. Então dois desses caules valem exatamente uma jogada, e um deles vale 1/2.",

  "learn.hackenbush.quarter.title": "Quartos, e assim por diante",
  "learn.hackenbush.quarter.text": "Mais uma aresta vermelha em cima divide de novo por dois. Dois caules BRR valem tanto quanto um caule BR; contra RB, que é −1/2, eles somam 0. Com n arestas vermelhas sobre uma azul chegamos a 1/2ⁿ: cada vez menos, nunca nada. Uma aresta azul sob trinta vermelhas ainda vence para Azul se não houver mais nada de pé.",
  "learn.hackenbush.quarter.caption": "1/4 + 1/4 − 1/2 = 0. Azul começa, você é Vermelho.",

  "learn.hackenbush.line.title": "A reta se enche",
  "learn.hackenbush.line.text": "Cada caule de arestas azuis e vermelhas vale um número. Antes do primeiro dia só existe o chão nu, que vale 0. A cada dia os caules podem crescer uma aresta, e nascem números novos: um além de cada ponta dos que já existem, e um no meio de cada intervalo. Escolha um número para ver o seu caule, e corte.",
  "learn.hackenbush.line.day": { "one": "Dia {day}: {count} número.", "other": "Dia {day}: {count} números." },
  "learn.hackenbush.line.type": "Ou qualquer fração cujo denominador seja uma potência de dois:",
  "learn.hackenbush.line.grow": "Fazer crescer",
  "learn.hackenbush.line.again": "Fazer crescer de novo",
  "learn.hackenbush.line.bad": "Era esperado um número como 5/8 ou −2,75, cujo denominador seja uma potência de dois: nenhum caule finito vale outra coisa.",
  "learn.hackenbush.line.tall": "Esse caule teria mais de {max} arestas.",
  "learn.hackenbush.line.bare": "O chão nu vale {value}.",
  "learn.hackenbush.line.stalk": { "one": "{letters} vale {value}. Nasceu no dia {count}.", "other": "{letters} vale {value}. Nasceu no dia {count}." },
  "learn.hackenbush.line.left": "Vez de {player}. O que resta vale {value}.",
  "learn.hackenbush.line.over": "{player} não pode mais cortar. O que resta vale {value}.",
  "learn.hackenbush.line.caption": "Cada número fica abaixo do intervalo em que nasceu. Na reta de baixo, quanto mais antigo o número, mais alta a sua marca.",
  "learn.hackenbush.line.rule": "O caule se lê na árvore, e o número se lê no caule. Suba a partir do chão. Enquanto a cor não muda, cada aresta conta uma jogada inteira. A partir da primeira mudança de cor, cada aresta conta metade da anterior, somando as azuis e subtraindo as vermelhas. BBRB é 2 − 1/2 + 1/4 = 7/4. É a regra de Berlekamp.",

  "learn.hackenbush.sum.title": "Por que se pode somar",
  "learn.hackenbush.sum.text": "Caules que estão lado a lado são uma *soma*: cada jogada é feita em um deles. Pegue um desenho qualquer e ponha ao lado o oposto, com as cores trocadas. Então vence quem joga em segundo lugar, copiando cada jogada do outro lado. Assim, um desenho e o seu oposto juntos valem 0.",
  "learn.hackenbush.sum.caption": "Dois caules e os seus opostos. Azul começa; responda a cada corte com o mesmo corte no espelho.",
  "learn.hackenbush.sum.equal": "Isso basta para fazer contas. Dois desenhos valem o mesmo se um deles ao lado do oposto do outro dá 0. E uma parte que vale 0 pode ser acrescentada ou retirada sem mudar quem vence: sempre que alguém joga nela, o outro responde nela. Por isso pudemos descobrir jogando que BR é 1/2, sem nunca ter dito o que é meia jogada.",
  "learn.hackenbush.sum.theorem": "O valor de uma soma é a soma dos valores. Para saber quem vence num jardim de cem caules, some cem números.",

  "learn.hackenbush.simple.title": "O número mais simples",
  "learn.hackenbush.simple.text": "Quanto vale um desenho que não é um caule? Veja aonde leva um corte. Digamos que o melhor corte de Azul leve a l e o melhor de Vermelho leve a r. Escrevemos o desenho como {l|r}. Em vermelho e azul, cada corte próprio custa alguma coisa, então l é sempre menor que r.",
  "learn.hackenbush.simple.theorem": "{l|r} é o número mais simples estritamente entre l e r: 0, se estiver entre eles; senão, o inteiro mais próximo de 0; senão, a fração com a menor potência de dois no denominador. É o que nasceu primeiro.",
  "learn.hackenbush.simple.caption": "O melhor corte de Azul leva a 1/2, o de Vermelho a 7/8: o número mais simples entre eles é 3/4.",
  "learn.hackenbush.simple.cold": "É urgente jogar alguma vez? No go ou no xadrez, muitas vezes é: essas posições se chamam *quentes*. O Hackenbush vermelho e azul é sempre *frio*. As suas arestas são a sua reserva de jogadas, e cada corte gasta um pouco dela: os cortes de Azul só diminuem o número, os de Vermelho só o aumentam. Todos preferem que o outro jogue, e é exatamente isso que faz das posições números.",

  "learn.hackenbush.tree.title": "Árvores",
  "learn.hackenbush.tree.text": "Ramos que crescem do mesmo ponto podem ser trocados por um único caule que valha o que eles valem juntos. É o *princípio dos dois-pontos*. Na árvore abaixo, os ramos BR e R valem juntos 1/2 − 1 = −1/2, tanto quanto o caule RB. Então a árvore B(BR)(R) vale tanto quanto o caule BRB, que é 3/4.",
  "learn.hackenbush.tree.caption": "A árvore e o oposto do caule: juntos valem 0. Azul começa, você é Vermelho.",
  "learn.hackenbush.tree.theorem": "Uma aresta azul sob ramos que juntos valem x vale (x + p)/2ᵖ⁻¹, onde p = 1, 2, 3, … é o menor com x + p > 1. Para uma aresta vermelha, a imagem no espelho. Assim, uma floresta se calcula das pontas até o chão, cada aresta uma vez.",
  "learn.hackenbush.tree.source": "As árvores que estão entre as posições que vale conhecer vêm de uma tese de Matias (UFC, 2023), que ensina a mesma teoria. Três coisas nela pedem uma observação. A sua regra para o número mais simples dá 1 para {−1/2|1/2} e 1/4 para {1/8|5/8}, quando deveria dar 0 e 1/2. O seu programa esquece o sinal dos caules que começam em vermelho: RB é −1/2. E o seu método, que ela chama de polinomial, visita todas as posições que podem surgir, que podem ser exponencialmente muitas; com a fórmula acima cada aresta é visitada uma vez, e dez mil arestas levam um instante.",

  "learn.hackenbush.green.title": "O que o verde faz",
  "learn.hackenbush.green.star": "As arestas verdes são de ambos. Uma só é uma coisa estranha: quem joga primeiro a retira e vence. Então ela não é 0, e não é nem mais nem menos que 0. Chama-se estrela e se escreve *∗*. Um caule verde de n arestas pode ser cortado por qualquer um dos dois até qualquer altura menor: é um monte de Nim com n pedras, um *nímero*.",
  "learn.hackenbush.green.nim": "Tudo verde: Nim com montes de 2, 3 e 4. Você começa.",
  "learn.hackenbush.green.up": "Ponha uma aresta azul sobre uma verde. Os dois podem cortar a verde e acabar com tudo; só Azul pode cortar também a azul, e resta ∗. Escrito por inteiro é {0,∗|0}, que se chama cima-estrela, ↑∗. Já não é um número, e abaixo está desenhado o seu *termógrafo*: o que resta do valor para cada jogador quando cada jogada paga um imposto. Aqui os dois lados se encontram em 0 de imediato: o que está em jogo é menor que qualquer imposto.",
  "learn.hackenbush.green.caption": "Uma aresta azul sobre uma verde: média 0, temperatura 0.",
  "learn.hackenbush.green.tiny": "Com outra aresta verde ao lado temos ↑∗ + ∗ = ↑, que é mais que 0: Azul vence, comece quem começar. Mas como é pouco! É menos que 1/2, menos que 1/16, menos que qualquer número positivo. Esses valores se chamam *infinitesimais*. Basta a Vermelho um caule fino como um fio de cabelo para virar o jogo.",
  "learn.hackenbush.green.lost": "↑ contra −1/16. Azul começa, e perde. Faça o caule vermelho tão fino quanto quiser.",

  "learn.hackenbush.round.title": "Ciclos",
  "learn.hackenbush.round.fusion": "Num desenho com anéis nada cai até que se corte o último caminho até o chão. Se tudo é verde há um belo atalho, o *princípio da fusão*: todos os pontos de um anel podem ser fundidos em um só, e as suas arestas viram laços, que valem tanto quanto folhas de grama. Assim, todo desenho verde vale um nímero que se encontra com um lápis.",
  "learn.hackenbush.round.caption": "Uma flor com um anel, e um arco. Encolha os dois anéis: o que resta?",
  "learn.hackenbush.round.hard": "Em vermelho e azul um desenho com anéis ainda vale um número, mas ninguém conhece um jeito rápido de encontrá-lo: o problema é NP-difícil (Winning Ways, capítulo 7). O programa aqui desmonta o desenho e busca no resto; com três cores e muitos anéis talvez precise desistir, e então avisa.",
  "learn.hackenbush.round.girl": "Você é Azul. A guia é verde.",

  "learn.hackenbush.try.title": "Para continuar",
  "learn.hackenbush.try.garden": "[O jardim](#hackenbush:%28RB%28B%28B%29%28R%29%29%28B%29%29%28BR%29%28R%28R%29%28B%28B%29%28B%29%29%29) vale 1/8. Calcule à mão as suas três árvores e encontre os três cortes que vencem.",
  "learn.hackenbush.try.puzzle": "No [editor](#edit/hackenbush:%28BR%29%28BR%29%28R%29), deixe o programa inventar um problema que vale 0. Escolha ser o segundo, e vença.",
  "learn.hackenbush.try.flowers": "Desenhe flores: caules verdes com pétalas vermelhas e azuis. Quem vence com duas flores iguais? E por que uma única flor nunca é positiva nem negativa, sejam quais forem as pétalas?",
  "learn.hackenbush.try.values": "Digite `{0,*|0}+*` na [calculadora de valores](#learn/values) e compare com `^`.",

  "learn.hackenbush.source.matias": "Matias, tese sobre jogos de convexidade e Hackenbush, Universidade Federal do Ceará, 2023."
};
