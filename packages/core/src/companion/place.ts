import type { Reading } from './reading/reading.ts'
import type { Voice } from './voice.ts'

/** The input of a summary. */
export interface Place {
  readonly reading: Reading
  readonly voice: Voice
}
