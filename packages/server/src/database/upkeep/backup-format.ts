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
}

/** Of all rows of a table, packed one after the other in the order of its key. */
export interface TableDigest {
  readonly rows: number
  readonly sha256: string
}

/** Between them: `['key', bytes]` at most once, then `['rows', table, rows]` in the tables' order. */
export type Frame =
  | readonly ['head', string]
  | readonly ['end', string]
  | readonly ['key', Uint8Array]
  | readonly ['rows', string, readonly (readonly Packed[])[]]

export function asFrame(value: Packed): Frame | undefined {
  if (!Array.isArray(value)) return undefined
  const [kind, first, rows] = value as readonly Packed[]
  if (kind === 'head' || kind === 'end')
    return typeof first === 'string' ? [kind, first] : undefined
  if (kind === 'key') return first instanceof Uint8Array ? [kind, first] : undefined
  if (kind !== 'rows' || typeof first !== 'string' || !Array.isArray(rows)) return undefined
  return rows.every(Array.isArray) ? [kind, first, rows] : undefined
}
