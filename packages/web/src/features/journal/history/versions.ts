import type { Entry, Revision } from '@daywell/core/journal'
import { isCoveredBy, sameWords } from '@daywell/core/sync'

/** A version of an entry, and where it's stored. */
export interface Version extends Revision {
  readonly kept: 'here' | 'server'
}

/**
 * Merges the versions of both places, newest first. One that's being sent may be in both; then the
 * server's wins, since it knows the device.
 */
export function versionsOf(here: readonly Revision[], server: readonly Revision[]): Version[] {
  const there = server.map((revision): Version => ({ ...revision, kept: 'server' }))
  const onlyHere = here.filter(({ entry }) => !there.some((other) => isSame(other.entry, entry)))
  const all = [...there, ...onlyHere.map((revision): Version => ({ ...revision, kept: 'here' }))]
  const newestFirst = all.sort((a, b) => timeOf(b) - timeOf(a))
  return newestFirst.filter((version, place) => !isRepeated(version, newestFirst[place - 1]))
}

/** The next version has the same text with another mood or star, so one row is enough. */
function isRepeated({ entry, refused }: Version, next: Version | undefined): boolean {
  if (!next || refused || next.refused) return false
  const isSameText = entry.content === next.entry.content && entry.title === next.entry.title
  return isSameText && isCoveredBy(entry, next.entry)
}

/** A key that's unique within the entry. */
export function versionKey({ kept, rev }: Version): string {
  return `${kept}/${rev}`
}

const PARTS = ['mood', 'tags', 'favorite', 'localDate', 'prompt', 'hideFromAssistant'] as const

/** Differences other than the text, which a restore brings back too. */
export function otherDifferences(version: Entry, now: Entry): (typeof PARTS)[number][] {
  return PARTS.filter((part) => String(version[part]) !== String(now[part]))
}

function isSame(a: Entry, b: Entry): boolean {
  return Date.parse(a.updatedAt) === Date.parse(b.updatedAt) && sameWords(a, b)
}

function timeOf({ entry }: Version): number {
  return Date.parse(entry.updatedAt)
}
