import { type Entry, isTitled } from '#journal/index.ts'
import { fold } from './fold.ts'

type Words = Pick<Entry, 'title' | 'localDate' | 'content' | 'tags' | 'metadata'>

/** All searchable text of an entry, folded. A date title isn't shown, so it isn't found either. */
export function searchable(entry: Words): string {
  const { title, content, tags, metadata } = entry
  const own = isTitled(entry) ? [title] : []
  return fold([...own, content, ...tags, ...metadata.keywords].join('\n'))
}
