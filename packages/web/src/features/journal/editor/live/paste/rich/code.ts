import { PLAIN } from './copied-line.ts'
import { addLine, endBlock, endLine } from './copy.ts'
import { APART, LINES } from './element-names.ts'
import { type Inside, insideOf, type Reading } from './reading.ts'

export function startCode(reading: Reading): void {
  reading.code = []
}

export function readBreak(reading: Reading): void {
  if (reading.code) reading.code.push('\n')
  else endLine(reading.copy, insideOf(reading))
}

/** Some programs write each line of code as an element of its own. */
export function readCodeEnd(reading: Reading, { name, containers }: Inside): void {
  const { code, copy } = reading
  if (!code) return
  if (name === 'pre') {
    const text = code.join('').replaceAll(/\r\n?/g, '\n').replace(/^\n/, '').trimEnd()
    const words = [{ text, look: PLAIN }]
    if (text !== '') addLine(copy, { ...insideOf(reading), containers }, 'code', words)
    reading.code = undefined
    endBlock(copy, true)
  } else if ((LINES.has(name) || APART.has(name)) && !code.at(-1)?.endsWith('\n')) code.push('\n')
}
