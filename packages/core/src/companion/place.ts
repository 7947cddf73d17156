import type { Preferences } from '#preferences/index.ts'
import type { Background } from './noticing/background.ts'
import type { Before } from './noticing/earlier.ts'
import type { Reading } from './reading/reading.ts'
import type { Voice } from './voice.ts'

/** The input of a reflection. */
export interface Place {
  readonly reading: Reading
  readonly before: Before
  readonly background?: Background | undefined
  readonly preferences: Preferences
  readonly voice: Voice
}
