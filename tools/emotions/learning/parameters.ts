import type { chanceFrom } from './chance.ts'

/** Numbers that are learnt, with what they are to be moved by. */
export interface Parameters {
  readonly values: Float64Array
  /** How the error grows with each, added up until they are moved. */
  readonly slopes: Float64Array
  readonly mean: Float64Array
  readonly square: Float64Array
}

const [MEAN_KEPT, SQUARE_KEPT] = [0.9, 0.999]

export const parametersOf = (values: Float64Array): Parameters => ({
  values,
  slopes: new Float64Array(values.length),
  mean: new Float64Array(values.length),
  square: new Float64Array(values.length),
})

/** Numbers by chance around zero, most of them nearer than `spread`. */
export function scattered(length: number, spread: number, chance: ReturnType<typeof chanceFrom>) {
  return Float64Array.from(
    { length },
    () => spread * Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance()),
  )
}

/** One step of Adam, by the mean over the texts since the last one. */
export function move(parameters: Parameters, rate: number, step: number, texts: number): void {
  const { values, slopes, mean, square } = parameters
  const meanShare = 1 - MEAN_KEPT ** step
  const squareShare = 1 - SQUARE_KEPT ** step
  for (let at = 0; at < values.length; at++) {
    const slope = (slopes[at] as number) / texts
    const m = MEAN_KEPT * (mean[at] as number) + (1 - MEAN_KEPT) * slope
    const s = SQUARE_KEPT * (square[at] as number) + (1 - SQUARE_KEPT) * slope * slope
    mean[at] = m
    square[at] = s
    slopes[at] = 0
    values[at] =
      (values[at] as number) - (rate * m) / meanShare / (Math.sqrt(s / squareShare) + 1e-8)
  }
}
