import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import { hiddenIn } from './hidden.ts'
import { joinKept, type PlainText } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'

/** The text as it's read: without its marks. A text without marks is returned as it is. */
export function plainText(text: string): string {
  return mayHaveMarks(text) ? plainWithMap(text).text : text
}

/** The same, with where each part of it is in the text. */
export function plainWithMap(text: string): PlainText {
  const whole = { from: 0, to: text.length }
  if (!mayHaveMarks(text)) return { text, kept: [{ at: 0, ...whole }] }
  return joinKept(
    text,
    whole,
    paragraphsOf(readLines(text)).flatMap((lines) => hiddenIn(text, lines)),
  )
}
