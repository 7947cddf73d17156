import { stat } from 'node:fs/promises'
import {
  asFrame,
  type BackupHead,
  type Frame,
  type Manifest,
  type TableDigest,
} from './backup-format.ts'
import { damaged, readFrames } from './frames.ts'
import type { Packed } from './pack.ts'
import { countingProgress, type Progress } from './progress.ts'
import { tableDigest } from './table-digest.ts'
import { tableShapes } from './table-shapes.ts'

export interface CheckedBackup {
  readonly head: BackupHead
  /** The key in its sealed part, where there is one. */
  readonly sealedKey: Uint8Array | undefined
  readonly manifest: Manifest
  /** The names of pieces that were deleted while the backup was made. */
  readonly gone: ReadonlySet<string>
}

/**
 * Reads a whole backup, and throws `TransferError` where a bit of it isn't as it was written, or
 * `StartError` where a newer Daywell made it.
 */
export async function checkBackup(file: string, progress: Progress): Promise<CheckedBackup> {
  const size = await stat(file).then(
    (stats) => stats.size,
    () => 0,
  )
  const whenRead = countingProgress('Checking', size, progress)
  const frames = framesOf(file)
  const { value: first } = await frames.next()
  if (first?.[0] !== 'head') throw damaged(file)
  const head = JSON.parse(first[1]) as BackupHead
  const seen = seenFrames(whenRead)
  for await (const frame of frames) if (seen.manifest || !seen.add(frame)) throw damaged(file)
  const { manifest, sealedKey, gone, digests, pieces, bytes } = seen
  const isWhole =
    manifest &&
    isSame(await tableShapes(head.migrations), head.tables) &&
    isSame(digests.of(head.tables.map(({ name }) => name)), manifest.tables) &&
    isSame([pieces, bytes], [manifest.pieces?.pieces ?? 0, manifest.pieces?.bytes ?? 0])
  if (!manifest || !isWhole) throw damaged(file)
  return { head, manifest, sealedKey, gone }
}

/** What the frames behind the head hold, of which each is seen once. */
function seenFrames(whenRead: (bytes: number) => void) {
  return {
    digests: digestsByTable(),
    sealedKey: undefined as Uint8Array | undefined,
    manifest: undefined as Manifest | undefined,
    gone: new Set<string>(),
    pieces: 0,
    bytes: 0,

    /** False: there's no frame of that kind in this place. */
    add(frame: Frame): boolean {
      switch (frame[0]) {
        case 'head':
          return false
        case 'key':
          this.sealedKey = frame[1]
          break
        case 'rows':
          this.digests.add(frame[1], frame[2])
          whenRead(sizeOf(frame[2]))
          break
        case 'piece':
          this.pieces += 1
          this.bytes += frame[3].length
          whenRead(frame[3].length)
          break
        case 'gone':
          this.gone.add(frame[1])
          break
        case 'end':
          this.manifest = JSON.parse(frame[1]) as Manifest
      }
      return true
    },
  }
}

/** The rows of a backup, page by page. Nothing behind them is read. */
export async function* backupRows(file: string) {
  for await (const frame of framesOf(file)) {
    if (['piece', 'gone', 'end'].includes(frame[0])) return
    if (frame[0] === 'rows') yield { table: frame[1], rows: frame[2] }
  }
}

/** The pieces of photos and recordings in a backup that was checked, one at a time. */
export async function* backupPieces(file: string) {
  for await (const frame of framesOf(file))
    if (frame[0] === 'piece') yield { userId: frame[1], name: frame[2], sealed: frame[3] }
}

async function* framesOf(file: string): AsyncGenerator<Frame, undefined> {
  for await (const value of readFrames(file)) {
    const frame = asFrame(value)
    if (!frame) throw damaged(file)
    yield frame
  }
}

/** The rows of a table follow each other. */
function digestsByTable() {
  const digests: Record<string, TableDigest> = {}
  let open: { readonly name: string; readonly digest: ReturnType<typeof tableDigest> } | undefined
  const finish = () => {
    if (open) digests[open.name] = open.digest.result()
    open = undefined
  }
  return {
    add(name: string, rows: readonly Packed[]): void {
      if (open?.name !== name) finish()
      open ??= { name, digest: tableDigest() }
      open.digest.add(rows)
    },
    of(names: readonly string[]): Record<string, TableDigest> {
      finish()
      return Object.fromEntries(
        names.map((name) => [name, digests[name] ?? tableDigest().result()]),
      )
    },
  }
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** About how many bytes of the file that was. */
function sizeOf(rows: readonly (readonly Packed[])[]): number {
  const size = (value: Packed) =>
    typeof value === 'string' || value instanceof Uint8Array ? value.length + 5 : 9
  return rows.flat().reduce<number>((sum, value) => sum + size(value), 0)
}
