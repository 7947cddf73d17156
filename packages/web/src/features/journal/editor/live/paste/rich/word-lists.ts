import type { Item } from './copied-line.ts'
import { addWords } from './copy.ts'
import { type Inside, insideOf, type Reading } from './reading.ts'
import type { Tag } from './style-of.ts'

const LEVEL = /mso-list:\s*\S+\s+level(\d)/
const NUMBER = /^(\d{1,3})[.)]$/
/** Signs of symbol fonts; in Courier, `o` is a circle. */
const BULLET = /^(?:[^\p{L}\p{N}]|o|§)$/u

/** In Word, an item is a paragraph with a level, and its mark is a part of its text. */
export function enterWordParagraph(
  reading: Reading,
  { style }: Tag,
  inside: Inside,
): Partial<Inside> {
  const level = Number(LEVEL.exec(style)?.[1] ?? 0)
  const { copy, wordItems } = reading
  reading.wordItems = []
  if (level === 0) return {}
  copy.isApart ||= wordItems.length === 0
  const item: Item = { kind: 'item', number: undefined, task: 'none' }
  reading.wordItems = [...wordItems.slice(0, level - 1), item]
  return { item, containers: [...inside.containers, ...reading.wordItems] }
}

export function startWordMark(reading: Reading, style: string): boolean {
  if (!style.includes('mso-list') || !/mso-list:\s*ignore/.test(style)) return false
  reading.wordMark = []
  return true
}

/** A number or a bullet is what the item has; any other mark is written out, without an item. */
export function endWordMark(reading: Reading): void {
  const mark = (reading.wordMark ?? []).join('').trim()
  const inside = insideOf(reading)
  const { item, containers } = inside
  reading.wordMark = undefined
  const number = NUMBER.exec(mark)?.[1]
  if (item && number !== undefined) item.number = Number(number)
  else if (mark !== '' && !BULLET.test(mark))
    addWords(reading.copy, { ...inside, containers: containers.slice(0, -1) }, `${mark} `)
}
