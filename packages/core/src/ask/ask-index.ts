import { ownText } from '#markdown/index.ts'
import { type AnswerOrder, inOrder, orderFor, withoutLightWords } from './answer-order.ts'
import { type Around, aroundOf, passageOf } from './around.ts'
import type { AskedEntry } from './asked-entry.ts'
import { type MeaningFound, type MeaningMatch, meaningIndex } from './meaning-index.ts'
import { type Piece, piecesOf, sentencesIn } from './pieces.ts'
import { tellingWords } from './telling-words.ts'
import { type WordMatch, wordIndex } from './word-index.ts'

/** An entry, and its embedding if a model has made one. */
export interface ToAsk {
  readonly entry: AskedEntry
  /** One vector for each piece, in order. */
  readonly vectors?: readonly Int8Array[] | undefined
}

/** A place in an entry that may answer a question. */
export interface Answering {
  readonly entry: Pick<AskedEntry, '_id' | 'title' | 'localDate'>
  /** The person's own words, without marks, quotes and what they struck out. */
  readonly quote: string
  /** The same with short sentences beside it. */
  readonly around?: Around | undefined
  /** More of what stands around it, for a judge of answers; never shown. */
  readonly passage: string
  /** How close it is to the question, from -1 to 1; undefined where only words were compared. */
  readonly near?: number | undefined
  readonly score: number
}

/** Days that an answer is limited to, both included, `yyyy-MM-dd`. */
export interface AskedDays {
  readonly from: string
  readonly to: string
}

export interface Asked {
  /** How the answers are ordered, by what the question asks for. */
  readonly order: AnswerOrder
  /** How many entries answer it; where they are listed, they may be more than are shown. */
  readonly matching: number
  /** Whether the best of them is near enough to be an answer. */
  readonly found: boolean
  /** Whether an answer may be among them; a reader can tell. */
  readonly mayBe: boolean
  /** Whether the nearest days are worth showing, because the person knows what they meant. */
  readonly isNear: boolean
  /** The best first. */
  readonly answering: readonly Answering[]
  /** What a judge of answers chooses from, the likeliest first, and the order that it gives them. */
  readonly candidates: readonly Answering[]
  readonly wanted: AnswerOrder
}

export interface AskIndex {
  /** Adds entries; callers add a long journal in batches, so that it doesn't block the thread. */
  add(more: readonly ToAsk[]): void
  /** Adds the embedding of an entry that came without one; false if there is no such entry. */
  understand(id: string, vectors: readonly Int8Array[]): boolean
  /** `ways`: embeddings of the query variants; without them only words are compared. */
  find(question: string, ways?: readonly Int8Array[], days?: AskedDays): Asked
}

export const MAX_ANSWERING_ENTRIES = 8
/** Where all of them are asked for, or the first or last of all. */
export const MAX_LISTED_ENTRIES = 12
/** A judge takes a tenth of a second for each. */
const MAX_CANDIDATES = 12
/** The weight of a full match by words beside the similarity. */
const WORDS = 0.15
/** The share of a question's content words that an entry needs to be found by words alone. */
const MIN_WORDS_SHARE = 0.7
/** How it was chosen: docs/ask.md. */
const MIN_SIMILARITY = 0.3
/** Below this hardly anything is an answer, so no model gets to read it. */
const HARDLY_MEANT = 0.2
/** Below this, even the nearest entry isn't near. */
const NEAR = 0.14
const HARDLY_WORDED = 0.35

/** Only the beginning of a very long entry is searched. */
const MAX_CONTENT_CHARS = 40_000

const heldBy = (text: string, wanted: ReadonlySet<string>) =>
  new Set(tellingWords(text).filter((word) => wanted.has(word))).size

