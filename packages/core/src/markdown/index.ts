export { escapeAll, escapeLine, escapeMarks } from './escape/escape-marks.ts'
export { escapeText } from './escape/escape-text.ts'
export type { LineMark, MarkdownItem, MarkdownLine, Range } from './lines/line.ts'
export { paragraphsOf } from './lines/paragraphs.ts'
export { readLines } from './lines/read-lines.ts'
export { cutText, endOfText } from './plain/cut-text.ts'
export type { PlainText } from './plain/join.ts'
export { mayHaveMarks } from './plain/may-have-marks.ts'
export { plainOffset, sourceOffset } from './plain/offsets.ts'
export {
  ownPlainText,
  ownText,
  ownUnstruckText,
  ownWithMap,
  unstruckWithQuotes,
} from './plain/own-text.ts'
export { plainBeginning } from './plain/plain-beginning.ts'
export { plainParagraphs } from './plain/plain-paragraphs.ts'
export { plainText, plainWithMap } from './plain/plain-text.ts'
export { readableText, readableWithMap } from './plain/readable-text.ts'
export { textForFile } from './plain/text-for-file.ts'
export { unstruckText } from './plain/unstruck-text.ts'
export { type MarkdownRun, readRuns } from './runs/read-runs.ts'
export { isSafeAddress } from './spans/address.ts'
export { readSpans } from './spans/read-spans.ts'
export type { MarkdownSpan } from './spans/span.ts'
