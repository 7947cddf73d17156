import * as z from 'zod/mini'
import { type DeletedEntry, deletedEntry, entry, type Revision, revision } from '#journal/index.ts'
import type { ClientId } from '../names.ts'
import { FileProblem } from './file-problem.ts'
import type { Holding } from './gather.ts'
import { jsonPieces, type Piece } from './json-pieces.ts'

const clientId = z.object({ clientId: z.string(), entryId: z.string() })

/** Reads the file of `GET /api/export` as it comes in: what of it belongs in a backup. */
export function exportReader() {
  const json = jsonPieces()
  const entries: z.output<typeof entry>[] = []
  const deleted: DeletedEntry[] = []
  const revisions: Revision[] = []
  const ids: ClientId[] = []
  let format: unknown
  let version: unknown
  const takers: Readonly<Record<string, (piece: Piece) => void>> = {
    format: ({ value }) => {
      format = value
    },
    formatVersion: ({ value }) => {
      version = value
    },
    entries: (piece) => void entries.push(checked(entry, piece)),
    deleted: (piece) => void deleted.push(checked(deletedEntry, piece)),
    revisions: (piece) => void revisions.push(checked(revision, piece)),
    clientIds: (piece) => void ids.push(checked(clientId, piece)),
  }
  return {
    push(text: string): void {
      for (const piece of json.push(text)) takers[piece.key]?.(piece)
    },
    end(): Holding {
      json.end()
      if (format !== 'daywell-export' || version !== 1)
        throw new FileProblem('This is not an export that this version of Daywell can read')
      return {
        entries,
        deleted: deleted.map(({ deletedAt, ...words }) => ({ entry: words, deletedAt })),
        versions: revisions.map((one) => one.entry),
        ids,
      }
    },
  }
}

function checked<T extends z.ZodMiniType>(schema: T, { key, item, value }: Piece): z.output<T> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new FileProblem(`This export is damaged: item ${item} of “${key}” is not one`)
}
