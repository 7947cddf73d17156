import type { Period } from '#analysis/index.ts'
import type { Topic } from '#companion/index.ts'
import type { Page } from './pages.ts'

/** Somebody or something that entries speak of. */
export interface Matter {
  /** Fits after any verb: `your sister`, `the move`, `Dan`. */
  readonly name: string
  /** The same without what the sentence needs: `sister`, `move`, `Dan`. */
  readonly phrase: string
  readonly key: string
  readonly isPerson: boolean
  readonly times: number
  readonly entries: readonly string[]
}

/** What entries speak of, in the words of their writer; what is in most entries comes first. */
export function mattersOf(pages: readonly Page[], period: Period): Matter[] {
  const topics = new Map<string, Topic>()
  const times = new Map<string, number>()
  for (const { reading } of pages)
    for (const topic of reading.topics) {
      if (!topics.has(topic.key)) topics.set(topic.key, topic)
      times.set(topic.key, (times.get(topic.key) ?? 0) + topic.sentences.length)
    }
  const notEnglish = new Set(pages.filter((page) => !isEnglish(page)).map(({ id }) => id))
  return [...period.people, ...period.places, ...period.themes]
    .flatMap((found): Matter[] => {
      const { key, entries } = found
      const topic = topics.get(key)
      if (topic) {
        const { name, isPerson } = topic
        return [{ name, phrase: bare(name), key, isPerson, entries, times: times.get(key) ?? 1 }]
      }
      // Which words of another language make a name is not known: they stay as they were written.
      if (!('phrase' in found) || !entries.every((id) => notEnglish.has(id))) return []
      const { phrase } = found
      return [{ name: `“${phrase}”`, phrase, key, isPerson: false, times: 1, entries }]
    })
    .sort((a, b) => b.entries.length - a.entries.length || b.times - a.times)
}

export const isEnglish = ({ reading }: Page) => reading.analysis.language === 'en'

const bare = (name: string) => name.replace(/^(?:your|the)\s/i, '').replace(/[“”]/g, '')
