import type { Entry } from '#journal/index.ts'
import { zoneOf } from '#time/index.ts'

/**
 * A deterministic id of 24 hex characters for entries that have a name elsewhere, so that a second
 * import recognizes them.
 */
export function madeId(text: string): string {
  let a = 0x9e3779b9
  let b = 0x243f6a88
  let c = 0xb7e15162
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, 0x9e3779b1)
    b = Math.imul(b ^ code, 0x5f356495)
    c = Math.imul((c ^ code) + at, 0x38b34ae5)
    a ^= b >>> 15
    b ^= c >>> 13
    c ^= a >>> 16
  }
  return [a ^ b, b ^ c, c ^ text.length].map((part) => hex(mixBits(part))).join('')
}

/** A fingerprint of the content in 24 hex characters: equal for entries with equal content. */
export function fingerprintOf(entry: Entry): string {
  const { title, content, prompt, mood, favorite, hideFromAssistant } = entry
  const dates = [Date.parse(entry.createdAt), entry.localDate, zoneOf(entry.timeZone)]
  const facts = [title, prompt, mood, favorite, hideFromAssistant, ...dates, ...entry.tags]
  return madeId(`${JSON.stringify(facts)}\n${content}`)
}

/** The final mixing step of the hash. */
function mixBits(part: number): number {
  let bits = Math.imul(part ^ (part >>> 16), 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return bits ^ (bits >>> 16)
}

function hex(part: number): string {
  return (part >>> 0).toString(16).padStart(8, '0')
}
