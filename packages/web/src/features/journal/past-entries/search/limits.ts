import { moods } from '@daywell/core/preferences'
import { type QueryPart, withoutPart } from '@daywell/core/search'
import { dateText, monthText } from '#kit/texts/more-dates.ts'
import type { Wish } from '../list-place.ts'
import type { pastEntriesTexts } from '../past-entries.texts.ts'

type FilterTexts = (typeof pastEntriesTexts)['en']['filters']

/** Something that limits the list, and the search without it. */
export interface Limit {
  readonly key: string
  readonly label: string
  readonly without: Wish
  /** Whether it's about the text. */
  readonly isText: boolean
}

/** What was understood of a search, and its filters. */
export function limitsOf(wish: Wish, parts: readonly QueryPart[], texts: FilterTexts): Limit[] {
  return [...partLimits(wish, parts, texts), ...filterLimits(wish, texts)]
}

/** Enough for a search that someone types; a pasted text may have thousands of quotations. */
const MAX_PARTS = 50

function partLimits(wish: Wish, parts: readonly QueryPart[], texts: FilterTexts): Limit[] {
  return parts.slice(0, MAX_PARTS).map((part) => {
    const label = labelOf(part, texts)
    return {
      key: `${part.kind} ${part.start}`,
      label: part.excluded ? texts.not(label) : label,
      without: { ...wish, query: withoutPart(wish.query, part) },
      isText: part.kind === 'phrase',
    }
  })
}

function labelOf(part: QueryPart, texts: FilterTexts): string {
  switch (part.kind) {
    case 'tag':
      return texts.tagged(part.isOpen ? `${part.value}…` : part.value)
    case 'mood':
      return moods[part.value]
    case 'before':
      return texts.beforeDay(periodText(part.value))
    case 'after':
      return texts.fromDay(periodText(part.value))
    case 'is':
      return texts.starred
    case 'has':
    case 'journal':
      return part.value
    case 'phrase':
      return `“${part.value}”`
  }
}

/** `today`, `2026`, `March 2026` or `Mar 14, 2026`. */
function periodText(period: string): string {
  const [year = '', month, day] = period.split('-')
  if (month === undefined) return year
  const whole = `${year}-${month.padStart(2, '0')}`
  return day === undefined ? monthText(whole) : dateText(`${whole}-${day.padStart(2, '0')}`)
}

function filterLimits(wish: Wish, texts: FilterTexts): Limit[] {
  const { from, to, mood, tag, favorite } = wish.filter
  const active = [
    { name: 'from', label: from && texts.fromDay(dateText(from)) },
    { name: 'to', label: to && texts.toDay(dateText(to)) },
    { name: 'mood', label: mood && moods[mood] },
    { name: 'tag', label: tag && texts.tagged(tag) },
    { name: 'favorite', label: favorite && texts.starred },
  ]
  return active.flatMap(({ name, label }) => {
    if (!label) return []
    const without = { ...wish, filter: { ...wish.filter, [name]: undefined } }
    return [{ key: name, label, without, isText: false }]
  })
}
