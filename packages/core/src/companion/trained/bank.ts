import type { Tone } from '../meeting/kind.ts'
import type { Frame } from '../voice.ts'

/** The replies for one situation, or for a family or tone of them: `family/grief`, `tone/hard`. */
export interface Shelf {
  readonly of: string
  readonly family?: string
  readonly tone?: Tone
  /** Whether anything may be asked about it. */
  readonly asks: boolean
  readonly statements: readonly Frame[]
  readonly questions: readonly Frame[]
}

/** Shelves by what they are for. */
export type Bank = ReadonlyMap<string, Shelf>

/** Reads the bank: a shelf a line. */
export function openBank(text: string): Bank {
  const shelves = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Shelf)
  return new Map(shelves.map((shelf) => [shelf.of, shelf]))
}
