import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import {
  type DeletedEntry,
  deletedEntry,
  entry,
  type Revision,
  revision,
  type Tombstone,
} from '#journal/index.ts'
import { type Preferences, preferences } from '#preferences/index.ts'
import type { ClientId } from '../names.ts'
import { FileProblem } from './file-problem.ts'
import type { Holding } from './gather.ts'
import { jsonPieces, type Piece } from './json-pieces.ts'

const clientId = z.object({ clientId: z.string(), entryId: z.string() })
const tombstone = z.object({ id: z.string(), deletedAt: instant() })
const owner = z.object({ id: z.string() })

/** The part of a server export that belongs in a backup. */
export interface Exported extends Holding {
  readonly userId: string | undefined
  readonly preferences: Preferences | undefined
  readonly tombstones: readonly Tombstone[]
}

/** Reads the file of `GET /api/export` as a stream. */
export function exportReader() {
  const json = jsonPieces()
  const entries: z.output<typeof entry>[] = []
  const deleted: DeletedEntry[] = []
  const revisions: Revision[] = []
  const ids: ClientId[] = []
  const tombstones: Tombstone[] = []
  let userId: string | undefined
  let chosen: Preferences | undefined
  let format: unknown
  let version: unknown
  const takers: Readonly<Record<string, (piece: Piece) => void>> = {
    format: ({ value }) => {
      format = value
    },
    formatVersion: ({ value }) => {
      version = value
    },
    user: (piece) => {
      userId = checked(owner, piece).id
    },
    preferences: (piece) => {
      chosen = checked(preferences, piece)
    },
    entries: (piece) => void entries.push(checked(entry, piece)),
    deleted: (piece) => void deleted.push(checked(deletedEntry, piece)),
    revisions: (piece) => void revisions.push(checked(revision, piece)),
    clientIds: (piece) => void ids.push(checked(clientId, piece)),
    tombstones: (piece) => void tombstones.push(checked(tombstone, piece)),
  }
  return {
    push(text: string): void {
      for (const piece of json.push(text)) takers[piece.key]?.(piece)
    },
    end(): Exported {
      json.end()
      if (format !== 'daywell-export' || version !== 1)
        throw new FileProblem('This version of Daywell can’t read this export')
      return {
        entries,
        deleted: deleted.map(({ deletedAt, ...words }) => ({ entry: words, deletedAt })),
        versions: revisions.map((one) => one.entry),
        ids,
        tombstones,
        userId,
        preferences: chosen,
      }
    },
  }
}

function checked<T extends z.ZodMiniType>(schema: T, { key, item, value }: Piece): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new FileProblem(`This export is damaged: item ${item} of “${key}” isn’t valid`)
}
