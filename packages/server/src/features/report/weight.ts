/** A book of some thousand pages; the press has its limits. */
export const HEAVIEST = 3_000_000

/** To set a line costs as much as so many characters, however short it is. */
const LINE = 25

/** The end of a line that has something in it; blanks before it, and how it is written, change nothing. */
const LINE_END = /\S[^\S\n\r\u2028\u2029]*[\n\r\u2028\u2029]/g

/** The cost of typesetting a text, in characters. */
export function weightOf(text: string): number {
  return text.length + LINE * (text.match(LINE_END)?.length ?? 0)
}
