/** The part of local storage that is used. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Whether a text is a whole store, and not the list of a mirror. */
export function isStore(text: string | null): text is string {
  return text?.startsWith('{') ?? false
}
