import { UnreadableFile } from './unreadable-file.ts'

/** How much of somebody's file we are willing to take. */
export interface Limits {
  readonly members: number
  readonly directoryBytes: number
  /**
   * Of one member, unpacked: what it says is believed here, since it may not grow beyond that. A
   * plain file may be larger where nobody needs the whole of it at once, as a backup is read.
   */
  readonly memberBytes: number
  /** Of all members that are read, unpacked. */
  readonly totalBytes: number
  /** Unpacked bytes for each packed one. */
  readonly density: number
  /** So much may come of anything, however dense. */
  readonly dense: number
}

const MIB = 2 ** 20

/**
 * A journal of 10,000 entries is about 30 MiB of JSON, and packs to a fifth; the same entry ten
 * thousand times over may pack to less than a hundredth. Photos lie beside and are not read.
 */
export const LIMITS: Limits = {
  members: 100_000,
  directoryBytes: 32 * MIB,
  memberBytes: 256 * MIB,
  totalBytes: 1024 * MIB,
  density: 200,
  dense: 32 * MIB,
}

/** Counts what comes out of a file: of each member once, however often it is read. */
export function allowance(limits: Limits) {
  let total = 0
  return (packedSize: number): Allowed => {
    const mostOfIt = Math.max(limits.dense, packedSize * limits.density)
    let most = 0
    return (bytes) => {
      total += Math.max(0, bytes - most)
      most = Math.max(most, bytes)
      if (bytes > mostOfIt) throw new UnreadableFile('too-dense')
      if (total > limits.totalBytes) throw new UnreadableFile('too-much')
    }
  }
}

/** Hears how many bytes of a member have come, and refuses when that is too much. */
export type Allowed = (bytes: number) => void
