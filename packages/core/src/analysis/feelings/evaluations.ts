const lists: Readonly<Record<string, string>> = {
  '0.8':
    'amazing fantastic incredible wonderful awesome perfect beautiful superb brilliant best ' +
    'magical unforgettable excellent marvellous marvelous gorgeous',
  '0.5':
    'good great lovely nice pleasant kind sweet won win success successful succeed succeeded ' +
    'better improved improving gentle sunny delicious thanks thank smooth smoothly productive ' +
    'promoted passed laugh progress healthy helped helpful supportive hug hugged gift warm easy ' +
    'welcome beautifully friendly worth achieved healed healing recovered yay celebrate sunshine',
  '-0.5':
    'bad hard difficult tough rough rubbish crap crappy worse problem problems trouble failed fail ' +
    'failing failure mistake mistakes sick ill pain painful hurts ache headache migraine fight ' +
    'fighting fought shouted shouting yelled yelling lost wrong stupid useless lonely mess messy ' +
    'rejection rejected cancelled late broke broken sore insomnia ugly stuck rude mean weak ' +
    'setback delayed worst-case nasty hurting injured injury fever breakup divorce unfair lousy',
  '-0.8':
    'awful terrible horrible worst dreadful hell nightmare disaster died death dying funeral ' +
    'cancer hateful abusive abuse tragic tragedy unbearable fired redundant',
}

/** The valence of words that evaluate the world, not a feeling. */
export const evaluations: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  Object.entries(lists).flatMap(([value, words]) =>
    words.split(' ').map((word): [string, number] => [word, Number(value)]),
  ),
)
