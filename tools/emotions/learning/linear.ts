import { heads } from '@daywell/core/emotions'
import { chanceFrom, shuffled } from './chance.ts'
import type { Sparse } from './sparse.ts'

export interface Linear {
  /** A number per column and head, column by column. */
  readonly weight: Float32Array
  readonly bias: Float32Array
}

interface Settings {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
  readonly seed: number
}

const HEADS = heads.count
/** What each number has moved before it has moved: keeps the first steps small. */
const MOVED_BEFORE = 0.5
/** An error so small moves nothing, and most are. */
const TOO_SMALL = 0.005

/** Logistic regression, one against the rest for each head, by AdaGrad. */
export function trainLinear(
  texts: Sparse,
  truths: readonly Uint8Array[],
  columns: number,
  { epochs, rate, decay, seed }: Settings,
): Linear {
  const weight = new Float32Array(columns * HEADS)
  const moved = new Float32Array(columns * HEADS).fill(MOVED_BEFORE)
  const bias = new Float32Array(HEADS)
  const biasMoved = new Float32Array(HEADS).fill(1e-6)
  const chance = chanceFrom(seed)
  const error = new Float32Array(HEADS)
  const wrong = new Int32Array(HEADS)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const step = rate * (1.05 - epoch / epochs)
    for (const row of shuffled(texts.rows, chance)) {
      sumInto(error, texts, row, { weight, bias })
      const wrongs = moveBias(truths[row] as Uint8Array, step)
      moveWeights(row, wrongs, step)
    }
  }
  return { weight, bias }

  /** Turns scores into errors and tells how many heads are wrong enough to learn from. */
  function moveBias(truth: Uint8Array, step: number): number {
    let wrongs = 0
    for (let head = 0; head < HEADS; head++) {
      const off = 1 / (1 + Math.exp(-(error[head] as number))) - (truth[head] as number)
      error[head] = off
      if (Math.abs(off) > TOO_SMALL) wrong[wrongs++] = head
      const before = (biasMoved[head] as number) + off * off
      biasMoved[head] = before
      bias[head] = (bias[head] as number) - (step * off) / Math.sqrt(before)
    }
    return wrongs
  }

  function moveWeights(row: number, wrongs: number, step: number): void {
    const end = texts.start[row + 1] as number
    for (let at = texts.start[row] as number; at < end; at++) {
      const from = (texts.column[at] as number) * HEADS
      const value = texts.value[at] as number
      for (let index = 0; index < wrongs; index++) {
        const head = wrong[index] as number
        const now = weight[from + head] as number
        const slope = (error[head] as number) * value + decay * now
        const before = (moved[from + head] as number) + slope * slope
        moved[from + head] = before
        weight[from + head] = now - (step * slope) / Math.sqrt(before)
      }
    }
  }
}

/** Scores of all texts, a row of heads for each. */
export function scoresOf(texts: Sparse, model: Linear): Float32Array {
  const scores = new Float32Array(texts.rows * HEADS)
  for (let row = 0; row < texts.rows; row++)
    sumInto(scores.subarray(row * HEADS, (row + 1) * HEADS), texts, row, model)
  return scores
}

function sumInto(sum: Float32Array, texts: Sparse, row: number, { weight, bias }: Linear): void {
  sum.set(bias)
  const end = texts.start[row + 1] as number
  for (let at = texts.start[row] as number; at < end; at++) {
    const from = (texts.column[at] as number) * HEADS
    const value = texts.value[at] as number
    for (let head = 0; head < HEADS; head++)
      sum[head] = (sum[head] as number) + (weight[from + head] as number) * value
  }
}
