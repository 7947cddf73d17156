/** A prompt isn't repeated within this many. */
export const REMEMBERED = 60

const ID = /^[a-z0-9]{1,7}$/

/** Adds the id of a shown prompt, newest last. */
export function withShown(shown: readonly string[], id: string): string[] {
  return [...shown.filter((other) => other !== id), id].slice(-REMEMBERED)
}

/** Serializes the shown ids to one line, for a header or browser storage. */
export function writeShown(shown: readonly string[]): string {
  return shown.join(' ')
}

/** Parses such a line; invalid ids, and more than are remembered, are skipped. */
export function readShown(line: string | null | undefined): string[] {
  const ids = (line ?? '').split(' ').filter((id) => ID.test(id))
  return ids.slice(-REMEMBERED)
}
