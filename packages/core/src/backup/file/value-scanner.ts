import { FileProblem } from './file-problem.ts'

const ENDS_SCALAR = /[\s,\]}]/

/** Finds the end of a JSON value, however its text is chunked. */
export function valueScanner(mostDepth: number) {
  let depth = 0
  let inText = false
  let escaped = false
  let begun = false
  let scalar = false

  const insideText = (sign: string): void => {
    if (escaped) escaped = false
    else if (sign === '\\') escaped = true
    else if (sign === '"') inText = false
  }
  const outsideText = (sign: string): void => {
    if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (!begun) scalar = true
    if (depth > mostDepth) throw new FileProblem('This file is nested too deeply to be a journal')
  }
  return {
    begin() {
      depth = 0
      inText = false
      escaped = false
      begun = false
      scalar = false
    },
    /** The position after the value; undefined if it continues in the next chunk. */
    scan(text: string, from: number): number | undefined {
      for (let at = from; at < text.length; at += 1) {
        const sign = text.charAt(at)
        if (scalar && ENDS_SCALAR.test(sign)) return at
        if (inText) insideText(sign)
        else outsideText(sign)
        begun = true
        if (!inText && !scalar && depth === 0) return at + 1
      }
      return undefined
    },
  }
}
