/**
 * A short name of a prompt, made from its words, so that what was shown can be remembered without
 * them. It serves for a prompt of any source.
 */
export function promptId(text: string): string {
  // FNV-1a
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
