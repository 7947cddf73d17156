import { heads, type Weights } from '@daywell/core/emotions'
import { chanceFrom, shuffled } from './chance.ts'
import { move, parametersOf } from './parameters.ts'

/** Scores of texts by each of both models, a row of heads for each text. */
export interface BothScores {
  readonly linear: Float32Array
  readonly net: Float32Array
}

export type Joining = Weights['joining']

const HEADS = heads.count
const CLUES = 4 * HEADS
/** A clue that hardly ever changes may not speak loudly when it does. */
const MIN_SPREAD = 0.001
const SETTINGS = { epochs: 5, rate: 0.005, batch: 64, decay: 1e-3, seed: 1 } as const
/** How much the net counts before anything is learnt of it. */
const NET_COUNTS = { labels: 0.4, others: 0.5 } as const
const netShare = Array.from({ length: HEADS }, (_, head) =>
  head < heads.labels.to ? NET_COUNTS.labels : NET_COUNTS.others,
)

/**
 * Learns what all scores of both models together say of each head. From texts that neither has
 * seen: of those that it has seen a model is too sure.
 */
export function learnJoining(both: BothScores, truths: readonly Uint8Array[]): Joining {
  const { epochs, rate, batch, decay, seed } = SETTINGS
  const clues = cluesOf(both)
  const like = likenessOf(clues)
  const weight = parametersOf(new Float64Array(CLUES * HEADS))
  const bias = parametersOf(new Float64Array(HEADS))
  const chance = chanceFrom(seed)
  const all = epochs * truths.length
  const clue = new Float64Array(CLUES)
  let seen = 0
  for (let epoch = 0; epoch < epochs; epoch++)
    for (const row of shuffled(truths.length, chance)) {
      for (let at = 0; at < CLUES; at++)
        clue[at] = ((clues[row * CLUES + at] as number) - like.mean(at)) / like.spread(at)
      addSlopes(row)
      if (++seen % batch > 0) continue
      weight.values.forEach((value, at) => {
        weight.slopes[at] = (weight.slopes[at] as number) + decay * batch * value
      })
      for (const some of [weight, bias])
        move(some, rate * (1 - (0.95 * seen) / all), seen / batch, batch)
    }
  return asTold()

  function addSlopes(row: number): void {
    for (let head = 0; head < HEADS; head++) {
      let score = plainly(both, row, head) + (bias.values[head] as number)
      for (let at = 0; at < CLUES; at++)
        score += (clue[at] as number) * (weight.values[head * CLUES + at] as number)
      const off = 1 / (1 + Math.exp(-score)) - (truths[row]?.[head] as number)
      bias.slopes[head] = (bias.slopes[head] as number) + off
      for (let at = 0; at < CLUES; at++)
        weight.slopes[head * CLUES + at] =
          (weight.slopes[head * CLUES + at] as number) + off * (clue[at] as number)
    }
  }

  /** For clues as they are, with what both models count by themselves. */
  function asTold(): Joining {
    const told = Float32Array.from(weight.values, (value, at) => value / like.spread(at % CLUES))
    const shift = Float32Array.from(bias.values, (value, head) => {
      let sum = value
      for (let at = 0; at < CLUES; at++) sum -= (told[head * CLUES + at] as number) * like.mean(at)
      return sum
    })
    netShare.forEach((share, head) => {
      const [linear, net] = [head * CLUES + head, head * CLUES + HEADS + head]
      told[linear] = (told[linear] as number) + 1 - share
      told[net] = (told[net] as number) + share
    })
    return { weight: told, bias: shift }
  }
}

/** The scores of texts by both models joined. */
export function joined(both: BothScores, { weight, bias }: Joining): Float32Array {
  const clues = cluesOf(both)
  return both.linear.map((_, place) => {
    const [row, head] = [Math.floor(place / HEADS), place % HEADS]
    let score = bias[head] as number
    for (let at = 0; at < CLUES; at++)
      score += (clues[row * CLUES + at] as number) * (weight[head * CLUES + at] as number)
    return score
  })
}

const plainly = ({ linear, net }: BothScores, row: number, head: number) => {
  const [share, at] = [netShare[head] as number, row * HEADS + head]
  return (linear[at] as number) * (1 - share) + (net[at] as number) * share
}

/** For each text both scores of all heads, then how likely each makes them. */
function cluesOf({ linear, net }: BothScores): Float32Array {
  const clues = new Float32Array((linear.length / HEADS) * CLUES)
  linear.forEach((score, place) => {
    const other = net[place] as number
    const at = Math.floor(place / HEADS) * CLUES + (place % HEADS)
    clues[at] = score
    clues[at + HEADS] = other
    clues[at + 2 * HEADS] = logistic(score)
    clues[at + 3 * HEADS] = logistic(other)
  })
  return clues
}

/** Mean and spread of each clue. */
function likenessOf(clues: Float32Array) {
  const [sums, squares] = [new Float64Array(CLUES), new Float64Array(CLUES)]
  clues.forEach((value, at) => {
    sums[at % CLUES] = (sums[at % CLUES] as number) + value
    squares[at % CLUES] = (squares[at % CLUES] as number) + value * value
  })
  const rows = clues.length / CLUES
  const mean = (at: number) => (sums[at] as number) / rows
  const spread = (at: number) =>
    Math.sqrt(Math.max(MIN_SPREAD ** 2, (squares[at] as number) / rows - mean(at) ** 2))
  return { mean, spread }
}

const logistic = (value: number) => 1 / (1 + Math.exp(-value))
