/** The subset of local storage in use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether the text is a complete store and not a mirror's list. */
export function isStore(text: string | null): text is string {
  return text?.startsWith('{') ?? false
}
