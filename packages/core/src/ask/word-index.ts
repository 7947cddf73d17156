import MiniSearch from 'minisearch'
import { splitWords } from '#journal/index.ts'
import { ownText } from '#markdown/index.ts'
import type { AskedEntry } from './asked-entry.ts'
import { comparable, tellingWords } from './telling-words.ts'

/** How well an entry matches a question by its words. */
export interface WordMatch {
  readonly id: string
  /** 0 to 1: the share of the content words, weighted by rarity. */
  readonly covered: number
  /** Okapi BM25, to order entries of equal coverage. */
  readonly score: number
}

export interface WordIndex {
  add(entries: readonly AskedEntry[]): void
  /** The best matches; all of them where they are to be counted or ordered by day. */
  find(question: string, all?: boolean): WordMatch[]
}

/** Only the beginning of a very long entry is indexed. */
const MAX_FIELD_CHARS = 40_000
/** Candidates that are ranked in detail. */
const MAX_CANDIDATES = 50

/** The words of all entries, in memory. */
export function wordIndex(): WordIndex {
  const index = new MiniSearch({
    idField: '_id',
    fields: ['title', 'content'],
    tokenize: splitWords,
    processTerm: comparable,
    extractField: (entry: AskedEntry, field) => fieldOf(entry, field).slice(0, MAX_FIELD_CHARS),
  })

  const holdingOf = (word: string) =>
    index.search(word, { processTerm: asIs, tokenize: (text) => [text] }).length

  /**
   * The weight of a word: low if it's in every entry, and halved if it's in none, because the
   * entry may use another word.
   */
  const worthOf = (holding: number) => {
    const rare = Math.log(1 + index.documentCount / (1 + holding))
    return holding === 0 ? rare / 2 : rare
  }

  return {
    add: (entries) => index.addAll(entries),

    find(question, all = false) {
      const words = [...new Set(tellingWords(question))]
      if (words.length === 0) return []
      const holding = new Map(words.map((word) => [word, holdingOf(word)]))
      const worth = new Map([...holding].map(([word, count]) => [word, worthOf(count)]))
      const fuzzy = (word: string) => isFuzzy(word, holding.get(word))
      const whole = [...worth.values()].reduce((sum, one) => sum + one, 0)
      const found = index.search(question, { boost: { title: 1.5 }, fuzzy })
      return (all ? found : found.slice(0, MAX_CANDIDATES)).map(({ id, score, queryTerms }) => {
        const held = queryTerms.reduce((sum, word) => sum + (worth.get(word) ?? 0), 0)
        return { id: String(id), score, covered: whole === 0 ? 0 : held / whole }
      })
    },
  }
}

function fieldOf({ _id, title, content }: AskedEntry, field: string): string {
  if (field === '_id') return _id
  return field === 'title' ? title : ownText(content)
}

const asIs = (word: string) => word

/** Tolerates a typo in a long word; one that the journal has isn't a typo of another name. */
const isFuzzy = (word: string, holding = 0) => (word.length > 6 && holding === 0 ? 1 : false)
