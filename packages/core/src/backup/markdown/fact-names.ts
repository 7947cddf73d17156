import { moods } from '#preferences/index.ts'
import type { Facts } from './front-matter.ts'

/** The names of our fields in other programs; the first match counts. */
const NAMES = {
  title: ['title'],
  created: [
    'date',
    'created',
    'created_at',
    'createdat',
    'creationdate',
    'creation_date',
    'date created',
    'date_created',
    'datetime',
    'published',
  ],
  updated: [
    'updated',
    'modified',
    'lastmod',
    'updated_at',
    'updatedat',
    'modifieddate',
    'last_modified',
    'last modified',
    'date modified',
    'date_modified',
    'date updated',
  ],
  timeZone: ['timezone', 'time_zone', 'time zone', 'tz'],
  tags: ['tags', 'tag', 'categories', 'category'],
  mood: ['mood'],
  starred: ['starred', 'favorite', 'favourite', 'star'],
  prompt: ['prompt'],
  id: ['id', 'uuid', 'uid'],
} as const satisfies Record<string, readonly string[]>

type Name = keyof typeof NAMES

/** The fields of the front matter. */
export interface Known {
  text(name: Name): string
  list(name: Name): readonly string[]
  /** The names of fields without a counterpart here. */
  unknown(): string[]
}

export function factReader(facts: Facts): Known {
  const value = (name: Name) => {
    const found = NAMES[name].find((one) => isFilled(facts.get(one)))
    return found === undefined ? '' : (facts.get(found) ?? '')
  }
  const text = (name: Name) => {
    const found = value(name)
    return typeof found === 'string' ? found : found.join(', ')
  }
  return {
    text,
    list(name) {
      const found = value(name)
      return typeof found === 'string' ? itemsIn(found) : found
    },
    unknown() {
      const known: readonly string[] = Object.values(NAMES).flat()
      const moodless = text('mood') !== '' && !Object.hasOwn(moods, text('mood').toLowerCase())
      const others = [...facts].filter(([name, one]) => !known.includes(name) && isFilled(one))
      return [...others.map(([name]) => name), ...(moodless ? ['mood'] : [])]
    },
  }
}

function isFilled(value: string | readonly string[] | undefined): boolean {
  return value !== undefined && value.length > 0
}

/** `one, two` or `#one #two`; words without a separator are one tag. */
function itemsIn(text: string): string[] {
  if (text.includes(',')) return text.split(',')
  const words = text.split(/\s+/)
  return words.every((word) => word.startsWith('#')) ? words : [text]
}
