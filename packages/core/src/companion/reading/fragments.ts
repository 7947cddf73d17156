import type { Sentence } from '#analysis/index.ts'
import { isSpoken } from './speech.ts'

/** A piece of the text that can be quoted on its own. */
export interface Fragment {
  readonly text: string
  readonly words: number
  readonly sentence: number
  readonly start: number
  readonly end: number
  /** It is the whole sentence. */
  readonly whole: boolean
}

const MIN_QUOTE_WORDS = 3
const MAX_QUOTE_WORDS = 16
/** A whole sentence without a pause may be a little longer. */
const MAX_SENTENCE_WORDS = 18
/** Only the first sentences are candidates for a quote. */
const SENTENCES_READ = 400
/** An endless sentence isn't quoted; searching for its end would take long. */
const ENDLESS = 2000

/** Finds sentence ends in a text without capitals, which the tokenizer misses. */
const STOPS = /[.!]+\s+(?=\p{Ll})/gu
const APART = /[;:()[\]]|\s[—–-]+\s|—|…|\.{2,}/g
const CLAUSES =
  /,\s+|\s+(?=but\s|because\s+i\s|and\s+(?:then|now|i|i['’]m|it|it['’]s|he['’]s|she['’]s|there['’]s|he|she|they|we|the|that|there|(?:did|could|would|have|had|was|do|can)n['’]t)\s)/gi
/** Words that lead into a clause, and are left out of the quote. */
const LEAD_IN = /^(?:and|so|then|well|anyway|plus|also|because)\s+(?=\p{L})/iu
/** A question without its mark would read as a statement. */
const ASKS = /[?？؟]["'”’)\s]*$/
const UNQUOTABLE = /["“”«»?!\n<>{}`|\\]|[.]\s|https?:|\b(?!(?:19|20)\d\d\b)\d{4,}/
const DANGLING =
  /\b(?:a|an|the|and|but|or|so|to|of|in|on|at|for|with|from|that|than|as|if|when|because|my|their|our|its|is|was|are|were|am|be|i|we|he|she|they|it's|i'm|not|very|which|who|then|by|into|like|about|until|even|just|thought|said|asked|told|wondered)$/i
const BEGINS_A_CLAUSE =
  /^(?:(?:but|now|then|still|maybe|perhaps|mostly|tonight|today|tomorrow|at first|for a minute)\s+)*(?:i|i['’]\w+|im|ive|we|we['’]\w+|he|she|they|he['’]s|she['’]s|it|it['’]s|that|that['’]s|this|there|there['’]s|my|our|nobody|everyone|everybody|nothing|part of me|half of me|the \w+|(?:did|could|would|have|had|was|do|can)n['’]t)\s/i
const BEGINS_WITH_A_NAME = /^\p{Lu}\p{L}+\s/u
export const HAS_A_VERB =
  /(?:\b(?:am|is|are|was|were|be|been|have|has|had|do|does|did|can|cannot|could|will|would|should|might|must|may|feel|felt|seem|seems|leave|think|thought|know|knew|want|wanted|need|wish|hope|love|like|miss|hate|get|got|go|goes|went|say|says|said|tell|told|come|came|make|made|take|took|keep|keeps|kept|see|saw|let|put|gave|left|stood|sat|held|began|found|heard|ate|forgot|fell|woke|lay|slept|spent|bought|brought|wrote|hid|met|won|lost|paid|sold|built|lent|drove|ran|read|rang|im|ive|dont|didnt|cant|wasnt)\b|['’](?:m|s|re|ve|d|ll)\b|n['’]t\b|\b\w{3,}ed\b)/i

/** The quotable parts of these sentences: short sentences, and clauses of longer ones. */
export function fragmentsOf(text: string, sentences: readonly Sentence[]): Fragment[] {
  return sentences.slice(0, SENTENCES_READ).flatMap((sentence, index) => {
    if (sentence.text.length > ENDLESS || ASKS.test(sentence.text)) return []
    const found = splitRange(text, sentence.start, sentence.end, STOPS).flatMap(([start, end]) => {
      const whole = fragment(text, start, end, index, true)
      if (!whole || !isQuotable(whole)) return inParts(text, start, end, index)
      return [whole, ...pieces(text, whole, CLAUSES)]
    })
    return found.filter(({ start }) => !isSpoken(text, start))
  })
}

function inParts(text: string, from: number, to: number, index: number): Fragment[] {
  return splitRange(text, from, to, APART).flatMap(([start, end]) => {
    const part = fragment(text, start, end, index, false)
    if (!part) return []
    return isQuotable(part) && isClause(part) ? [part] : pieces(text, part, CLAUSES)
  })
}

function pieces(text: string, of: Fragment, at: RegExp): Fragment[] {
  const found = splitRange(text, of.start, of.end, at)
  if (found.length < 2) return []
  return found.flatMap(([start, end]) => {
    const piece = fragment(text, start, end, of.sentence, false)
    return piece && isQuotable(piece) && isClause(piece) ? [piece] : []
  })
}

/** The ranges between separators. */
function splitRange(text: string, start: number, end: number, at: RegExp): [number, number][] {
  const within = text.slice(start, end)
  const found: [number, number][] = []
  let from = 0
  for (const match of within.matchAll(at)) {
    found.push([start + from, start + match.index])
    from = match.index + match[0].length
  }
  return [...found, [start + from, end]]
}

/** The text of a range without surrounding punctuation. */
function fragment(
  text: string,
  from: number,
  to: number,
  sentence: number,
  whole: boolean,
): Fragment | undefined {
  const raw = text.slice(from, to)
  const signs = /^[^\p{L}\p{N}'’£$€#]*/u.exec(raw)?.[0].length ?? 0
  const leadIn =
    whole && !/^and\s/.test(raw.slice(signs))
      ? 0
      : (LEAD_IN.exec(raw.slice(signs))?.[0].length ?? 0)
  const lead = signs + leadIn
  const kept = raw.slice(lead).replace(/[^\p{L}\p{N}'’%]+$/u, '')
  if (kept === '') return undefined
  const start = from + lead
  const words = kept.split(/\s+/).length
  return { text: kept, words, sentence, start, end: start + kept.length, whole }
}

function isQuotable({ text, words, whole }: Fragment): boolean {
  return (
    words >= MIN_QUOTE_WORDS &&
    words <= (whole && !text.includes(',') ? MAX_SENTENCE_WORDS : MAX_QUOTE_WORDS) &&
    text.length <= 120 &&
    !UNQUOTABLE.test(text) &&
    (whole || !DANGLING.test(text)) &&
    isEven(text)
  )
}

/** An unpaired quotation mark can't be quoted. */
function isEven(text: string): boolean {
  return !/(?:^|\s)['‘]/.test(text) && !/\w\s['’]\s/.test(text)
}

function isClause({ text }: Fragment): boolean {
  const begins = BEGINS_A_CLAUSE.test(text) || BEGINS_WITH_A_NAME.test(text)
  return begins && HAS_A_VERB.test(text) && !/[:;]/.test(text)
}
