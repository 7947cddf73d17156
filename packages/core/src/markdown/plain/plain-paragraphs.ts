import { paragraphsOf } from '../lines/paragraphs.ts'
import { readLines } from '../lines/read-lines.ts'
import { hiddenIn } from './hidden.ts'
import { joinKept } from './join.ts'
import { mayHaveMarks } from './may-have-marks.ts'

/** A part of a text that can be read on its own. */
interface PlainParagraph {
  /** Paragraphs with the same key have the same plain text, so that work on it can be memoized. */
  readonly key: string
  readonly plain: () => string
}

/** The paragraphs of a text; together, their plain texts are that of the text but for line breaks. */
export function plainParagraphs(text: string): PlainParagraph[] {
  if (!mayHaveMarks(text))
    return text.split('\n').map((line) => ({ key: ` ${line}`, plain: () => line }))
  return paragraphsOf(readLines(text)).map((lines) => {
    const range = { from: lines[0]?.from ?? 0, to: lines.at(-1)?.to ?? 0 }
    return {
      // The same line may be something else in another place: code, for example.
      key: lines
        .map(({ kind, from, content, to }) => kind + (content - from) + text.slice(from, to))
        .join('\n'),
      plain: () => joinKept(text, range, hiddenIn(text, lines)).text,
    }
  })
}
