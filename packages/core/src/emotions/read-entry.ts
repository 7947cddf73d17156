import type { Analysis } from '#analysis/index.ts'
import { type EmotionGroup, emotionGroups } from './labels.ts'
import type { EmotionModel } from './model.ts'
import type { EmotionReading, Seen, Tone } from './reading.ts'
import { heldAgainst } from './said.ts'

export interface SentenceEmotions extends EmotionReading {
  readonly text: string
}

export interface EntryEmotions {
  readonly sentences: readonly SentenceEmotions[]
  readonly language: 'en' | 'other'
  readonly valence: number
  readonly tone: Tone
  /** How many sentences have it, the most first, and the highest probability. */
  readonly groups: readonly (Seen<EmotionGroup> & { readonly sentences: number })[]
}

type Sentences = readonly string[] | Pick<Analysis, 'sentences' | 'language'>

const CLEAR = 0.15

/** Classifies an entry sentence by sentence, and aggregates the results. */
export function readEntry(model: EmotionModel, entry: Sentences): EntryEmotions {
  if (!('sentences' in entry)) return entryOf(entry.map((text) => ({ text, ...model.read(text) })))
  const options = entry.language === 'unknown' ? {} : { language: entry.language }
  return entryOf(
    entry.sentences.map((sentence) => {
      const { text } = sentence
      return { text, ...heldAgainst(model.read(text, options), sentence) }
    }),
  )
}

/** Aggregates the sentences of an entry. */
function entryOf(sentences: readonly SentenceEmotions[]): EntryEmotions {
  const read = sentences.filter(({ language }) => language === 'en')
  const telling = read.filter(({ tone }) => tone !== 'neutral' && tone !== 'unsure')
  const valence = roundThousandths(mean(read.map((one) => one.valence)))
  return {
    sentences,
    language: read.length > 0 ? 'en' : 'other',
    valence,
    tone: toneOf(read, telling),
    groups: groupsOf(read),
  }
}

function toneOf(read: readonly SentenceEmotions[], telling: readonly SentenceEmotions[]): Tone {
  if (telling.length === 0)
    return read.length > 0 && read.every(({ tone }) => tone === 'neutral') ? 'neutral' : 'unsure'
  const good = telling.filter(({ tone }) => tone === 'pleasant').length
  const bad = telling.filter(({ tone }) => tone === 'unpleasant').length
  if (good > 0 && bad > 0 && Math.min(good, bad) * 3 >= Math.max(good, bad)) return 'mixed'
  if (good === 0 && bad === 0) return 'mixed'
  const lean = mean(telling.map(({ valence }) => valence))
  if (Math.abs(lean) < CLEAR) return 'mixed'
  return lean > 0 ? 'pleasant' : 'unpleasant'
}

function groupsOf(read: readonly SentenceEmotions[]): EntryEmotions['groups'] {
  return emotionGroups
    .map((name) => {
      const sures = read.flatMap(({ groups }) =>
        groups.filter((group) => group.name === name).map(({ sure }) => sure),
      )
      return { name, sure: Math.max(0, ...sures), sentences: sures.length }
    })
    .filter(({ sentences }) => sentences > 0)
    .toSorted((a, b) => b.sentences - a.sentences || b.sure - a.sure)
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}

const roundThousandths = (value: number) => Math.round(value * 1000) / 1000
