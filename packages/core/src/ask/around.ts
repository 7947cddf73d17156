import { type Piece, sentencesIn } from './pieces.ts'

/** A quote with its neighbors, and these by themselves. */
export interface Around {
  readonly text: string
  readonly neighbors: readonly string[]
}

/** A neighbor is quoted only if it's this short, and so is all of it. */
const MAX_NEIGHBOR_CHARS = 160
const MAX_CHARS = 320
/** Where the neighbors lie; a long text isn't split for them once more. */
const REACH_CHARS = 400
/** As much as a judge of answers was trained with. */
const MAX_PASSAGE_CHARS = 360

/** The sentence before and the one after, if they are short and of the same paragraph. */
export function aroundOf(text: string, quoted: Piece): Around | undefined {
  const [start, end] = [quoted.start, quoted.start + quoted.text.length]
  const sentences = nearbyIn(text, start, end)
  const neighbors = [
    sentences.findLast((one) => endOf(one) <= start),
    sentences.find((one) => one.start >= end),
  ].filter((one): one is Piece => one !== undefined && belongs(text, quoted, one))
  let [from, to] = [start, end]
  const taken: string[] = []
  for (const one of neighbors) {
    const [earliest, latest] = [Math.min(from, one.start), Math.max(to, endOf(one))]
    if (latest - earliest > MAX_CHARS) continue
    ;[from, to] = [earliest, latest]
    taken.push(one.text)
  }
  return taken.length > 0 ? { text: text.slice(from, to), neighbors: taken } : undefined
}

/** A quote with all sentences around it that fit, of other paragraphs too. */
export function passageOf(text: string, quoted: Piece): string {
  let [from, to] = [quoted.start, endOf(quoted)]
  const sentences = nearbyIn(text, from, to)
  const before = sentences.filter((one) => endOf(one) <= from).reverse()
  const after = sentences.filter(({ start }) => start >= to)
  for (let at = 0; at < Math.max(before.length, after.length); at++) {
    const [start, end] = [before[at]?.start ?? from, endOf(after[at] ?? { start: to, text: '' })]
    if (to - start <= MAX_PASSAGE_CHARS) from = start
    if (end - from <= MAX_PASSAGE_CHARS) to = end
  }
  return text.slice(from, to)
}

const endOf = ({ text, start }: Piece) => start + text.length

/** The first of a window isn't among them, since it may be the end of a sentence. */
function nearbyIn(text: string, start: number, end: number): Piece[] {
  const from = Math.max(0, start - REACH_CHARS)
  const sentences = sentencesIn(text.slice(from, end + REACH_CHARS))
  const whole = from > 0 ? sentences.slice(1) : sentences
  return whole.map((one) => ({ ...one, start: one.start + from }))
}

/** Items and headings end without a mark, and each stands for itself. */
function belongs(text: string, quoted: Piece, neighbor: Piece): boolean {
  if (neighbor.text.length > MAX_NEIGHBOR_CHARS) return false
  const [first, second] = neighbor.start < quoted.start ? [neighbor, quoted] : [quoted, neighbor]
  const lines = text.slice(endOf(first), second.start).split('\n').length
  return lines === 1 || (lines === 2 && /[.!?…。！？]["'”’)\]]*$/.test(first.text))
}
