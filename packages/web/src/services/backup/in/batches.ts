import type { BackupHead, Incoming, Note } from '@daywell/core/backup'
import { createYielder } from '#services/backup/create-yielder.ts'
import type { SourcePiece } from './read-source.ts'

/** Small enough for a short transaction, large enough to be fast. */
const MAX_BATCH_ENTRIES = 200
const MAX_BATCH_CHARS = 1_000_000

export interface Batch {
  readonly incoming: readonly Incoming[]
  readonly notes: readonly Note[]
  readonly head: BackupHead | undefined
  readonly bytes: number
}

/** A source's entries in batches; each is checked, or written, in one transaction. */
export async function* batches(
  pieces: AsyncIterable<SourcePiece>,
  signal?: AbortSignal,
): AsyncGenerator<Batch> {
  const yieldIfDue = createYielder(signal)
  let batch = emptyBatch()
  for await (const { incoming, notes, head, bytes } of pieces) {
    await yieldIfDue()
    batch.bytes += bytes
    for (const note of notes) batch.notes.push(note)
    if (head) batch.head = head
    for (const one of incoming) {
      if (batch.incoming.length >= MAX_BATCH_ENTRIES || batch.letters > MAX_BATCH_CHARS) {
        yield batch
        batch = emptyBatch()
      }
      batch.incoming.push(one)
      batch.letters += lettersOf(one)
    }
  }
  yield batch
}

function emptyBatch() {
  return {
    incoming: [] as Incoming[],
    notes: [] as Note[],
    head: undefined as BackupHead | undefined,
    bytes: 0,
    letters: 0,
  }
}

function lettersOf({ entry, versions }: Incoming): number {
  return versions.reduce((sum, { content }) => sum + content.length, entry.content.length)
}
