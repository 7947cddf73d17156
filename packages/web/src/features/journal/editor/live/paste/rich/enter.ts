import type { Look } from './copied-line.ts'
import { headingLevel, LISTS } from './element-names.ts'
import { enterItem, enterList } from './lists.ts'
import type { Inside, Reading } from './reading.ts'
import { isBare, type Tag } from './style-of.ts'
import { enterWordParagraph } from './word-lists.ts'

/** Our reader of Markdown reads 16; deeper quotes and items are read as those around them. */
const MAX_CONTAINERS = 12
const MAX_ADDRESS_CHARS = 4_000

/** What an element changes for what is inside of it. */
export function change(reading: Reading, inside: Inside, tag: Tag): Partial<Inside> {
  const { name } = tag
  const isFull = inside.containers.length >= MAX_CONTAINERS
  if (name === 'a') return { look: linked(inside.look, tag.attributes.href) }
  if (headingLevel(name) > 0) return reading.copy.row ? {} : { heading: headingLevel(name) }
  if (name === 'p') return enterWordParagraph(reading, tag, inside)
  if (isFull) return {}
  if (name === 'blockquote') return enterQuote(inside, tag)
  if (LISTS.has(name)) return enterList(reading.copy, tag, inside)
  return name === 'li' ? enterItem(reading, tag, inside) : {}
}

function enterQuote({ containers }: Inside, { style }: Tag): Partial<Inside> {
  return isBare(style) ? {} : { containers: [...containers, { kind: 'quote' }] }
}

/** An address that isn't safe is left out when the words are written. */
function linked(look: Look, href = ''): Look {
  const address = href.trim().replaceAll('\\', '%5C')
  return address.length > MAX_ADDRESS_CHARS ? look : { ...look, address }
}
