import { loadAnalyser } from '@daywell/core/analysis'
import { type EmotionModel, emotionLabels, readEntry } from '@daywell/core/emotions'
import type { LabelledEntry } from './journals.ts'
import { auc, mean, rounded } from './measures.ts'

/** Which of our labels speak for what writers of journals called their days. */
const LABELS: Readonly<Record<string, string>> = {
  afraid: 'fear nervousness',
  angry: 'anger annoyance',
  anxious: 'nervousness fear',
  ashamed: 'embarrassment remorse',
  awkward: 'embarrassment confusion nervousness',
  bored: 'disappointment annoyance neutral',
  calm: 'relief approval neutral',
  confused: 'confusion',
  disgusted: 'disgust',
  excited: 'excitement',
  frustrated: 'annoyance anger disappointment',
  happy: 'joy excitement love',
  jealous: 'desire anger disappointment',
  nostalgic: 'sadness love joy',
  proud: 'pride admiration',
  sad: 'sadness disappointment grief',
  satisfied: 'joy approval pride relief',
  surprised: 'surprise realization',
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
    readonly meanOfEmotions: number
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
  const began = performance.now()
  const valences = read.map((analysis) => readEntry(model, analysis).valence)
  const seconds = (performance.now() - began) / 1000
  const likely = read.map(({ sentences }) => sentences.map(({ text }) => model.score(text).likely))
  const emotions = Object.fromEntries(
    Object.entries(LABELS).map(([emotion, labels]) => [
      emotion,
      auc(
        likely.map((rows) => evidence(rows, labels)),
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
      ...{ meanOfEmotions: rounded(mean(known)), emotions },
    },
    sentencesPerSecond: Math.round(likely.flat().length / Math.max(seconds, 1e-6)),
  }
}

/** The mean over sentences, where the surest label counts. */
function evidence(rows: readonly (readonly number[])[], labels: string): number {
  const heads = labels.split(' ').map((label) => names.indexOf(label))
  return mean(rows.map((likely) => Math.max(...heads.map((head) => likely[head] ?? 0))))
}
