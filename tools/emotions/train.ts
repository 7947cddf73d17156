import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { heads, openEmotions, weightsBytes } from '@daywell/core/emotions'
import { say } from '../setup/say.mjs'
import { contentOf, rowsOf } from './labelled-file.ts'
import { curvesOf } from './learning/calibration.ts'
import { type BothScores, joined, learnJoining } from './learning/joining.ts'
import { type KeptApart, keptApart, learn } from './learning/learn.ts'
import { weightsOf } from './learning/made-weights.ts'
import { type Judged, sureFrom, thresholdsOf } from './learning/thresholds.ts'
import { type MacroF1, macroF1Of } from './measures.ts'
import { type LabelledText, labelledTexts } from './texts.ts'

const ONE_APART_OF = 3
/** Texts on which the shipped model is judged count more than those judged by a part of it. */
const DEV_COUNTS = 2
const RIGHT = 0.8
const MIN_SAID = 10
/** What is rather not so is not told, even where the surer ones of its kind would make up for it. */
const LIKELY = 0.5

export interface Trained {
  /** Training texts kept apart, judged by models that have not seen them, thresholds from `dev`. */
  readonly onThoseApart: MacroF1
  readonly onDev: MacroF1
  readonly bytes: number
}

/** Learns from the labelled texts of a folder and writes the weights. */
export function train(folder: string, into: string): Trained {
  const read = (name: string) => {
    const path = join(folder, name)
    return rowsOf(path, () => labelledTexts(contentOf(path, path)))
  }
  const [texts, dev] = [read('train.tsv'), read('dev.tsv')]
  const apart = keptApart(texts, ONE_APART_OF)
  say('training on two thirds')
  const learnt = learn(texts)
  say('training on everything')
  const joining = learnJoining(apart.scores, truthsOf(apart.texts))
  const judgedApart = judged(apart.texts, joinedApart(apart), 1)
  const onDev = judged(dev, joined(learnt.scores(dev), joining), DEV_COUNTS)
  const bytes = weightsBytes(weightsOf(learnt, joining, toldOf([judgedApart, onDev])))
  writeFileSync(into, bytes)
  const model = openEmotions(bytes)
  const seen = dev.map(({ text }) => model.score(text).seen)
  return {
    onThoseApart: macroF1Of(judgedApart.truths, thresholded(judgedApart, thresholdsOf([onDev]))),
    onDev: macroF1Of(onDev.truths, (row, head) => seen[row]?.[head] === true),
    bytes: bytes.length,
  }
}

/** Where a score counts as seen, how likely it makes what it is for, and when that is sure. */
function toldOf(all: readonly Judged[]) {
  const { slope, shift } = curvesOf(all)
  const likely = (score: number, head: number) =>
    1 / (1 + Math.exp(-(score * (slope[head] ?? 1) + (shift[head] ?? 0))))
  return {
    threshold: thresholdsOf(all),
    slope,
    shift,
    sureFrom: sureFrom(all, RIGHT, MIN_SAID).map((score, head) =>
      Number.isFinite(score) ? Math.max(LIKELY, likely(score, head)) : 2,
    ),
  }
}

/** Each half of the texts kept apart, joined by what was learnt from the other half. */
function joinedApart({ texts, scores }: KeptApart): Float32Array {
  const found = new Float32Array(scores.linear.length)
  const halves = [0, 1].map((half) => texts.flatMap((_, row) => (row % 2 === half ? [row] : [])))
  halves.forEach((rows, half) => {
    const others = halves[1 - half] as number[]
    const joining = learnJoining(
      some(scores, others),
      truthsOf(others.flatMap((row) => texts[row] ?? [])),
    )
    const part = joined(some(scores, rows), joining)
    rows.forEach((row, at) => {
      found.set(part.subarray(at * heads.count, (at + 1) * heads.count), row * heads.count)
    })
  })
  return found
}

function some({ linear, net }: BothScores, rows: readonly number[]): BothScores {
  const of = (scores: Float32Array) =>
    Float32Array.from(
      rows.flatMap((row) => [...scores.subarray(row * heads.count, (row + 1) * heads.count)]),
    )
  return { linear: of(linear), net: of(net) }
}

const truthsOf = (texts: readonly LabelledText[]) => texts.map(({ truth }) => truth)

function judged(texts: readonly LabelledText[], scores: Float32Array, weight: number): Judged {
  return { scores, truths: truthsOf(texts), weight }
}

function thresholded({ scores, truths }: Judged, thresholds: readonly number[]) {
  const width = scores.length / truths.length
  return (row: number, head: number) => (scores[row * width + head] ?? 0) >= (thresholds[head] ?? 0)
}
