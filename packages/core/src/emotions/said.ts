import type { Sentence } from '#analysis/index.ts'
import { type EmotionReading, inTone, type Tone } from './reading.ts'

/** What the lexicon says about a sentence. */
type Said = Pick<Sentence, 'valence' | 'mixed'>

const CLEAR = 0.2
/** Without a word that names a feeling, the model has to be more certain. */
const CLEAR_ALONE = 0.5
const AGAINST = 0.2

/**
 * Compares the model's result with the lexicon: both err, but rarely together. Where they agree it
 * stands; where they contradict each other there's no result.
 */
export function heldAgainst(reading: EmotionReading, said: Said): EmotionReading {
  if (reading.language === 'other') return reading
  const valence = roundThousandths((reading.valence + said.valence) / 2)
  if (said.mixed || reading.tone === 'mixed') return inTone({ ...reading, valence, tone: 'mixed' })
  if (said.valence === 0) return alone(reading, valence)
  const isAgainst = Math.min(reading.valence * said.valence, 0) < -AGAINST * AGAINST
  if (isAgainst) return { ...reading, valence, tone: 'unsure', groups: [], labels: [] }
  return inTone({ ...reading, valence, tone: toneOf(valence) })
}

function alone(reading: EmotionReading, valence: number): EmotionReading {
  const isClear = reading.tone === 'neutral' || Math.abs(reading.valence) >= CLEAR_ALONE
  return inTone({ ...reading, valence, tone: isClear ? reading.tone : 'unsure' })
}

function toneOf(valence: number): Tone {
  if (Math.abs(valence) < CLEAR) return 'unsure'
  return valence > 0 ? 'pleasant' : 'unpleasant'
}

const roundThousandths = (value: number) => Math.round(value * 1000) / 1000
