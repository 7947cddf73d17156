import type { Paragraph } from './book.ts'

const FIRST_LETTER = /\p{L}/u
const RIGHT_TO_LEFT =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u
/** What no printer has a sign for: all control characters, of which tabs are made blanks. */
const CONTROL = /(?!\n)\p{Cc}/gu

/** A text as its paragraphs, which blank lines part, each in the direction of its first letter. */
export function paragraphsOf(text: string): Paragraph[] {
  return (
    text
      .replace(/\r\n?|\u2028/g, '\n')
      .replace(/\u2029/g, '\n\n')
      .replace(/\t/g, '    ')
      .replace(CONTROL, '')
      .split(/\n\s*\n/)
      // No pattern looks for blanks at the end: it would begin anew at each of a long row of them.
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
