const ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  a: '\x07',
  b: '\b',
  t: '\t',
  n: '\n',
  v: '\v',
  f: '\f',
  r: '\r',
  e: '\x1b',
  N: '\x85',
  _: '\xa0',
  L: '\u2028',
  P: '\u2029',
}
const ESCAPE = /\\(?:x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|(.))/g

/** A YAML scalar as text, without quotes and comment; null as an empty string. */
export function scalarOf(raw: string): string {
  const text = raw.trim()
  if (text.startsWith('"')) return parseDoubleQuoted(text)
  if (text.startsWith("'")) return parseSingleQuoted(text)
  const plain = text.replace(/(^|\s)#.*$/, '').trim()
  return /^(?:~|null)$/i.test(plain) ? '' : plain
}

/** The items of `[one, "two, three"]`. */
export function listOf(raw: string): string[] {
  const inside = raw
    .trim()
    .replace(/^\[/, '')
    .replace(/\]\s*(?:#.*)?$/, '')
  const items = inside.match(/\s*"(?:[^"\\]|\\.)*"|\s*'(?:[^']|'')*'|[^,]+/g) ?? []
  return items.map(scalarOf).filter((item) => item !== '')
}

function parseDoubleQuoted(text: string): string {
  const [inside] = /^"(?:[^"\\]|\\.)*"/.exec(text) ?? []
  if (inside === undefined) return text
  return inside.slice(1, -1).replace(ESCAPE, (_, x, u, long, other) => {
    const code = Number.parseInt(x ?? u ?? long ?? '', 16)
    if (Number.isNaN(code)) return ESCAPES[other] ?? other
    return code > 0x10ffff ? '\ufffd' : fromCode(code)
  })
}

/** A surrogate pair is two escapes. */
function fromCode(code: number): string {
  return code > 0xffff ? String.fromCodePoint(code) : String.fromCharCode(code)
}

function parseSingleQuoted(text: string): string {
  const [inside] = /^'(?:[^']|'')*'/.exec(text) ?? []
  return inside === undefined ? text : inside.slice(1, -1).replaceAll("''", "'")
}
