import { type Element, EMOJI } from './marks.ts'
import type { EmojiTeller } from './tag-page.ts'

/**
 * The sign of an emoji is the same whether it was written with a variation selector or without;
 * its place says which it was, among those of its element.
 */
export function emojiTeller(
  elements: readonly Element[],
  tableOf: (font: string) => string,
): EmojiTeller {
  const tables = new Map<string, Map<number, string>>()
  const places = new Map<number, number>()
  const signOf = (font: string, line: string) => {
    const known = tables.get(font) ?? readTable(tableOf(font))
    tables.set(font, known)
    return known.get(codeIn(line)) ?? ''
  }
  return {
    isEmoji: (font, line) => EMOJI.test(signOf(font, line)),
    saidAt(element, font, line) {
      const sign = plain(signOf(font, line))
      const emoji = elements[element]?.emoji ?? []
      const from = places.get(element) ?? 0
      const at = emoji.findIndex((one, n) => n >= from && plain(one) === sign)
      if (at >= 0) places.set(element, at + 1)
      return emoji[at]
    },
  }
}

const plain = (sign: string) => sign.replace(/[\ufe0e\ufe0f]/g, '')

/** Of a table like `<02> <D83DDC69>`: which text each number stands for. */
function readTable(table: string): Map<number, string> {
  return new Map(
    Array.from(
      table.matchAll(/^<([0-9A-F]{2})> <((?:[0-9A-F]{4})+)>$/gm),
      ([, code = '', text = '']) => [
        Number.parseInt(code, 16),
        Buffer.from(text, 'hex').swap16().toString('utf16le'),
      ],
    ),
  )
}

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 }

/** The number of the one sign in a line like `(\003) Tj`. */
function codeIn(line: string): number {
  const inside = line.slice(1, line.lastIndexOf(')'))
  if (!inside.startsWith('\\')) return inside.charCodeAt(0)
  const told = inside.slice(1)
  if (/^[0-7]{1,3}$/.test(told)) return Number.parseInt(told, 8)
  return ESCAPES[told] ?? told.charCodeAt(0)
}
