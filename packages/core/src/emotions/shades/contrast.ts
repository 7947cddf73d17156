import type { EmotionReading, Seen } from '../reading.ts'

const TURN = /[,;.]? (?:but|although|though|however|yet|even though|then again),? /i
const NO_TURN = /\b(?:anything|nothing|all|not)$/i
const FEWEST_LETTERS = 6
const LOOKED_AT = 2000

/** The two sides of a sentence that turns: `It was lovely, but I am worn out`. */
export function turnsOf(sentence: string): string[] {
  const plain = sentence.slice(0, LOOKED_AT).replace(/\s+/g, ' ')
  const [turn] = TURN.exec(plain) ?? []
  if (!turn) return []
  const at = plain.indexOf(turn)
  const sides = [plain.slice(0, at), plain.slice(at + turn.length)]
  const isTurn =
    !NO_TURN.test(plain.slice(0, at)) && sides.every((side) => side.trim().length >= FEWEST_LETTERS)
  return isTurn ? sides : []
}

/** What comes last in a sentence weighs a little more. */
const LAST = 0.6

/** Both sides at once where one is pleasant and the other is not. */
export function inContrast([first, last]: readonly EmotionReading[]): EmotionReading | undefined {
  const tones = new Set([first?.tone, last?.tone])
  if (!first || !last || !tones.has('pleasant') || !tones.has('unpleasant')) return undefined
  return {
    language: 'en',
    tone: 'mixed',
    valence: Math.round((first.valence * (1 - LAST) + last.valence * LAST) * 1000) / 1000,
    groups: joined(first.groups, last.groups),
    labels: joined(first.labels, last.labels),
  }
}

function joined<Name>(first: readonly Seen<Name>[], last: readonly Seen<Name>[]): Seen<Name>[] {
  const more = first.filter(({ name }) => !last.some((seen) => seen.name === name))
  return [...last, ...more].toSorted((a, b) => b.sure - a.sure)
}
