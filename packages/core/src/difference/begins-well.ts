const ENDS_SENTENCE = /[.!?…。！？]$/u
const IS_BLANK = /^\s+$/u

/** How natural it is for a change to start here: at a line, a sentence, a word, or anywhere. */
export function beginsWell(items: readonly string[], at: number): number {
  const before = items[at - 1]
  if (before === undefined) return 0
  if (before.endsWith('\n')) return 4
  const isAfterBlank = IS_BLANK.test(before)
  if (isAfterBlank && ENDS_SENTENCE.test(items[at - 2] ?? '')) return 3
  if (isAfterBlank) return 2
  return IS_BLANK.test(items[at] ?? '') ? 1 : 0
}
