/**
 * Estimates how many tokens a text takes, rather too many than too few: models differ, and some
 * silently cut a text that does not fit.
 */
export function tokensIn(text: string): number {
  let tokens = 0
  for (const character of text) tokens += (character.codePointAt(0) ?? 0) < 0x250 ? 0.34 : 1.2
  return Math.ceil(tokens)
}
