import type { EmotionReading, Seen } from '../reading.ts'

const CONTRAST = /[,;.]? (?:but|although|though|however|yet|even though|then again),? /i
const NO_CONTRAST = /\b(?:anything|nothing|all|not)$/i
const MIN_LETTERS = 6
const LOOKED_AT = 2000

/** The two sides of a sentence with a contrast: `It was lovely, but I am worn out`. */
export function contrastingClauses(sentence: string): string[] {
  const plain = sentence.slice(0, LOOKED_AT).replace(/\s+/g, ' ')
  const [conjunction] = CONTRAST.exec(plain) ?? []
  if (!conjunction) return []
  const at = plain.indexOf(conjunction)
  const sides = [plain.slice(0, at), plain.slice(at + conjunction.length)]
  const isContrast =
    !NO_CONTRAST.test(plain.slice(0, at)) &&
    sides.every((side) => side.trim().length >= MIN_LETTERS)
  return isContrast ? sides : []
}

/** What comes last in a sentence weighs a little more. */
const LAST = 0.6

/** Mixed, where one side is pleasant and the other isn't. */
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
