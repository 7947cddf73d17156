import { type EntryEmotions, entryOf, type SentenceEmotions } from './read-entry.ts'
import { tokensOf } from './reading/tokens.ts'
import type { Seen, Tone } from './reading.ts'
import { type EmotionWord, emotionWord } from './words.ts'

/** What somebody said of a sentence of theirs, in their own words. */
export interface EmotionCorrection {
  readonly sentence: string
  readonly emotions: readonly string[]
}

/** As many as are looked at, the newest last. */
const MOST = 2000
const ALIKE = 0.5
const FEWEST_SHARED = 3
/** How far a sentence that is like a corrected one is drawn towards it. */
const PULL = 0.5
const LIKELY = 0.5
const CLEAR = 0.3

/**
 * The reading of an entry with what its writer said of their sentences. A corrected sentence is
 * always what they said; those that are much like it are drawn towards it. The last word counts.
 */
export function withCorrections(
  reading: EntryEmotions,
  corrections: readonly EmotionCorrection[],
): EntryEmotions {
  if (corrections.length === 0) return reading
  const known = corrections.slice(-MOST).map(meant)
  const exact = new Map(known.map((one) => [one.key, one]))
  return entryOf(
    reading.sentences.map((sentence) => {
      const words = wordsOf(sentence.text)
      const same = exact.get(words.join(' '))
      if (same) return corrected(sentence, same)
      const near = nearest([...new Set(words)], known)
      return near ? drawnTowards(sentence, near.meant, near.alike * PULL) : sentence
    }),
  )
}

interface Meant {
  readonly key: string
  readonly words: ReadonlySet<string>
  readonly said: readonly EmotionWord[]
  readonly valence: number
}

const wordsOf = (text: string) => tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token))

function meant({ sentence, emotions }: EmotionCorrection): Meant {
  const words = wordsOf(sentence)
  const said = emotions.flatMap((word) => emotionWord(word) ?? [])
  const valence = said.reduce((sum, one) => sum + one.valence, 0) / (said.length || 1)
  return { key: words.join(' '), words: new Set(words), said, valence }
}

function corrected(sentence: SentenceEmotions, { said, valence }: Meant): SentenceEmotions {
  const sure = <Name>(name: Name): Seen<Name> => ({ name, sure: 1 })
  const groups = new Set(said.flatMap(({ group }) => group ?? []))
  const labels = new Set(said.flatMap(({ label }) => label ?? []))
  return {
    ...sentence,
    ...{ valence, tone: toneSaid(said), corrected: true },
    groups: [...groups].map(sure),
    labels: [...labels].map(sure),
  }
}

function toneSaid(said: readonly EmotionWord[]): Tone {
  if (said.length === 0) return 'unsure'
  const isGood = said.some(({ valence }) => valence > 0)
  const isBad = said.some(({ valence }) => valence < 0)
  if (isGood && isBad) return 'mixed'
  if (isGood) return 'pleasant'
  return isBad ? 'unpleasant' : 'neutral'
}

/** The corrected sentence that shares most with these words, the newest of equals. */
function nearest(words: readonly string[], known: readonly Meant[]) {
  let best: { readonly meant: Meant; readonly alike: number } | undefined
  for (const one of known) {
    const shared = words.filter((word) => one.words.has(word)).length
    const alike = shared / (words.length + one.words.size - shared || 1)
    const isNear = shared >= FEWEST_SHARED && alike >= ALIKE && one.said.length > 0
    if (isNear && alike >= (best?.alike ?? 0)) best = { meant: one, alike }
  }
  return best
}

function drawnTowards(
  sentence: SentenceEmotions,
  { said, valence }: Meant,
  pull: number,
): SentenceEmotions {
  const drawn = sentence.valence + (valence - sentence.valence) * pull
  const named = new Set(said.map(({ group }) => group))
  const groups = sentence.groups
    .map(({ name, sure }) => ({
      name,
      sure: Math.min(1, named.has(name) ? sure + (1 - sure) * pull : sure * (1 - pull)),
    }))
    .filter(({ sure }) => sure >= LIKELY)
  const labels = sentence.labels.filter(({ name }) => said.some(({ label }) => label === name))
  return { ...sentence, valence: drawn, tone: toneDrawn(sentence.tone, drawn), groups, labels }
}

function toneDrawn(tone: Tone, valence: number): Tone {
  const isClear = Math.abs(valence) >= CLEAR
  if (tone === 'pleasant' || tone === 'unpleasant')
    return isClear ? (valence > 0 ? 'pleasant' : 'unpleasant') : 'unsure'
  return tone
}
