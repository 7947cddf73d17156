import type { TrainedFile } from './trained-file.ts'

/** How likely it is that a text is about something, the likeliest first. */
interface Chance {
  readonly id: string
  readonly p: number
}

/** What the trained model makes of a text. */
export interface Sensed {
  readonly situations: readonly Chance[]
  /** What its writer wants of the assistant. */
  readonly intents: readonly Chance[]
  /** Whose danger it speaks of, or `none`; empty where this wasn't trained. */
  readonly concerns: readonly Chance[]
  /** How long the text is. */
  readonly chars?: number | undefined
}

/** Reads what the vector of a text stands for. */
export type Sense = (vector: readonly number[]) => Sensed

/** Less than that is left out. */
const LEAST = 0.002

export function senseWith(trained: TrainedFile): Sense {
  const first = layerOf(trained, 'first')
  const last = layerOf(trained, 'last')
  const intent = layerOf(trained, 'intent')
  const concern = trained.concerns && layerOf(trained, 'concern')
  return (vector) => {
    const scaled = Float32Array.from(vector, (value) => value * trained.scale)
    const inner = first(scaled).map(gelu)
    return {
      situations: chances(trained.situations, last(inner)),
      intents: chances(trained.intents, intent(scaled)),
      concerns: concern ? chances(trained.concerns ?? [], concern(scaled)) : [],
    }
  }
}

/** Reads from the vector of a question with a passage, and how near it is, how likely it answers. */
export type Judge = (vector: readonly number[], near: number) => number

/** Undefined where this wasn't trained. */
export function judgeWith(trained: TrainedFile): Judge | undefined {
  if (!trained.has('answer.weight')) return undefined
  const answer = layerOf(trained, 'answer')
  return (vector, near) => {
    const scaled = vector.map((value) => value * trained.scale)
    const [logit = 0] = answer(Float32Array.from([...scaled, near]))
    return 1 / (1 + Math.exp(-logit))
  }
}

function layerOf(trained: TrainedFile, name: string) {
  const weights = trained.numbers(`${name}.weight`)
  const biases = trained.numbers(`${name}.bias`)
  const width = weights.length / biases.length
  return (input: Float32Array) =>
    biases.map((bias, row) => {
      let sum = bias
      for (let at = 0; at < width; at++)
        sum += (weights[row * width + at] as number) * (input[at] as number)
      return sum
    })
}

function chances(ids: readonly string[], logits: Float32Array): Chance[] {
  const most = Math.max(...logits)
  const powers = logits.map((logit) => Math.exp(logit - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return ids
    .map((id, at) => ({ id, p: (powers[at] as number) / sum }))
    .filter(({ p }) => p >= LEAST)
    .toSorted((a, b) => b.p - a.p)
}

function gelu(x: number): number {
  return 0.5 * x * (1 + erf(x / Math.SQRT2))
}

/** Abramowitz and Stegun 7.1.26. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const series =
    t *
    (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.sign(x) * (1 - series * Math.exp(-x * x))
}