/** Entries in memory, to be asked by words and by meaning. */
export function askIndex(all: readonly ToAsk[] = []): AskIndex {
  const entries = new Map<string, AskedEntry>()
  const words = wordIndex()
  const meanings = meaningIndex()
  const understood = new Set<string>()

  function add(more: readonly ToAsk[]) {
    const fresh = more.filter(({ entry }) => !entries.has(entry._id))
    for (const { entry } of fresh) entries.set(entry._id, entry)
    words.add(fresh.map(({ entry }) => entry))
    const read = fresh.flatMap(({ entry: { _id: id }, vectors }) =>
      vectors ? [{ id, vectors }] : [],
    )
    for (const { id } of read) understood.add(id)
    meanings.add(read)
  }
  add(all)

  return {
    add,
    understand(id, vectors) {
      if (!entries.has(id) || understood.has(id)) return false
      understood.add(id)
      meanings.add([{ id, vectors }])
      return true
    },
    find(question, ways, days) {
      const order = orderFor(question)
      const dayOf = (id: string) => entries.get(id)?.localDate ?? ''
      const isAsked = ({ id }: { readonly id: string }) =>
        !days || (dayOf(id) >= days.from && dayOf(id) <= days.to)
      const isAll = order !== 'best' || days !== undefined
      const wanted = order === 'best' ? question : withoutLightWords(question)
      const byWords = new Map(words.find(wanted, isAll).map((match) => [match.id, match]))
      const byMeaning = ways ? meanings.find(ways, days && isAsked) : NOTHING
      const ranked = rankedOf(byWords, byMeaning.matches).filter(isAsked)
      const verdict = verdictOn(ranked, byMeaning)
      const matching = verdict.found && order !== 'best' ? matchingOf(ranked) : []
      const isOrdered = matching.length > 0
      const chosen = isOrdered ? inOrder(matching, order, ({ id }) => dayOf(id)) : ranked
      const answeringOf = ({ id, score, meaning, word }: Ranked): Answering[] => {
        const entry = entries.get(id)
        return entry
          ? [
              {
                entry: shown(entry),
                score,
                near: meaning?.near,
                ...quoteOf(entry, question, meaning, word),
              },
            ]
          : []
      }
      return {
        ...verdict,
        order: isOrdered ? order : 'best',
        matching: matching.length,
        answering: chosen
          .slice(0, isOrdered ? MAX_LISTED_ENTRIES : MAX_ANSWERING_ENTRIES)
          .flatMap(answeringOf),
        candidates: ranked.slice(0, MAX_CANDIDATES).flatMap(answeringOf),
        wanted: order,
      }
    },
  }
}

const NOTHING: MeaningFound = { matches: [], lead: 0 }

interface Ranked {
  readonly id: string
  readonly score: number
  readonly meaning: MeaningMatch | undefined
  readonly word: WordMatch | undefined
}

function rankedOf(
  byWords: ReadonlyMap<string, WordMatch>,
  byMeaning: readonly MeaningMatch[],
): Ranked[] {
  const meanings = new Map(byMeaning.map((match) => [match.id, match]))
  const ids = new Set([...meanings.keys(), ...byWords.keys()])
  return [...ids]
    .map((id) => {
      const [meaning, word] = [meanings.get(id), byWords.get(id)]
      const score = Math.max(0, meaning?.score ?? 0) + WORDS * (word?.covered ?? 0)
      return { id, score, meaning, word }
    })
    .sort((a, b) => b.score - a.score || (b.word?.score ?? 0) - (a.word?.score ?? 0))
}

function verdictOn([best]: readonly Ranked[], { matches, lead }: MeaningFound) {
  const covered = best?.word?.covered ?? 0
  const near = (matches[0]?.score ?? 0) + lead / 2
  return {
    found: covered >= MIN_WORDS_SHARE || near >= MIN_SIMILARITY,
    mayBe: covered >= HARDLY_WORDED || near >= HARDLY_MEANT,
    isNear: covered >= HARDLY_WORDED || near >= NEAR,
  }
}

/** All that answer as surely as the best one does. */
function matchingOf(ranked: readonly Ranked[]): Ranked[] {
  return ranked.filter(
    ({ word, meaning }, at) =>
      at === 0 ||
      (word?.covered ?? 0) >= MIN_WORDS_SHARE ||
      (meaning?.score ?? 0) >= MIN_SIMILARITY,
  )
}

const shown = ({ _id, title, localDate }: AskedEntry) => ({ _id, title, localDate })

function quoteOf(
  entry: AskedEntry,
  question: string,
  meaning: MeaningMatch | undefined,
  word: WordMatch | undefined,
): Pick<Answering, 'quote' | 'around' | 'passage'> {
  const piece = meaning && piecesOf(entry)[meaning.piece]
  const isByWords = (word?.covered ?? 0) >= MIN_WORDS_SHARE
  const text = ownText(entry.content).slice(0, MAX_CONTENT_CHARS)
  const quoted = piece && !isByWords ? piece : sentenceFor(text, question)
  if (!quoted) return { quote: entry.title, passage: entry.title }
  const around = aroundOf(text, quoted)
  return { quote: quoted.text, passage: passageOf(text, quoted), ...(around && { around }) }
}

/** The sentence of a text with the most content words of a question, else the first. */
function sentenceFor(text: string, question: string): Piece | undefined {
  const wanted = new Set(tellingWords(question))
  const sentences = sentencesIn(text)
  const held = sentences.map(({ text }) => heldBy(text, wanted))
  return sentences[held.indexOf(Math.max(...held))]
}
