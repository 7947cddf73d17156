export type NameOddity =
  | 'climbs-out'
  | 'absolute'
  | 'drive'
  | 'backslash'
  | 'control-characters'
  | 'not-utf-8'
  | 'empty'
  | 'duplicate'

const CONTROL = /[\p{Cc}\p{Bidi_Control}]/gu
/** Code page 437 from byte 128 on: the default encoding of names in a zip file. */
const CP437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀' +
  'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0'

const utf8 = /* @__PURE__ */ new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Many programs write UTF-8 without the flag, and valid UTF-8 is hardly ever anything else. */
export function decodeName(bytes: Uint8Array): { written: string; isUtf8: boolean } {
  try {
    return { written: utf8.decode(bytes), isUtf8: true }
  } catch {
    return { written: Array.from(bytes, fromCp437).join(''), isUtf8: false }
  }
}

function fromCp437(byte: number): string {
  return byte < 128 ? String.fromCharCode(byte) : (CP437[byte - 128] ?? '')
}

/** A safe name without path tricks or control characters, and what had to be changed. */
export function plainName(written: string): { name: string; oddities: NameOddity[] } {
  const visible = written.replace(CONTROL, '')
  const slashed = visible.replaceAll('\\', '/')
  const local = slashed.replace(/^[a-z]:\/+/i, '')
  const steps = local.split('/')
  const name = steps.filter((step) => !['', '.', '..'].includes(step.trim())).join('/')
  const found: [NameOddity, boolean][] = [
    ['control-characters', visible !== written],
    ['backslash', slashed !== visible],
    ['drive', /^[a-z]:/i.test(slashed)],
    ['absolute', local.startsWith('/') || local !== slashed],
    ['climbs-out', steps.some((step) => step.trim() === '..')],
    ['empty', name === ''],
  ]
  const oddities = found.flatMap(([oddity, isSo]) => (isSo ? [oddity] : []))
  return { name: name === '' ? 'unnamed' : name, oddities }
}

/** Deduplicates names: all members are kept, later ones with this suffix. */
export function deduplicator() {
  const seen = new Set<string>()
  return (name: string, oddities: readonly NameOddity[]): NameOddity[] => {
    if (seen.has(name)) return [...oddities, 'duplicate']
    seen.add(name)
    return [...oddities]
  }
}
