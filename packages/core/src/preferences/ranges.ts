interface Range {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** Numeric settings, each with its bounds and step. */
export const ranges = {
  entriesPerWeek: { min: 1, max: 7, step: 1 },
  wordsPerEntry: { min: 50, max: 2000, step: 1 },
  lineSpacing: { min: 1, max: 2, step: 0.1 },
} as const satisfies Record<string, Range>

/** Whether a value is on a step of its range, allowing for floating-point error. */
export function isOnStep(value: number, { min, step }: Range): boolean {
  const steps = (value - min) / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}
