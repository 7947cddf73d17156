import { type Analysis, loadAnalyser } from '@daywell/core/analysis'
import { type EmotionModel, emotionLabels, readEntry } from '@daywell/core/emotions'
import type { LabelledEntry } from './journals.ts'
import { auc, mean, rounded } from './measures.ts'
import { timed } from './processor-time.ts'

interface Evidence {
  /** Labels that were learnt, the surest counts. */
  readonly labels: string
  /** Feelings that words name by themselves. */
  readonly named?: string
  /** Whether it goes with pleasant (1) or unpleasant days (-1). */
  readonly side: number
}

/** What speaks for that which writers of journals called their days; chosen mostly by meaning. */
const EVIDENCE: Readonly<Record<string, Evidence>> = {
  afraid: { labels: 'fear nervousness', named: 'fear', side: -1 },
  angry: { labels: 'anger annoyance', named: 'anger', side: -1 },
  anxious: { labels: 'nervousness fear', named: 'fear stress', side: -1 },
  ashamed: { labels: 'embarrassment remorse', named: 'shame', side: -1 },
  awkward: { labels: 'embarrassment confusion nervousness', named: 'shame', side: -1 },
  bored: { labels: 'disappointment annoyance', named: 'boredom', side: -1 },
  calm: { labels: 'relief', named: 'calm relief', side: 1 },
  confused: { labels: 'confusion', named: 'confusion', side: -1 },
  disgusted: { labels: 'disgust', named: 'disgust', side: -1 },
  excited: { labels: 'excitement', named: 'excitement', side: 1 },
  frustrated: { labels: 'annoyance anger disappointment', named: 'anger stress', side: -1 },
  happy: { labels: 'joy excitement love', named: 'joy love', side: 1 },
  jealous: { labels: 'desire anger disappointment', side: -1 },
  nostalgic: { labels: 'sadness love', named: 'longing', side: 0 },
  proud: { labels: 'pride', named: 'pride', side: 1 },
  sad: { labels: 'sadness disappointment grief', named: 'sadness loneliness', side: -1 },
  satisfied: { labels: 'gratitude joy relief approval', named: 'joy calm pride', side: 1 },
  surprised: { labels: 'surprise realization confusion curiosity', named: 'surprise', side: 0 },
}
const PLEASANT = new Set('calm excited happy proud satisfied'.split(' '))
const UNPLEASANT = new Set(
  'afraid angry anxious ashamed awkward bored confused disgusted frustrated jealous sad'.split(' '),
)

const names: readonly string[] = emotionLabels

export interface JournalScores {
  readonly entries: number
  readonly auc: {
    readonly valence: number | null
    readonly meanOfEmotions: number | null
    readonly emotions: Readonly<Record<string, number | null>>
  }
  readonly sentencesPerSecond: number
}

/** How well a model tells entries with an emotion from those without, by what writers named. */
export async function scoreJournals(
  model: EmotionModel,
  entries: readonly LabelledEntry[],
): Promise<JournalScores> {
  const { analyse } = await loadAnalyser()
  const read = entries.map(({ text }) => analyse(text, { language: 'en' }))
  const { found: valences, seconds } = timed(() =>
    read.map((analysis) => readEntry(model, analysis).valence),
  )
  const likely = read.map(({ sentences }) => sentences.map(({ text }) => model.score(text).likely))
  const emotions = Object.fromEntries(
    Object.entries(EVIDENCE).map(([emotion, wanted]) => [
      emotion,
      auc(
        read.map((analysis, index) =>
          evidence(wanted, analysis, likely[index] ?? [], valences[index] ?? 0),
        ),
        entries.map((entry) => entry.emotions.has(emotion)),
      ),
    ]),
  )
  const told = entries.flatMap((entry, index) => {
    const [good, bad] = [PLEASANT, UNPLEASANT].map((some) =>
      [...entry.emotions].some((emotion) => some.has(emotion)),
    )
    return good === bad ? [] : [{ index, good: good === true }]
  })
  const known = Object.values(emotions).filter((value) => value !== null)
  return {
    entries: entries.length,
    auc: {
      valence: auc(
        told.map(({ index }) => valences[index] ?? 0),
        told.map(({ good }) => good),
      ),
      meanOfEmotions: known.length > 0 ? rounded(mean(known)) : null,
      emotions,
    },
    sentencesPerSecond: Math.round(likely.flat().length / seconds),
  }
}

/**
 * What was learnt of the sentence that has the most of it, with what is named and how the whole
 * sounds. As a logarithm: seldom labels are never likely, and twice as likely is much for them.
 */
function evidence(
  { labels, named = '', side }: Evidence,
  { feelings }: Analysis,
  rows: readonly (readonly number[])[],
  valence: number,
): number {
  const heads = labels.split(' ').map((label) => names.indexOf(label))
  const most = Math.max(0, ...rows.flatMap((likely) => heads.map((head) => likely[head] ?? 0)))
  const isNamed = feelings.some(
    ({ group, negated, whose }) =>
      !negated && whose !== 'other' && named.split(' ').includes(group),
  )
  return Math.log(most + NOTICED) + (isNamed ? NAMED : 0) + side * valence * SIDE
}

const NOTICED = 0.01
const NAMED = 2
const SIDE = 4
