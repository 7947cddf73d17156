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
  /** The situations that it's true for. */
  readonly for: ReadonlySet<string>
}

export interface Bank {
  readonly situations: ReadonlyMap<string, Situation>
  readonly replies: readonly BankReply[]
}

interface Line extends Omit<BankReply, 'for'> {
  readonly for: readonly number[]
}

/** Reads the bank: the situations in the first line, then a reply a line. */
export function openBank(text: string): Bank {
  const [first = '[]', ...rest] = text.split('\n').filter(Boolean)
  const situations = JSON.parse(first) as Situation[]
  const replies = rest.map((line) => {
    const reply = JSON.parse(line) as Line
    const ids = reply.for.map((place) => (situations[place] as Situation).id)
    return { ...reply, for: new Set(ids) }
  })
  return { situations: new Map(situations.map((one) => [one.id, one])), replies }
}
