import type { Entry } from '#journal/index.ts'
import { findTag, keyOfTag } from '../filter.ts'
import { startOfPeriod } from './period.ts'
import type { QueryPart } from './query.ts'

type Matched = Pick<Entry, 'localDate' | 'mood' | 'tags' | 'favorite'>
type Test = (entry: Matched) => boolean

/**
 * Whether an entry has everything that the parts ask for, but for the words in quotes, which need
 * the text. An entry has one mood, so one of several moods is enough.
 */
export function matchParts(parts: readonly QueryPart[], today: string): Test {
  const wanted = parts.filter(({ kind, excluded }) => kind === 'mood' && !excluded)
  const others = parts.filter((part) => part.kind !== 'phrase' && !wanted.includes(part))
  const tests = others.map((part) => testOf(part, today))
  const moods = wanted.map((part) => testOf(part, today))
  if (moods.length > 0) tests.push((entry) => moods.some((test) => test(entry)))
  return (entry) => tests.every((test) => test(entry))
}

function testOf(part: QueryPart, today: string): Test {
  const test = plainTest(part, today)
  return part.excluded ? (entry) => !test(entry) : test
}

function plainTest(part: QueryPart, today: string): Test {
  switch (part.kind) {
    case 'tag':
      return tagTest(part.value, part.isOpen && !part.excluded)
    case 'mood':
      return ({ mood }) => mood === part.value
    case 'before':
    case 'after': {
      const day = startOfPeriod(part.value, today)
      return ({ localDate }) => (part.kind === 'before' ? localDate < day : localDate >= day)
    }
    case 'is':
      return ({ favorite }) => favorite
    // Entries have neither photos nor journals yet.
    case 'has':
    case 'journal':
    case 'phrase':
      return () => false
  }
}

function tagTest(tag: string, isBeginning: boolean): Test {
  const key = keyOfTag(tag)
  if (isBeginning) return ({ tags }) => tags.some((other) => keyOfTag(other).startsWith(key))
  return ({ tags }) => findTag(tags, tag) !== undefined
}
