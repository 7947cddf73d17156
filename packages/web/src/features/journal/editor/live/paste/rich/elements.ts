import { readBreak, readCodeEnd, startCode } from './code.ts'
import { addLine, addWords, endBlock, endRow, startCell, startRow } from './copy.ts'
import { APART, headingLevel, LINES, LISTS, NOT_TEXT } from './element-names.ts'
import { change } from './enter.ts'
import { endList, startTask } from './lists.ts'
import { type Inside, insideOf, type Reading } from './reading.ts'
import {
  type Attributes,
  isHidden,
  isWithoutRoom,
  keepsBlanks,
  lookOf,
  type Tag,
} from './style-of.ts'
import { endWordMark, startWordMark } from './word-lists.ts'

export function openElement(reading: Reading, tag: Tag): void {
  const outer = insideOf(reading)
  const { name, style } = tag
  const inside = {
    ...{ ...outer, name, isList: false, isApart: false, isWordMark: false },
    isHidden: outer.isHidden || NOT_TEXT.has(name) || isHidden(tag),
    look: { ...outer.look, ...lookOf(tag) },
    keepsBlanks: keepsBlanks(style) ?? outer.keepsBlanks,
  }
  if (inside.isHidden) reading.path.push(inside)
  else if (startWordMark(reading, style)) reading.path.push({ ...inside, isWordMark: true })
  else if (reading.code) reading.path.push(openInCode(reading, inside))
  else reading.path.push(enter(reading, inside, tag))
}

function openInCode(reading: Reading, inside: Inside): Inside {
  if (inside.name === 'br') readBreak(reading)
  return { ...inside, isHidden: inside.name === 'button' }
}

function enter(reading: Reading, inside: Inside, tag: Tag): Inside {
  const { copy } = reading
  const { name } = tag
  const isApart = standsApart(reading, inside, tag)
  if (isBlock(name)) {
    endBlock(copy)
    copy.isApart ||= isApart && !isFirstInItem(reading, inside)
  }
  readOne(reading, inside, tag.attributes)
  if (name === 'pre') startCode(reading)
  if (name === 'tr') startRow(copy)
  if (name === 'td' || name === 'th') startCell(copy, inside)
  return { ...inside, isApart, ...change(reading, inside, tag) }
}

const isBlock = (name: string) => APART.has(name) || LINES.has(name) || headingLevel(name) > 0

function standsApart({ copy, isFromApple }: Reading, { list }: Inside, { name, style }: Tag) {
  if (copy.row) return false
  if (LISTS.has(name)) return !list
  if (name === 'p') return !isFromApple && !style.includes('mso-list') && !isWithoutRoom(style)
  return APART.has(name) || headingLevel(name) > 0
}

function isFirstInItem({ copy }: Reading, { item }: Inside): boolean {
  return item !== undefined && !copy.lines.at(-1)?.containers.includes(item)
}

/** Google Docs has a picture of the box of a task. */
const isBox = (reading: Reading, inside: Inside) =>
  inside.item !== undefined &&
  inside.item.task !== 'none' &&
  reading.copy.words.length === 0 &&
  isFirstInItem(reading, inside)

/** Elements without a content. */
function readOne(reading: Reading, inside: Inside, attributes: Attributes): void {
  const { copy } = reading
  switch (inside.name) {
    case 'br':
      readBreak(reading)
      break
    case 'hr':
      addLine(copy, { ...inside, heading: 0 }, 'rule', [])
      break
    case 'img':
      if (!isBox(reading, inside))
        addWords(copy, inside, (attributes.alt ?? '').replaceAll(/\s+/g, ' '))
      break
    case 'input':
      startTask(inside, attributes)
      break
    case 'meta':
      reading.isFromApple ||= attributes.content?.startsWith('Cocoa') ?? false
  }
}

export function closeElement(reading: Reading): void {
  const inside = reading.path.pop()
  if (!inside || inside.isHidden) return
  const { copy } = reading
  const { name, isApart } = inside
  if (inside.isWordMark) endWordMark(reading)
  else if (reading.code) readCodeEnd(reading, inside)
  else if (name === 'tr') endRow(copy)
  else if (isBlock(name)) endBlock(copy, isApart)
  if (LISTS.has(name)) endList(copy, insideOf(reading))
}
