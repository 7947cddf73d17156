/**
 * Fixed delimiters around what a person wrote, against prompt injection: the two characters appear
 * nowhere else in a prompt, so no text can end its own fence and continue as an instruction. Fixed,
 * because the rules that name them come first, and providers cache what begins alike.
 */
const OPEN = '⟦'
const CLOSE = '⟧'

/** How the rules describe the fence to a model. */
export const FENCE_SHAPE = `${OPEN}kind${CLOSE} and ${OPEN}/kind${CLOSE}`

export function fenced(
  kind: string,
  text: string,
  facts: Readonly<Record<string, string>> = {},
): string {
  const told = Object.entries(facts).map(([name, value]) => ` ${name}=${withoutMarks(value)}`)
  return `${OPEN}${kind}${told.join('')}${CLOSE}\n${withoutMarks(text)}\n${OPEN}/${kind}${CLOSE}`
}

/** A text in which nothing can pass for a delimiter: lookalikes become plain brackets, too. */
export function withoutMarks(text: string): string {
  return text.replaceAll(/[⟦〚]/g, '[').replaceAll(/[⟧〛]/g, ']')
}
