import { emotionGroups, emotionLabels, heads } from './labels.ts'
import { type EmotionReading, inTone, type Seen, type Tone, unsure } from './reading.ts'
import { scorerOf } from './scorer.ts'
import { contrastingClauses, inContrast } from './shades/contrast.ts'
import { shaded } from './shades/shaded.ts'
import { weightsFrom } from './weights.ts'

/** Classifies the emotions of sentences, trained on texts labeled by people. */
export interface EmotionModel {
  /** How one sentence sounds, in a text of the given language. */
  read(sentence: string, options?: { readonly language?: string }): EmotionReading
  /**
   * The raw scores behind a result, for evaluation: the probability per head, and whether it's
   * above its threshold.
   */
  score(text: string): EmotionScore
}

interface EmotionScore {
  readonly likely: readonly number[]
  readonly seen: readonly boolean[]
}

/** With a lower share of known words, it's another language. */
const KNOWN = 0.6
/** The same for one sentence of an English entry, where names are unknown words, too. */
const KNOWN_IN_ENGLISH = 0.5
const CLEAR = 0.35
const BOTH = 0.35
const MOSTLY_NEUTRAL = 0.6
const LIKELY = 0.5
/** In forum data awful things are labeled disgust; in a journal they are mostly sad. */
const LIKELY_DISGUST = 0.85
const DISGUST = heads.ekman.from + emotionGroups.indexOf('disgust')

/** Opens a weights file. */
export function openEmotions(bytes: Uint8Array): EmotionModel {
  const weights = weightsFrom(bytes)
  const { header } = weights
  const { scores, known } = scorerOf(weights)

  function score(text: string): EmotionScore {
    const found = [...scores(text)]
    const likely = found.map((value, head) =>
      logistic(value * (header.slope[head] as number) + (header.shift[head] as number)),
    )
    return { likely, seen: found.map((value, head) => value >= (header.threshold[head] as number)) }
  }

  return {
    score,
    read(sentence, { language } = {}) {
      const isDeclared = language !== undefined
      if (isDeclared && !/^en(?:$|[-_])/i.test(language)) return unsure('other')
      if (known(sentence) < (isDeclared ? KNOWN_IN_ENGLISH : KNOWN)) return unsure('other')
      const parts = contrastingClauses(sentence).map(plainly)
      return inContrast(parts) ?? plainly(sentence)
    },
  }

  function plainly(sentence: string): EmotionReading {
    return shaded(readingOf(score(sentence).likely, header.sureFrom), sentence)
  }
}

function readingOf(likely: readonly number[], sureFrom: readonly number[]): EmotionReading {
  const [pleasant = 0, unpleasant = 0, , neutral = 0] = likely.slice(heads.sentiment.from)
  return inTone({
    language: 'en',
    valence: roundThousandths(pleasant - unpleasant),
    tone: toneOf(pleasant, unpleasant, neutral),
    groups: seenIn(emotionGroups, likely, heads.ekman.from, (head) =>
      head === DISGUST ? LIKELY_DISGUST : LIKELY,
    ),
    labels: seenIn(emotionLabels, likely, 0, (head) => sureFrom[head] as number),
  })
}

function toneOf(pleasant: number, unpleasant: number, neutral: number): Tone {
  if (Math.min(pleasant, unpleasant) >= BOTH) return 'mixed'
  if (pleasant - unpleasant >= CLEAR) return 'pleasant'
  if (unpleasant - pleasant >= CLEAR) return 'unpleasant'
  return neutral >= MOSTLY_NEUTRAL ? 'neutral' : 'unsure'
}

function seenIn<Name>(
  names: readonly Name[],
  likely: readonly number[],
  from: number,
  least: (head: number) => number,
): Seen<Name>[] {
  return names
    .map((name, index) => ({
      name,
      sure: roundThousandths(likely[from + index] as number),
      head: from + index,
    }))
    .filter(({ sure, head }) => sure >= least(head))
    .toSorted((a, b) => b.sure - a.sure)
    .map(({ name, sure }) => ({ name, sure }))
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))
const roundThousandths = (value: number) => Math.round(value * 1000) / 1000
