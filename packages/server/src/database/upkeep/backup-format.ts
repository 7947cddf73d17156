import type { Packed } from './pack.ts'
import type { TableShape } from './table-shapes.ts'

/** The first frame: `['head', JSON]`. */
export interface BackupHead {
  readonly madeAt: number
  readonly engine: 'sqlite' | 'postgres'
  /** What the database had run, which says what its tables are. */
  readonly migrations: readonly string[]
  readonly tables: readonly TableShape[]
  /** Of the secret key that opens the words in it; null where no key was in use yet. */
  readonly keyFingerprint: string | null
}

/** The last frame: `['end', JSON]`. */
export interface Manifest {
  readonly rows: number
  readonly tables: Readonly<Record<string, TableDigest>>
  /** Absent: photos and recordings aren't in it. */
  readonly pieces?: PieceCount
}

/** The sealed pieces of photos and recordings. */
export interface PieceCount {
  readonly pieces: number
  readonly bytes: number
  /** The database named them, but the store didn't have them. */
  readonly missing: number
}

/** Of all rows of a table, packed one after the other in the order of its key. */
export interface TableDigest {
  readonly rows: number
  readonly sha256: string
}

/**
 * Between them: `['key', bytes]` at most once, then `['rows', table, rows]` in the tables' order, then
 * the pieces that the rows name: `['piece', person, name, bytes]`, or `['gone', name]` for one that
 * was deleted while the backup was made.
 */
export type Frame =
  | readonly ['head', string]
  | readonly ['end', string]
  | readonly ['key', Uint8Array]
  | readonly ['rows', string, readonly (readonly Packed[])[]]
  | readonly ['piece', string, string, Uint8Array]
  | readonly ['gone', string]

export function asFrame(value: Packed): Frame | undefined {
  if (!Array.isArray(value)) return undefined
  const [kind, first, rows, bytes] = value as readonly Packed[]
  if (kind === 'head' || kind === 'end' || kind === 'gone')
    return typeof first === 'string' ? [kind, first] : undefined
  if (kind === 'key') return first instanceof Uint8Array ? [kind, first] : undefined
  if (kind === 'piece')
    return typeof first === 'string' && typeof rows === 'string' && bytes instanceof Uint8Array
      ? [kind, first, rows, bytes]
      : undefined
  if (kind !== 'rows' || typeof first !== 'string' || !Array.isArray(rows)) return undefined
  return rows.every(Array.isArray) ? [kind, first, rows] : undefined
}
