import { Parser } from 'htmlparser2'
import type { CopiedLine } from './copied-line.ts'
import { addText, endBlock } from './copy.ts'
import { closeElement, openElement } from './elements.ts'
import { insideOf, type Reading, startReading } from './reading.ts'
import { tagOf } from './style-of.ts'

/** No page nests deeper, and the parser looks for what an end tag ends in all that is open. */
const MAX_DEPTH = 400

/**
 * The lines of HTML, which is read as text: no document is made of it, so nothing in it can run or
 * be fetched. Undefined if it nests too deep.
 */
export function readHtml(html: string): CopiedLine[] | undefined {
  const reading = startReading()
  let isTooDeep = false
  const parser = new Parser({
    onopentag(name, attributes) {
      isTooDeep ||= reading.path.length > MAX_DEPTH
      if (isTooDeep) parser.pause()
      else openElement(reading, tagOf(name, attributes))
    },
    ontext: (text) => readText(reading, text),
    onclosetag: () => closeElement(reading),
  })
  parser.write(html)
  if (isTooDeep) return undefined
  parser.end()
  endBlock(reading.copy)
  return reading.copy.lines
}

function readText(reading: Reading, text: string): void {
  const inside = insideOf(reading)
  if (inside.isHidden) return
  if (reading.wordMark) reading.wordMark.push(text)
  else if (reading.code) reading.code.push(text)
  else if (!inside.isList || text.trim() !== '') addText(reading.copy, inside, text)
}
