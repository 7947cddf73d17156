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

/**
 * A short hash of a prompt's text, so that shown prompts are remembered without it. Works for
 * prompts of any source.
 */
export function promptId(text: string): string {
  // FNV-1a
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
