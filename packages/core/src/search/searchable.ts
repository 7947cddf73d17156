import type { Entry } from '#journal/index.ts'
import { fold } from './fold.ts'

type Words = Pick<Entry, 'title' | 'content' | 'tags' | 'metadata'>

/** All searchable text of an entry, folded. */
export function searchable({ title, content, tags, metadata }: Words): string {
  return fold([title, content, ...tags, ...metadata.keywords].join('\n'))
}
