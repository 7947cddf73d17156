/** Replaces a visible character that can't be typeset. */
const STAND_IN = '\ufffd'

/** With ever less in a text that the compiler could end with; at last nothing of it is left. */
const STEPS: readonly ((text: string) => string)[] = [
  (text) => text,
  withoutUnseen,
  (text) => withoutUnseen(text).replace(/[\p{M}\p{Co}\p{Cn}]/gu, STAND_IN),
  (text) => withoutUnseen(text).replace(/[^\n\x20-\x7e\u00c0-\u017f]/gu, STAND_IN),
  () => STAND_IN,
]

/** The last step at which something of a text is left. */
export const SOFTEST = STEPS.length - 2
export const NOTHING_LEFT = STEPS.length - 1

export function softer(text: string, step: number): string {
  return STEPS[step]?.(text) ?? text
}

function withoutUnseen(text: string): string {
  return text.replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
}

/** Whether it has signs that are taken away before any letter is. */
export const isUnusual = (text: string) =>
  /[\p{Cf}\p{Default_Ignorable_Code_Point}\p{M}\p{Co}\p{Cn}]/u.test(text)

/** Which characters a text has no more at this step, each once. */
export function lostAt(text: string, step: number): string[] {
  const left = new Set(softer(text, step))
  return [...new Set(text)].filter((sign) => !left.has(sign) && sign !== '\n')
}
