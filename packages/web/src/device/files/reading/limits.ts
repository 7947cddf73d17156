import { UnreadableFile } from './unreadable-file.ts'

/** Limits for imported files, against zip bombs. */
export interface Limits {
  readonly members: number
  readonly directoryBytes: number
  /**
   * Per member: how much larger it may be than what is packed, and the most that may be held in
   * memory. The declared size counts: reading stops beyond it. What isn't compressed may be larger
   * where it's never needed whole, as in a backup or a photo.
   */
  readonly memberBytes: number
  /** For all members read: how much larger they may be than what is packed. */
  readonly totalBytes: number
  /** Compression ratio: unpacked bytes per packed byte. */
  readonly density: number
  /** The ratio doesn't apply below this size. */
  readonly dense: number
}

const MIB = 2 ** 20

/**
 * A journal of 10,000 entries is about 30 MiB of JSON and packs to a fifth; the same entry ten
 * thousand times may pack to less than a hundredth. Photos can't be packed further.
 */
export const LIMITS: Limits = {
  members: 100_000,
  directoryBytes: 32 * MIB,
  memberBytes: 256 * MIB,
  totalBytes: 1024 * MIB,
  density: 200,
  dense: 32 * MIB,
}

/** Counts how much a file's members grow: each member once, however often it's read. */
export function allowance(limits: Limits) {
  let total = 0
  return (packedSize: number): Allowed => {
    const mostOfIt = Math.max(limits.dense, packedSize * limits.density)
    let most = 0
    return (bytes) => {
      const grown = Math.max(0, bytes - packedSize)
      total += Math.max(0, grown - most)
      most = Math.max(most, grown)
      if (bytes > mostOfIt) throw new UnreadableFile('too-dense')
      if (total > limits.totalBytes) throw new UnreadableFile('too-much')
    }
  }
}

/** Called with the number of bytes read from a member; throws beyond the limit. */
export type Allowed = (bytes: number) => void
