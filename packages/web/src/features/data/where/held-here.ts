import type { Holding } from '@daywell/core/backup'

/** Counts of a person's data on this device. */
export interface HeldHere {
  readonly entries: number
  readonly versions: number
  readonly deleted: number
  /** Size of all of these on this device. */
  readonly bytes: number
}

export function countHeldHere({ entries, versions, deleted }: Holding): HeldHere {
  return {
    entries: entries.length,
    versions: versions.length,
    deleted: deleted.length,
    bytes: bytesOf([...entries, ...versions, ...deleted]),
  }
}

function bytesOf(values: readonly object[]): number {
  const encoder = new TextEncoder()
  return values.reduce((sum, value) => sum + encoder.encode(JSON.stringify(value)).length, 0)
}
