export default {
  "learn.nim.intro": "O Nim tem duas regras e uma teoria completa. Aprende-se em um minuto, perde-se por uma hora e, depois desta página, você não perderá mais uma partida ganha. Jogue em cada tabuleiro antes de continuar a ler: o teorema vale mais para quem quase o encontrou por conta própria.",

  "learn.nim.one.title": "Um monte",
  "learn.nim.one.play": "Quinze pedras. Tire uma, duas ou três. Quem tira a última pedra *perde*. Jogue algumas vezes e observe o que acontece quando restam poucas.",
  "learn.nim.one.caption": "Você começa. Que números convém deixar?",
  "learn.nim.one.end": "Pense a partir do fim. Com 1 pedra você já perdeu: tem de tirá-la. Com 2, 3 ou 4 você vence, porque pode deixar 1. Então 5 está perdido outra vez: tire o que tirar, o adversário encontra 2, 3 ou 4. E assim por diante, de quatro em quatro: 1, 5, 9, 13, 17, 21…",
  "learn.nim.one.theorem": "Um monte, no máximo N pedras por jogada, a última pedra perde: quem está na vez perde exatamente quando o número de pedras é k(N+1)+1, com k = 0, 1, 2, …",
  "learn.nim.one.graph": "Os quadrados são os números que convém deixar, e os arcos grossos levam a eles. Vinte e um é um quadrado, portanto deixe o robô começar. Responda ao 1 dele com 3, ao 2 com 2 e ao 3 com 1.",
  "learn.nim.one.source": "Este desenho e o nome *rótulo vencedor* para os quadrados vêm de um artigo de Rojas e Martínez (2019). A fórmula deles para os rótulos, k(N+1)+N+2, começa um passo tarde demais: deixa de fora o rótulo 1, e um programa que a segue erra quando restam de 2 a N+1 pedras. Aqui o 1 é um rótulo como os outros.",
  "learn.nim.one.zermelo": "Raciocinar a partir do fim decide *todas* as posições de um jogo finito sem acaso e sem segredos: estão ganhas, perdidas ou empatadas antes que alguém jogue. O primeiro teorema desse tipo era sobre o xadrez. Ernst Zermelo o demonstrou em 1913, e este site leva o seu nome.",

  "learn.nim.two.title": "Dois montes e um espelho",
  "learn.nim.two.play": "De agora em diante você pode tirar quantas pedras quiser, mas de um só monte, e a última pedra *vence*. Dois montes iguais são um presente para quem joga em segundo lugar: copie cada jogada no outro monte. Você sempre tem uma resposta, portanto a última resposta é sua.",
  "learn.nim.two.caption": "O robô começa. Seja o espelho dele.",
  "learn.nim.two.unequal": "Se os montes são diferentes e é a sua vez, iguale-os e torne-se o espelho. Com dois montes, portanto, quem está na vez perde exatamente quando os montes são iguais.",

  "learn.nim.sum.title": "Três montes e as colunas binárias",
  "learn.nim.sum.break": "Com três montes não há espelho, ou assim parece. Há, sim, mas ele não reflete montes: reflete potências de dois.",
  "learn.nim.sum.powers": "Decomponha cada monte em potências de dois distintas: 3 = 2+1, 5 = 4+1, 7 = 4+2+1. O 4 aparece duas vezes, o 2 aparece duas vezes, mas o 1 aparece três: um deles fica sem par. Tire-o, de qualquer monte que o tenha, e tudo fica em pares.",
  "learn.nim.sum.caption": "Aponte para uma pedra e veja que algarismos essa jogada mudaria. Depois tire uma pedra de qualquer monte e mantenha pares todas as colunas.",
  "learn.nim.sum.define": "Em binário, uma potência sem par é uma coluna com um número ímpar de uns. Ponha 1 sob cada coluna ímpar e 0 sob cada coluna par, sem “vai um”, e você tem a *soma nim*. O seu sinal é ⊕: 3 ⊕ 5 ⊕ 7 = 1.",
  "learn.nim.sum.theorem": "Teorema de Bouton (1901). Se a última pedra vence, quem está na vez perde exatamente quando a soma nim dos montes é zero.",

  "learn.nim.why.title": "Por que funciona",
  "learn.nim.why.zero": "*A partir de zero não se pode continuar em zero.* Uma jogada muda exatamente um monte, logo muda pelo menos um dos seus algarismos binários. Nessa coluna o número de uns era par e agora é ímpar.",
  "learn.nim.why.other": "*A partir de qualquer outra soma pode-se chegar a zero.* Vá à coluna ímpar mais à esquerda. Ali um número ímpar de montes tem um 1, de modo que pelo menos um tem. Nesse monte mude o algarismo de cada coluna ímpar. A mudança mais à esquerda é de 1 para 0, logo o número ficou menor: é uma jogada válida. E agora todas as colunas são pares.",
  "learn.nim.why.end": "A mesa vazia tem soma nim zero. Quem deixa zero uma vez pode deixar zero de novo depois de cada resposta, enquanto as pedras se acabam. No fim, é essa pessoa que deixa a mesa vazia.",
  "learn.nim.why.caption": "Das doze primeiras jogadas, só uma vence. As colunas dizem qual.",

  "learn.nim.misere.title": "Quando a última pedra perde",
  "learn.nim.misere.rule": "Agora inverta o fim, como no filme *O ano passado em Marienbad*: quem tira a última pedra perde. Muda espantosamente pouco. Jogue como antes enquanto você deixar algum monte de dois ou mais. Quando a sua jogada fosse deixar só montes de um, deixe um número *ímpar* deles.",
  "learn.nim.misere.caption": "1 ⊕ 3 ⊕ 5 ⊕ 7 = 0, portanto você joga em segundo lugar. O robô não vai ajudar.",
  "learn.nim.misere.why": "Por que você pode escolher? Alguém tem de fazer, enfim, a jogada que deixa só uns, e antes dela há exatamente um monte grande. A soma nim não é zero, logo a vez é de quem segue a estratégia: você. Reduza o monte grande a 1 ou a 0, o que deixar ímpar o número de uns.",

  "learn.nim.limits.title": "Quando só algumas jogadas são permitidas",
  "learn.nim.limits.max": "No máximo N pedras por jogada, vários montes, a última pedra vence: N+1 pedras não valem mais que nenhuma, porque toda jogada dentro delas pode ser completada até N+1. Conte cada monte como o seu resto na divisão por N+1 e some os restos com ⊕.",
  "learn.nim.limits.mex": "E se só for possível tirar 1, 3 ou 4? Dê a cada tamanho um número, o seu *valor nim*: o menor número a que nenhuma jogada leva. O tamanho 0 recebe 0. De 1 chega-se a 0, logo recebe 1. De 2 chega-se a 1, cujo valor é 1, logo 2 recebe 0. Continuando: 0, 1, 0, 1, 2, 3, 2, e depois os mesmos sete outra vez, para sempre.",
  "learn.nim.limits.caption": "Os quadrados, os tamanhos de valor nim 0, repetem-se com período sete.",
  "learn.nim.limits.period": "Para toda lista finita de quantidades os valores se repetem mais cedo ou mais tarde. Por isso um monte de um bilhão de pedras não é mais difícil que um pequeno.",
  "learn.nim.limits.theorem": "Sprague (1935) e Grundy (1939). Troque cada monte pelo seu valor nim e jogue Nim com os valores: quem está na vez perde exatamente quando a soma nim deles é zero. E nesses jogos também vale a regra da última pedra que perde (Ferguson 1974): trate os valores nim como montes.",

  "learn.nim.try.title": "Agora você",
  "learn.nim.try.mirror": "Sete montes do mesmo tamanho: [7 × 4](#nim:4,4,4,4,4,4,4). Quem vence, e como?",
  "learn.nim.try.columns": "Encontre no papel todas as jogadas vencedoras de [11, 14, 9](#nim:11,14,9) e depois pergunte ao raio X.",
  "learn.nim.try.giant": "[14, 999 e um milhão](#nim:14,999,1000000): só uma jogada vence. Bastam quatro linhas em binário.",
  "learn.nim.try.cost": "Em qualquer tabuleiro abra o raio X e conte o que custa o retrocesso. Depois acrescente um monte.",
  "learn.nim.source.rojas": "Rojas e Martínez, artigo sobre o Nim de um monte (2019)."
};
