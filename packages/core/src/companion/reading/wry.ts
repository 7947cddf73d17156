const PRAISE =
  'fantastic|great|lovely|brilliant|wonderful|perfect|marvellous|superb|amazing|awesome|delightful|fabulous|excellent|terrific|super|splendid|nice'

/** Praise on its own, or typical ironic praise. */
const MOCKS = new RegExp(
  String.raw`(?:^|[.!?\n]\s*)(?:(?:oh|well|just|how|yeah|so|and|ah|really) )*(?:${PRAISE})(?: one| stuff)?(?:[.,!…]|$)|\boh (?:good|joy|goody)\b|(?:^|[.!?]\s+)so (?:blessed|lucky|honoured|excited)\b|(?:[.!]\s+)can['’]?t wait\.|\bi (?:just|really|do|absolutely|simply) love (?:it when|how|when|being|that|having)|\bi (?:just|simply) love \w+ing\b|\blove that for me\b|\bliving the dream\b|\bjust what i (?:needed|wanted)\b|\bexactly what i (?:needed|wanted)\b|\b(?:lucky|happy) me\b|\bwhat (?:a|an) (?:joy|treat|delight|surprise)\b|\bbest (?:\w+ )?\w+ ever\b|\bso that['’]?s (?:${PRAISE})\b`,
  'i',
)
/** Things that spoil a day. */
const SPOILT =
  /n['’]t\b|["“][^"”]{3,40}["”]|\b(?:again|another|wrong|brok\w+|broke|flood\w*|late|gone|cancel\w*|ate|fail\w*|lost|dead|died|spil\w+|stuck|puncture|leak\w*|queue\w*|delay\w*|miss(?:ed)?|forg[eo]t\w*|nobody|not|no|never|instead|ruin\w*|mould|rain\w*|bill|sick|vomit\w*|already|only|hours|on hold|cut (?:me|us|it) off)\b/i
const MEANT = /!!|[:;]-?\)|❤|🎉|😊|😀|🥳|😄|😂/u

/** Detects irony: praise beside things that spoil a day. */
export function isWry(text: string): boolean {
  return text.length < 1500 && MOCKS.test(text) && SPOILT.test(text) && !MEANT.test(text)
}

/** A line that only makes sense as irony. */
export const mocks = (line: string) => MOCKS.test(line)
