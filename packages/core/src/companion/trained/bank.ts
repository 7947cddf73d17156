import type { Tone } from '../meeting/kind.ts'
import type { Frame } from '../voice.ts'

/** Something that people write about. */
export interface Situation {
  readonly id: string
  readonly family: string
  readonly tone: Tone
  /** Whether anything may be asked about it. */
  readonly asks: boolean
}

export interface BankReply {
  readonly text: Frame
  /** Whether it's a question. */
  readonly asks: boolean
  /** The situations that it was written for. */
  readonly writtenFor: ReadonlySet<string>
  /** These, and the others that it's true for. */
  readonly for: ReadonlySet<string>
}

export interface Bank {
  readonly situations: ReadonlyMap<string, Situation>
  readonly replies: readonly BankReply[]
}

/** Situations by their places. */
interface Line extends Pick<BankReply, 'text' | 'asks'> {
  readonly for: readonly number[]
  readonly also: readonly number[]
}

/** Reads the bank: the situations in the first line, then a reply a line. */
export function openBank(text: string): Bank {
  const [first = '[]', ...rest] = text.split('\n').filter(Boolean)
  const situations = JSON.parse(first) as Situation[]
  const replies = rest.map((line) => {
    const { text, asks, for: own, also } = JSON.parse(line) as Line
    const idOf = (place: number) => (situations[place] as Situation).id
    const writtenFor = new Set(own.map(idOf))
    return { text, asks, writtenFor, for: new Set([...writtenFor, ...also.map(idOf)]) }
  })
  return { situations: new Map(situations.map((one) => [one.id, one])), replies }
}
