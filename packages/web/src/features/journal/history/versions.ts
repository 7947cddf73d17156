import type { Entry, Revision } from '@daywell/core/journal'
import { isCoveredBy, sameWords } from '@daywell/core/sync'

/** An earlier version of an entry, and where it is kept. */
export interface Version extends Revision {
  readonly kept: 'here' | 'server'
}

/**
 * The versions of both places, the last written first. One that is on its way to the server may
 * be in both; then the server's is the one to keep, which knows the device.
 */
export function versionsOf(here: readonly Revision[], server: readonly Revision[]): Version[] {
  const there = server.map((revision): Version => ({ ...revision, kept: 'server' }))
  const onlyHere = here.filter(({ entry }) => !there.some((other) => isSame(other.entry, entry)))
  const all = [...there, ...onlyHere.map((revision): Version => ({ ...revision, kept: 'here' }))]
  const newestFirst = all.sort((a, b) => timeOf(b) - timeOf(a))
  return newestFirst.filter((version, place) => !isRepeated(version, newestFirst[place - 1]))
}

/** The version after it says the same, with another mood or star: one row for both is enough. */
function isRepeated({ entry, refused }: Version, next: Version | undefined): boolean {
  if (!next || refused || next.refused) return false
  const isSameText = entry.content === next.entry.content && entry.title === next.entry.title
  return isSameText && isCoveredBy(entry, next.entry)
}

/** Names a version among those of its entry. */
export function versionKey({ kept, rev }: Version): string {
  return `${kept}/${rev}`
}

const PARTS = ['mood', 'tags', 'favorite', 'localDate', 'prompt', 'hideFromAssistant'] as const

/** What differs besides the words: it comes back with them. */
export function otherDifferences(version: Entry, now: Entry): (typeof PARTS)[number][] {
  return PARTS.filter((part) => String(version[part]) !== String(now[part]))
}

function isSame(a: Entry, b: Entry): boolean {
  return Date.parse(a.updatedAt) === Date.parse(b.updatedAt) && sameWords(a, b)
}

function timeOf({ entry }: Version): number {
  return Date.parse(entry.updatedAt)
}
