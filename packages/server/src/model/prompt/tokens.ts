/**
 * About how many tokens a text takes, rather too many than too few: models differ, and a text that
 * does not fit is cut by some of them where nobody sees it.
 */
export function tokensIn(text: string): number {
  let tokens = 0
  for (const character of text) tokens += (character.codePointAt(0) ?? 0) < 0x250 ? 0.34 : 1.2
  return Math.ceil(tokens)
}
