import { plainText } from '../plain/plain-text.ts'
import { escapeAll, escapeLine, escapeMarks } from './escape-marks.ts'

/** The fewest backslashes first. */
const WAYS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => byLine(escapeMarks(text), true),
  (text) => byLine(escapeMarks(text), false),
]

/** Markdown that's shown as a text that isn't Markdown: the text itself, if it has no marks. */
export function escapeText(text: string): string {
  for (const write of WAYS) {
    const written = write(text)
    if (plainText(written) === text) return written
  }
  return byLine(escapeAll(text), false)
}

function byLine(text: string, keepsNumbers: boolean): string {
  return text.replaceAll(/([ \t]*)([^\r\n]+)/g, (_, blanks: string, line: string) =>
    line.trim() === '' ? blanks + line : blanks + escapeLine(line, keepsNumbers),
  )
}
