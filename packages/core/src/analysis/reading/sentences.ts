/** The position of a sentence. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Bounds the work; more than a long text has. */
const MAX_SENTENCES = 6000
/** Hard-wrapped text has line breaks in the middle of sentences. */
const WRAPPED_FROM = 50
const ABBREVIATED = /(?:^|[\s(])(?:Mr|Mrs|Ms|Dr|Prof|St|vs|e\.g|i\.e|etc|approx|No|Jr|Sr)\.\s*$/
const ENDED = /[.!?…。！？:;]["'”’)\]]*\s*$/
const SOME_WORD = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** The sentences of a text in order; ranges without a word are skipped. */
export function sentencesOf(text: string): Span[] {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
  const spans: Span[] = []
  let open: Span | undefined
  for (const { segment, index } of segmenter.segment(text)) {
    if (!SOME_WORD.test(segment)) continue
    const end = index + segment.length
    const last: Span | undefined = open
    if (last && goesOn(text, last, index, segment)) open = { start: last.start, end }
    else {
      if (last) spans.push(trimSpan(text, last))
      open = { start: index, end }
    }
    if (spans.length >= MAX_SENTENCES) return spans
  }
  if (open) spans.push(trimSpan(text, open))
  return spans
}

function goesOn(text: string, { start, end }: Span, next: number, segment: string): boolean {
  if (next !== end) return false
  const tail = text.slice(Math.max(start, end - 12), end)
  if (ABBREVIATED.test(tail)) return true
  const isWrapped = end - start >= WRAPPED_FROM && tail.endsWith('\n')
  return isWrapped && !ENDED.test(tail) && /^\p{Ll}/u.test(segment)
}

function trimSpan(text: string, { start, end }: Span): Span {
  const whole = text.slice(start, end)
  const lead = whole.length - whole.trimStart().length
  return { start: start + lead, end: start + whole.trimEnd().length }
}
