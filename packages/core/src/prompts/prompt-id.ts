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
