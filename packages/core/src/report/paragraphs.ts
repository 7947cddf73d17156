import type { Paragraph } from './book.ts'

const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** Unprintable: all control characters. Tabs become blanks. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** Splits a text at blank lines, each paragraph with the direction of its first letter. */
export function paragraphsOf(text: string): Paragraph[] {
  return (
    text
      .replace(/\r\n?|\u2028/g, '\n')
      .replace(/\u2029/g, '\n\n')
      .replace(/\t/g, '    ')
      .replace(CONTROL, '')
      .split(/\n\s*\n/)
      // No regular expression for trailing blanks: it would take quadratic time on a long run of
      // them.
      .map((paragraph) => paragraph.trimEnd().replace(/^\n+/, ''))
      .filter((paragraph) => paragraph.trim() !== '')
      .map((paragraph) => ({
        lines: paragraph.split('\n'),
        rightToLeft: isRightToLeft(paragraph),
      }))
  )
}

export function isRightToLeft(text: string): boolean {
  const [first = ''] = FIRST_LETTER.exec(text) ?? []
  return RIGHT_TO_LEFT.test(first)
}
