import type { Item } from './copied-line.ts'
import { type Copy, endBlock } from './copy.ts'
import type { Inside, List, Reading } from './reading.ts'
import type { Attributes, Tag } from './style-of.ts'

/** The numbers that our reader of Markdown takes as the beginning of a list. */
const MAX_NUMBER = 999

/** Some programs put a list next to the item that it belongs to, rather than into it. */
export function enterList(copy: Copy, { name, attributes }: Tag, outer: Inside): Partial<Inside> {
  const { list, item, containers } = outer
  if (list) copy.isApart = false
  const last = item === undefined ? list?.last : undefined
  const inner: List = {
    isOrdered: name === 'ol',
    next: numberIn(attributes.start),
    last: undefined,
  }
  const around = last ? [...containers, last] : containers
  return { list: inner, isList: true, item: undefined, containers: around }
}

function numberIn(text = '1'): number {
  const number = Number.parseInt(text, 10)
  return number >= 0 && number <= MAX_NUMBER ? number : 1
}

/** An item with an own box, as in Google Docs, or one that looks like a line. */
export function enterItem(
  { copy }: Reading,
  { attributes, style }: Tag,
  outer: Inside,
): Partial<Inside> {
  const { list, containers } = outer
  const number = list?.isOrdered ? takeNumber(list, attributes.value) : undefined
  const isTask = attributes.role === 'checkbox'
  if (!isTask && /list-style(?:-type)?:\s*none/.test(style)) return {}
  const item: Item = { kind: 'item', number, task: 'none' }
  if (isTask) item.task = attributes['aria-checked'] === 'true' ? 'done' : 'open'
  if (list?.last) copy.isApart = false
  if (list) list.last = item
  return { item, containers: [...containers, item] }
}

function takeNumber(list: List, value: string | undefined): number {
  const number = value === undefined ? list.next : numberIn(value)
  list.next = number + 1
  return number
}

export function endList(copy: Copy, outer: Inside): void {
  endBlock(copy)
  copy.isApart = !outer.list
}

/** A box at the beginning of an item makes it a task. */
export function startTask({ item }: Inside, { type, checked }: Attributes): void {
  if (item && type?.toLowerCase() === 'checkbox')
    item.task = checked === undefined ? 'open' : 'done'
}
