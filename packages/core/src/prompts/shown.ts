/** So many prompts pass before one may come again. */
export const REMEMBERED = 60

const ID = /^[a-z0-9]{1,7}$/

/** The ids of the prompts shown lately, newest last, with one more. */
export function withShown(shown: readonly string[], id: string): string[] {
  return [...shown.filter((other) => other !== id), id].slice(-REMEMBERED)
}

/** What was shown lately as one line of text, for a header or the storage of a browser. */
export function writeShown(shown: readonly string[]): string {
  return shown.join(' ')
}

/** Reads such a line; what is no id in it, and more than is remembered, is passed over. */
export function readShown(line: string | null | undefined): string[] {
  const ids = (line ?? '').split(' ').filter((id) => ID.test(id))
  return ids.slice(-REMEMBERED)
}
