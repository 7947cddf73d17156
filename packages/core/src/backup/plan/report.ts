import type { Guess, LeftReason, MediaType, Note, SkipReason } from '../incoming.ts'
import type { Outcome, Planned } from './plan-incoming.ts'
import type { RestPlan } from './plan-rest.ts'

/** The result of a restore or an import, or of its preview. */
export interface Report {
  readonly entries: Readonly<Record<Outcome, number>>
  /** Earlier versions that were added, including replaced texts. */
  readonly versionsKept: number
  readonly skipped: readonly Skipped[]
  /** How often each guess was made, and where first. */
  readonly guesses: Readonly<Partial<Record<Guess, Places>>>
  /** Photos and recordings that came. */
  readonly mediaAdded: MediaCount
  /** Those that were here before. */
  readonly mediaHere: MediaCount
  /** Those that didn't come, and other files. */
  readonly media: readonly LeftMedia[]
  /** Fields of entries without a counterpart here, by name. */
  readonly leftOut: Readonly<Record<string, number>>
  readonly preferences: RestPlan['preferencesOutcome']
  readonly draftsAdded: number
}

interface Skipped {
  readonly where: string
  readonly reason: SkipReason
  readonly detail?: string
}

interface LeftMedia {
  readonly where: string
  readonly type: MediaType
  readonly name: string
  readonly reason: LeftReason
}

interface MediaCount {
  readonly photos: number
  readonly recordings: number
}

interface CountedMedia {
  readonly id: string
  readonly type: MediaType
}

interface Places {
  readonly count: number
  readonly where: readonly string[]
}

/** Limit of places listed for a guess; there may be as many as entries. */
const NAMED = 20

/** Collects the notes on a file, in reading order. */
export function reporter() {
  const entries: Record<Outcome, number> = {
    added: 0,
    'added-deleted': 0,
    'already-here': 0,
    updated: 0,
    'newer-here': 0,
    revived: 0,
    'stays-deleted': 0,
    'deleted-long-ago': 0,
  }
  const skipped: Skipped[] = []
  const media: LeftMedia[] = []
  const guesses: Partial<Record<Guess, { count: number; where: string[] }>> = {}
  const mediaAdded = { photos: 0, recordings: 0 }
  const mediaHere = { photos: 0, recordings: 0 }
  const counted = new Set<string>()
  const leftOut = new Map<string, number>()
  const names = new Set<string>()
  let versionsKept = 0
  let rest: RestPlan | undefined

  const note = (one: Note) => {
    const { kind, ...details } = one
    if (kind === 'skipped') skipped.push(details as Skipped)
    else if (kind === 'media') media.push(details as LeftMedia)
    else if (one.kind === 'left-out') leftOut.set(one.field, (leftOut.get(one.field) ?? 0) + 1)
    else if (one.kind === 'guess') guessed(one.guess, one.where)
  }
  const guessed = (guess: Guess, where: string) => {
    guesses[guess] ??= { count: 0, where: [] }
    guesses[guess].count += 1
    if (guesses[guess].where.length < NAMED) guesses[guess].where.push(where)
  }
  return {
    note,
    planned({ incoming, outcome, action }: Planned) {
      const { entry, where, more } = incoming
      if (!more && names.has(entry._id)) guessed('id-twice', where)
      names.add(entry._id)
      if (!more) entries[outcome] += 1
      if (outcome === 'deleted-long-ago') skipped.push({ where, reason: outcome })
      versionsKept += action?.versions.length ?? 0
      if (action?.kind === 'put' && action.replaces) versionsKept += 1
    },
    /** A photo or a recording came, or was here; each counts once. */
    media(outcome: 'added' | 'already-here', { id, type }: CountedMedia) {
      if (counted.has(id)) return
      counted.add(id)
      const counts = outcome === 'added' ? mediaAdded : mediaHere
      counts[type === 'photo' ? 'photos' : 'recordings'] += 1
    },
    rest(plan: RestPlan) {
      rest = plan
    },
    report: (): Report => ({
      entries: { ...entries },
      versionsKept,
      skipped: [...skipped],
      guesses: structuredGuesses(guesses),
      mediaAdded: { ...mediaAdded },
      mediaHere: { ...mediaHere },
      media: [...media],
      leftOut: Object.fromEntries(leftOut),
      preferences: rest?.preferencesOutcome ?? 'none',
      draftsAdded: rest?.drafts.length ?? 0,
    }),
  }
}

function structuredGuesses(guesses: Report['guesses']): Report['guesses'] {
  const copied = Object.entries(guesses).map(([guess, { count, where }]) => {
    return [guess, { count, where: [...where] }]
  })
  return Object.fromEntries(copied)
}
