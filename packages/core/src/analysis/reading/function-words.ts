/**
 * Function words that identify a language. Unsupported languages are included, too: without them
 * Italian would pass for Spanish.
 */
const words: Readonly<Record<string, string>> = {
  en:
    "the and to of a i i'm i've i'd i'll is was it it's that for with you my me but not have had " +
    "been this at so be are am on just in as we he she they do did don't didn't today what how " +
    'feel felt about because when all from like really an or if then there no more im ive dont ' +
    "can can't could couldn't would should will still again guess very much too went got get day " +
    'by out up them her his him our their has who why where some any feeling again never myself',
  de:
    'ich und der die das nicht ist war mit auf für ein eine einen einem mir mich heute habe hatte ' +
    'wir aber auch es zu den dem von dass wie bin sehr noch im er sie so mein meine meiner meinem ' +
    'wieder nur als bei nach am um aus wenn was schon doch gut mal oder hat sich kein keine',
  fr:
    "je et le la les des de du un une est pas que qui dans pour avec mon ma mes j'ai c'est suis " +
    "nous mais très aujourd'hui sur ne il elle au aux en ce cette était me plus tout ça on sans " +
    "comme j'étais moi n'ai bien fait être d'un d'une qu'il qu'elle avons leur son sa ses ou où",
  es:
    'yo y el la los las de que no es en un una mi mis me con por para muy hoy pero como estoy fue ' +
    'se más lo su sus al del ha he todo esta este esto porque cuando estaba tengo siento también ' +
    'ya nos son era hay sin ser sobre día qué',
  it:
    'io e il la lo gli le di che non è sono un una mi con per ma come oggi ho ha del della nel ' +
    'nella più anche questo questa molto era mio mia ci si al alla da in bene perché quando dei',
  pt:
    'eu e o a os as de que não é um uma em no na com por para mas como hoje estou foi se mais ' +
    'muito meu minha me do da dos das ao estava tenho também já isso ele ela nos porque quando',
  nl:
    'ik en de het een niet is was met op voor mij me vandaag heb had we maar ook te van dat hoe ' +
    'ben zeer nog in er ze zo mijn weer als bij naar aan om uit wat al toch goed of heeft geen',
  sv:
    'jag och det är att en ett inte var med på för mig idag har hade vi men också av som så ' +
    'min mitt mina den de till om när från jeg og ikke meg mig også av et nå men til',
}

/** The languages of a function word. */
export const functionWords: ReadonlyMap<string, readonly string[]> = /* @__PURE__ */ byWord()

function byWord(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [language, list] of Object.entries(words))
    for (const word of new Set(list.split(' '))) {
      const languages = found.get(word)
      if (languages) languages.push(language)
      else found.set(word, [language])
    }
  return found
}
