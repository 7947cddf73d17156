import { type Entry, isTitled } from '#journal/index.ts'
import { plainText } from '#markdown/index.ts'
import { withoutMediaIds } from '#media/index.ts'
import { fold } from './fold.ts'

type Words = Pick<Entry, 'title' | 'localDate' | 'content' | 'tags' | 'metadata'>

/**
 * All searchable text of an entry, folded: as it was typed, which has the addresses of links, and as
 * it's shown, where marks don't split words. The ids of photos aren't words. A date title isn't shown, so it isn't found either.
 */
export function searchable(entry: Words): string {
  const { title, content, tags, metadata } = entry
  const own = isTitled(entry) ? [title] : []
  const typed = withoutMediaIds(content)
  const plain = plainText(typed)
  const shown = plain === typed ? [] : [plain]
  return fold([...own, typed, ...shown, ...tags, ...metadata.keywords].join('\n'))
}
