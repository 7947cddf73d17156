/** A written journal of ninety days, with what a summary of it should and must not say. */
export interface Life {
  readonly name: string
  readonly from: string
  readonly to: string
  readonly days: readonly DayOfLife[]
  readonly turns: readonly KnownTurn[]
  /** Sentences in which the writer states a pattern. */
  readonly patterns: readonly string[]
  /** The people who matter to the writer. */
  readonly people: readonly string[]
  /** Words that recur and mean nothing. */
  readonly passing: readonly string[]
  /** Words of another person, a film, a song, a sign or an address, and similes. */
  readonly notTheirs: readonly string[]
  /** Feelings that only others have, or that are denied. */
  readonly notFelt: readonly string[]
}

interface DayOfLife {
  readonly day: string
  readonly text: string
}

/** What turned in a period. */
interface KnownTurn {
  readonly from: string
  readonly to: string
  readonly what: string
  /** A quotation from one of these days that has one of these phrases names the turn. */
  readonly on: readonly string[]
  readonly says: readonly string[]
}

const DAY = /^(\d{4}-\d\d-\d\d)$/m

/** Days written one below the other, each under its date. */
export function daysFrom(written: string): DayOfLife[] {
  const [, ...parts] = written.split(DAY)
  return parts.flatMap((part, index) =>
    index % 2 === 0 ? [{ day: part, text: (parts[index + 1] ?? '').trim() }] : [],
  )
}
