import { seededRandom } from '@daywell/core/testing'

/** A seeded random source. */
export interface Dice {
  readonly random: () => number
  below(count: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T | undefined
  /** A weighted random choice. */
  draw<T>(choices: Choices<T>): T
}

export type Choices<T> = readonly (readonly [weight: number, choice: T])[]

export function dice(seed: number): Dice {
  const random = seededRandom(seed)
  const below = (count: number) => Math.floor(random() * count)
  return {
    random,
    below,
    chance: (share) => random() < share,
    pick: (list) => list[below(list.length)],
    draw(choices) {
      let left = random() * choices.reduce((sum, [weight]) => sum + weight, 0)
      for (const [weight, choice] of choices) {
        left -= weight
        if (left < 0) return choice
      }
      return choices[0]?.[1] as never
    },
  }
}
