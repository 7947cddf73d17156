/** Markdown, whole and broken, and what browsers, editors and files do to line breaks. */
const PIECES = [
  ...['# ', '## ', '###### ', '- ', '* ', '1. ', '- [ ] ', '- [x] ', '> ', '>> ', '---', '***'],
  ...['**', '*', '_', '__', '~~', '`', '```', '```js\n', '\\', '[', '](', ')', '![', '<', '>'],
  ...['https://example.com/a_b', 'mailto:a@example.com', 'javascript:alert(1)', '<b>', '&amp;'],
  ...['| a | b |\n|---|---|\n', '[^1]', '<!-- ', ' -->', '\n\n', '\n', '\r\n', '\r', '\t', '    '],
  ...['\u2028', '\u2029', '\u0085', '\u00a0', '\u200b', '\ufeff', '\u202e', '\u0301', '\u001b'],
  ...[
    '👩‍👩‍👧‍👦',
    '🇩🇪',
    '👍🏽',
    'é',
    'é',
    'ﬁ',
    'İ',
    'שלום',
    'مرحبا',
    '日本語',
    '한국어',
    'ไทย',
    '𝔘',
  ],
  ...['rain', ' on ', 'the roof. ', 'I', '’m ', '"', "'", '0', ' '],
] as const
const MAX_CODE_POINT = 0x10ffff
const SURROGATES = { first: 0xd800, last: 0xdfff }
const MAX_CHARS = 250_000
const SHORT = 40
/** One in so many documents is as long as an entry may be. */
const LONG_EVERY = 2000

/** A text that an entry can hold: any of Unicode but NUL and half characters, which are refused. */
export function randomDocument(random: () => number): string {
  const isLong = random() * LONG_EVERY < 1
  const wanted = isLong ? MAX_CHARS : Math.ceil(random() * SHORT)
  const parts: string[] = []
  for (let chars = 0; chars < wanted; chars += parts.at(-1)?.length ?? 0) parts.push(piece(random))
  return `${cut(parts.join(''), MAX_CHARS - 1)}.`
}

function piece(random: () => number): string {
  if (random() < 0.6) return PIECES[Math.floor(random() * PIECES.length)] ?? ''
  const code = 1 + Math.floor(random() * MAX_CODE_POINT)
  const isHalf = code >= SURROGATES.first && code <= SURROGATES.last
  return isHalf ? 'x' : String.fromCodePoint(code)
}

/** Not in the middle of a character. */
function cut(text: string, chars: number): string {
  return text.slice(0, chars).toWellFormed().replaceAll('\ufffd', 'x')
}

/** The same text with a piece put in somewhere, and another taken out, as an edit does. */
export function edited(text: string, random: () => number): string {
  const points = Array.from(cut(text, MAX_CHARS / 2))
  points.splice(Math.floor(random() * points.length), Math.floor(random() * 3), piece(random))
  return `${points.join('')}.`
}
