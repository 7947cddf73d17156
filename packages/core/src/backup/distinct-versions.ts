import type { Entry } from '#journal/index.ts'
import { saysTheSame } from './says-the-same.ts'

/**
 * The versions of an entry that are missing. Versions are identified by their timestamp, so one that
 * shares its timestamp with a different text moves back as little as needed: no version overwrites
 * another, and the order stays. Idempotent: with its own result added, nothing is missing.
 */
export function missingVersions(there: readonly Entry[], versions: readonly Entry[]): Entry[] {
  const byTime = Map.groupBy(there, timeOf)
  const all = [...there]
  const missing: Entry[] = []
  for (const version of versions) {
    const alike = byTime.get(timeOf(version)) ?? []
    const known = alike.length === 0 ? [] : all
    if (known.some((other) => saysTheSame(other, version))) continue
    const put = { ...version, updatedAt: freeMoment(byTime, version.updatedAt, -1) }
    byTime.set(timeOf(put), [put])
    all.push(put)
    missing.push(put)
  }
  return missing
}

/** The earlier versions of an entry without duplicates, each with a timestamp of its own. */
export function distinctVersions(entry: Entry, versions: readonly Entry[]): Entry[] {
  return missingVersions([entry], versions)
}

/** The given timestamp, or the next later one that is free. */
export function freeMomentAmong(versions: readonly Entry[], updatedAt: string): string {
  return freeMoment(new Set(versions.map(timeOf)), updatedAt, 1)
}

function freeMoment(
  taken: { has(time: number): boolean },
  updatedAt: string,
  step: 1 | -1,
): string {
  let time = Date.parse(updatedAt)
  if (!taken.has(time)) return updatedAt
  while (taken.has(time)) time += step
  return new Date(time).toISOString()
}

function timeOf({ updatedAt }: Entry): number {
  return Date.parse(updatedAt)
}
