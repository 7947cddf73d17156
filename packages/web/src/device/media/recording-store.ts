import { completionOf, openDatabase, resultOf } from '#device/local-store/tables/indexed-db.ts'
import { recordingDatabaseName } from './forget-media.ts'

/** A piece of a recording in progress. */
interface Piece {
  readonly recording: string
  readonly bytes: Blob
  /** How long the recording is with it. */
  readonly seconds: number
}

export interface UnfinishedRecording {
  readonly id: string
  readonly seconds: number
  readonly file: Blob
}

const PIECES = 'pieces'

/** Recordings in progress, piece by piece, so that a crash of the tab loses the last second only. */
export function recordingStore(factory: IDBFactory | undefined, userId: string) {
  const inTable = async <T>(
    mode: IDBTransactionMode,
    work: (pieces: IDBObjectStore) => Promise<T>,
  ): Promise<T> => {
    if (!factory) throw new DOMException('No IndexedDB', 'NotSupportedError')
    const db = await openDatabase(factory, recordingDatabaseName(userId), (created) => {
      created.createObjectStore(PIECES, { autoIncrement: true })
    })
    try {
      const transaction = db.transaction(PIECES, mode)
      const ended = completionOf(transaction)
      const [result] = await Promise.all([work(transaction.objectStore(PIECES)), ended])
      return result
    } finally {
      db.close()
    }
  }
  return {
    append: (piece: Piece): Promise<unknown> =>
      inTable('readwrite', (pieces) => resultOf(pieces.add(piece))),
    async all(): Promise<UnfinishedRecording[]> {
      const found = new Map<string, Piece[]>()
      const pieces: Piece[] = await inTable('readonly', (table) => resultOf(table.getAll()))
      for (const piece of pieces)
        found.set(piece.recording, [...(found.get(piece.recording) ?? []), piece])
      return [...found].map(([id, parts]) => ({
        id,
        seconds: parts.at(-1)?.seconds ?? 0,
        file: new Blob(
          parts.map(({ bytes }) => bytes),
          { type: parts[0]?.bytes.type ?? '' },
        ),
      }))
    },
    remove: (id: string): Promise<void> =>
      inTable('readwrite', async (table) => {
        const keys = await resultOf(table.getAllKeys())
        const pieces: Piece[] = await resultOf(table.getAll())
        for (const [index, key] of keys.entries())
          if (pieces[index]?.recording === id) table.delete(key)
      }),
  }
}

export type RecordingStore = ReturnType<typeof recordingStore>
