/** Entities that editors write; all others are numeric. */
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  shy: '',
  zwj: '\u200d',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  laquo: '«',
  raquo: '»',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
  frac12: '½',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
}

/** The marks of accented letters, as combining characters. */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  cedil: '\u0327',
}

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]{2,8}\d{0,2}));/gi

/** Decodes HTML entities; unknown ones stay. */
export function entities(text: string): string {
  return text.replace(ENTITY, (all: string, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED[name] ?? accented(name) ?? NAMED[name.toLowerCase()] ?? all
    const code = Number.parseInt(hex ?? decimal ?? '', hex === undefined ? 10 : 16)
    if (code === 0xa0) return ' '
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
  })
}

function accented(name: string): string | undefined {
  const letter = (name.charAt(0) + (MARKS[name.slice(1)] ?? '')).normalize('NFC')
  return name.slice(1) in MARKS && letter.length === 1 ? letter : undefined
}
