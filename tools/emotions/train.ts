import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openEmotions, weightsBytes } from '@daywell/core/emotions'
import { say } from '../setup/say.mjs'
import { curvesOf } from './calibration.ts'
import { crossValidated, learn } from './learn.ts'
import { weightsOf } from './made-weights.ts'
import { type MacroF1, macroF1Of } from './measures.ts'
import { type LabelledText, labelledTexts } from './texts.ts'
import { type Judged, sureFrom, thresholdsOf } from './thresholds.ts'

const FOLDS = 3
/** Texts on which the shipped model is judged count more than those judged by parts of it. */
const DEV_COUNTS = 2
const RIGHT = 0.8
const FEWEST_SAID = 10

export interface Trained {
  /** Each text judged by a model that has not seen it, thresholds from the other texts. */
  readonly byCrossValidation: MacroF1
  readonly onDev: MacroF1
  readonly bytes: number
}

/** Learns from the labelled texts of a folder and writes the weights. */
export function train(folder: string, into: string): Trained {
  const read = (name: string) => labelledTexts(readFileSync(join(folder, name), 'utf8'))
  const [texts, dev] = [read('train.tsv'), read('dev.tsv')]
  const apart = judged(texts, crossValidated(texts, FOLDS, say), 1)
  const learnt = learn(texts)
  say('all is learnt')
  const onDev = judged(dev, learnt.scores(dev), DEV_COUNTS)
  const all = [apart, onDev]
  const { slope, shift } = curvesOf(all)
  const likely = (score: number, head: number) =>
    1 / (1 + Math.exp(-(score * (slope[head] ?? 1) + (shift[head] ?? 0))))
  const threshold = thresholdsOf(all)
  const bytes = weightsBytes(
    weightsOf(learnt, {
      ...{ threshold, slope, shift },
      sureFrom: sureFrom(all, RIGHT, FEWEST_SAID).map((score, head) =>
        Number.isFinite(score) ? likely(score, head) : 2,
      ),
    }),
  )
  writeFileSync(into, bytes)
  const model = openEmotions(bytes)
  const seen = dev.map(({ text }) => model.score(text).seen)
  return {
    byCrossValidation: macroF1Of(apart.truths, thresholded(apart, thresholdsOf([onDev]))),
    onDev: macroF1Of(onDev.truths, (row, head) => seen[row]?.[head] === true),
    bytes: bytes.length,
  }
}

function judged(texts: readonly LabelledText[], scores: Float32Array, weight: number): Judged {
  return { scores, truths: texts.map(({ truth }) => truth), weight }
}

function thresholded({ scores, truths }: Judged, thresholds: readonly number[]) {
  const heads = scores.length / truths.length
  return (row: number, head: number) => (scores[row * heads + head] ?? 0) >= (thresholds[head] ?? 0)
}
