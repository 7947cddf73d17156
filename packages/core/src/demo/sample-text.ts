import type { Mood } from '#preferences/index.ts'

/** A sample entry before it has a date. */
export interface SampleText {
  readonly daysAgo: number
  /** Local time: `21:10`. */
  readonly at: string
  readonly mood: Mood | null
  readonly title: string
  readonly content: string
  readonly tags?: readonly string[]
  readonly favorite?: true
}
