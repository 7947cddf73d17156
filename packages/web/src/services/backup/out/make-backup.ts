import {
  BACKUP_MEMBER,
  type BackupHead,
  type Exported,
  type Gathered,
  gather,
  writeBackup,
} from '@daywell/core/backup'
import { mediaNamedIn } from '@daywell/core/media'
import { localDay } from '@daywell/core/time'
import { growingBlob } from '#device/files/growing-blob.ts'
import { type ZipSource, zipOf } from '#device/files/zip-writer.ts'
import { runTransfer } from '#device/workers/transfer/run-transfer.ts'
import { createYielder } from '#services/backup/create-yielder.ts'
import type { Person } from '#services/backup/person.ts'
import { restHere } from '#services/backup/rest-here.ts'
import { askServer } from '#services/backup/server-copy.ts'
import { readyMedia } from '#services/media/ready-media.ts'
import { markdownZip } from './markdown-zip.ts'
import { mediaFiles, type PackedMedia } from './media-files.ts'

export type BackupKind = 'json' | 'markdown' | 'encrypted'

export type BackupProgress =
  | { readonly phase: 'asking' }
  | { readonly phase: 'media' | 'writing'; readonly done: number; readonly all: number }
  | { readonly phase: 'sealing'; readonly done: number }

export interface Wish {
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
  /** The number of photos and recordings in it. */
  readonly media: number
  /** How many photos and recordings are named and not in it. */
  readonly mediaMissing: number
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
  const today = localDay(person.now(), person.timeZone())
  if (kind === 'markdown') {
    const name = fileName('markdown', 'zip', incomplete, today)
    return { name, incomplete, ...(await markdownZip(person.media, gathered, wish)) }
  }
  const head = headOf(person, gathered, server, wish.missing)
  const { content: plain, ...made } = await backupFile(person, head, gathered, wish)
  const count = gathered.held.length
  if (kind === 'encrypted') {
    const name = fileName('encrypted', 'daywell', incomplete, today)
    return { ...made, name, incomplete, count, halved: 0, content: await sealed(plain, wish, seal) }
  }
  const ending = plain.type === ZIP ? 'zip' : 'json'
  const name = fileName('backup', ending, incomplete, today)
  return { ...made, name, incomplete, count, halved: 0, content: plain }
}

const ZIP = 'application/zip'

/** A JSON file; with photos or recordings, a zip file of it and of theirs. */
async function backupFile(person: Person, head: BackupHead, gathered: Gathered, wish: Wish) {
  const infos = await person.media.list()
  const named = namedIn(gathered, head)
  for (const { id } of readyMedia(person.storage, person.userId).read()) named.add(id)
  if (infos.length === 0) {
    const missing = [...named]
    const content = await jsonFile(withMedia(head, { media: [], missing }), gathered, wish)
    return { content, media: 0, mediaMissing: missing.length }
  }
  let packed: PackedMedia = { media: [], missing: [] }
  async function* files(): AsyncGenerator<ZipSource> {
    packed = yield* mediaFiles(person, { infos, named, ...mediaProgress(wish) })
    const content = await jsonFile(withMedia(head, packed), gathered, wish)
    yield { name: BACKUP_MEMBER, content, modified: new Date(person.now()) }
  }
  const content = await zipOf(files(), wish.signal ? { signal: wish.signal } : {})
  return { content, media: packed.media.length, mediaMissing: packed.missing.length }
}

function mediaProgress({ signal, onProgress }: Wish) {
  return {
    signal,
    onProgress: (done: number, all: number) => onProgress?.({ phase: 'media', done, all }),
  }
}

/** Every id that a text or a draft names. */
function namedIn({ held }: Gathered, { drafts }: BackupHead): Set<string> {
  const named = new Set<string>()
  const look = ({ content }: { readonly content: string }) => {
    for (const id of mediaNamedIn(content)) named.add(id)
  }
  for (const { entry, versions } of held) {
    look(entry)
    for (const version of versions) look(version)
  }
  for (const draft of drafts) look(draft)
  return named
}

function withMedia(head: BackupHead, { media, missing }: PackedMedia): BackupHead {
  return {
    ...head,
    ...(media.length > 0 && { media: [...media] }),
    ...(missing.length > 0 && { mediaMissing: [...missing] }),
  }
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

function fileName(what: string, ending: string, incomplete: boolean, today: string): string {
  return `daywell-${what}-${today}${incomplete ? '-this-device-only' : ''}.${ending}`
}

/** Whether it yielded: then the progress can be shown. */
async function hasYielded(yieldIfDue: ReturnType<typeof createYielder>): Promise<boolean> {
  const yielded = yieldIfDue()
  if (yielded) await yielded
  return yielded !== undefined
}
