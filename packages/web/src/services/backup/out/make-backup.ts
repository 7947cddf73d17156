import {
  type BackupHead,
  type Exported,
  type Gathered,
  gather,
  type Held,
  markdownNames,
  markdownOf,
  writeBackup,
} from '@daywell/core/backup'
import { localDay } from '@daywell/core/time'
import { growingBlob } from '#device/files/growing-blob.ts'
import { type ZipSource, zipOf } from '#device/files/zip-writer.ts'
import { runTransfer } from '#device/workers/transfer/run-transfer.ts'
import { createYielder } from '#services/backup/create-yielder.ts'
import type { Person } from '#services/backup/person.ts'
import { restHere } from '#services/backup/rest-here.ts'
import { askServer } from '#services/backup/server-copy.ts'

export type BackupKind = 'json' | 'markdown' | 'encrypted'

export type BackupProgress =
  | { readonly phase: 'asking' }
  | { readonly phase: 'writing'; readonly done: number; readonly all: number }
  | { readonly phase: 'sealing'; readonly done: number }

interface Wish {
  readonly kind: BackupKind
  /** For an encrypted file. */
  readonly passphrase?: string | undefined
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: BackupProgress) => void
  /** The text put into the file if the server can't be reached. */
  readonly missing: string
}

export interface MadeBackup {
  readonly name: string
  readonly content: Blob
  /** The number of entries in it. */
  readonly count: number
  /** The server's part is missing. */
  readonly incomplete: boolean
  /** How many entries have unpaired surrogates, which no text file can hold. */
  readonly halved: number
}

/** Makes a file of everything the person has: on this device, and on the server if it answers. */
export async function makeBackup(
  person: Person,
  wish: Wish,
  seal = runTransfer,
): Promise<MadeBackup> {
  const { kind, signal, onProgress } = wish
  onProgress?.({ phase: 'asking' })
  // Race: a version sent while the server answers could be missing on both sides, so they're read
  // before and after.
  const { versions } = await person.store.files.holding()
  const server = await askServer(person, signal)
  // The device last, so that text written in the meantime is in the file.
  const gathered = gather(await person.store.files.holding(), server, versions)
  const incomplete = server === undefined
  const name = fileName(kind, incomplete, localDay(person.now(), person.timeZone()))
  if (kind === 'markdown') {
    const alive = gathered.held.filter(({ deletedAt }) => deletedAt === undefined)
    const content = await markdownZip(alive, gathered, wish)
    const halved = alive.filter(({ entry }) => !entry.content.isWellFormed()).length
    return { name, content, count: alive.length, incomplete, halved }
  }
  const head = headOf(person, gathered, server, wish.missing)
  const text = await jsonFile(head, gathered, wish)
  const content = kind === 'json' ? text : await sealed(text, wish, seal)
  return { name, content, count: gathered.held.length, incomplete, halved: 0 }
}

function headOf(
  person: Person,
  { nameFor }: Gathered,
  server: Exported | undefined,
  missing: string,
): BackupHead {
  const { preferences, privacyLevel, seenPrompts, drafts } = restHere(
    person,
    server?.preferences,
    nameFor,
  )
  return {
    madeAt: new Date(person.now()).toISOString(),
    ...(!server && { missing }),
    privacyLevel,
    preferences,
    seenPrompts: [...seenPrompts],
    drafts: [...drafts],
  }
}

async function jsonFile(
  head: BackupHead,
  { held, nameFor }: Gathered,
  { signal, onProgress }: Wish,
): Promise<Blob> {
  const file = growingBlob('application/json')
  const yieldIfDue = createYielder(signal)
  const all = held.length
  let done = 0
  const encoder = new TextEncoder()
  for (const piece of writeBackup(head, held, nameFor)) {
    file.add(encoder.encode(piece))
    done += 1
    if (await hasYielded(yieldIfDue))
      onProgress?.({ phase: 'writing', done: Math.min(done, all), all })
  }
  return file.blob()
}

async function markdownZip(
  held: readonly Held[],
  { nameFor }: Gathered,
  { signal, onProgress }: Wish,
): Promise<Blob> {
  const all = held.length
  const onPacked = (done: number) => {
    if (done % 100 === 0) onProgress?.({ phase: 'writing', done, all })
  }
  return zipOf(markdownFiles(held, nameFor), { signal, onPacked })
}

function* markdownFiles(
  held: readonly Held[],
  nameFor: (id: string) => string,
): Generator<ZipSource> {
  const fileNameOf = markdownNames()
  for (const { entry } of held) {
    const modified = new Date(entry.updatedAt)
    yield { name: fileNameOf(entry), content: markdownOf(entry, nameFor(entry._id)), modified }
  }
}

async function sealed(
  content: Blob,
  { passphrase = '', signal, onProgress }: Wish,
  seal: typeof runTransfer,
): Promise<Blob> {
  return seal(
    { kind: 'seal', content, passphrase },
    {
      ...(signal && { signal }),
      onProgress: ({ part, done }) =>
        onProgress?.({ phase: 'sealing', done: part === 'key' ? done / 2 : 0.5 + done / 2 }),
    },
  )
}

const ENDINGS: Readonly<Record<BackupKind, readonly [string, string]>> = {
  json: ['backup', 'json'],
  markdown: ['markdown', 'zip'],
  encrypted: ['encrypted', 'daywell'],
}

function fileName(kind: BackupKind, incomplete: boolean, today: string): string {
  const [what, ending] = ENDINGS[kind]
  return `daywell-${what}-${today}${incomplete ? '-this-device-only' : ''}.${ending}`
}

/** Whether it yielded: then the progress can be shown. */
async function hasYielded(yieldIfDue: ReturnType<typeof createYielder>): Promise<boolean> {
  const yielded = yieldIfDue()
  if (yielded) await yielded
  return yielded !== undefined
}
