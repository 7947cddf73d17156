import { randomBytes } from 'node:crypto'
import { newTempId } from '@daywell/core/journal'
import { call } from '../kill/writers.ts'
import type { Allowed } from './verdict.ts'

const MS_PER_DAY = 86_400_000
const PER_DAY = 10
/** As many as one sync takes. */
const BATCH = 500
const TEXT = 'It was a quiet morning by the river, and I walked for a long time with Lea. '.repeat(
  8,
)

export interface Writer {
  readonly port: number
  readonly token: string
}

export interface Operation {
  readonly name: string
  readonly allowed: Allowed
  readonly run: (writer: Writer) => Promise<unknown>
}

/** Adds entries, ten on each day, that go back further the more there are. */
export async function addEntries(writer: Writer, from: number, to: number): Promise<void> {
  for (let first = from; first < to; first += BATCH) {
    const count = Math.min(BATCH, to - first)
    await sync(
      writer,
      Array.from({ length: count }, (_, n) => entry(first + n)),
      'now',
    )
  }
}

function entry(number: number) {
  const at = new Date(Date.now() - (number / PER_DAY) * MS_PER_DAY).toISOString()
  const _id = newTempId(Date.now(), randomBytes(8))
  return { _id, content: `${number} ${TEXT}`, createdAt: at, updatedAt: at }
}

interface Page {
  readonly entries: readonly { readonly _id: string }[]
  readonly ids: Readonly<Record<string, string>>
  readonly syncedAt: string
  readonly more?: boolean
}

/** Sends entries, and gets what changed since then; since `now`, that is what was sent. */
async function sync({ port, token }: Writer, entries: readonly unknown[], since?: string) {
  const lastSync = since === 'now' ? new Date().toISOString() : since
  const headers = lastSync === undefined ? {} : { 'last-sync': lastSync }
  return call<Page>(port, token, 'POST', '/api/journal/sync', { entries }, headers)
}

async function syncEverything(writer: Writer): Promise<void> {
  let page = await sync(writer, [])
  while (page.more) page = await sync(writer, [], page.syncedAt)
}

async function create({ port, token }: Writer): Promise<string> {
  const body = { _id: newTempId(Date.now(), randomBytes(8)), content: TEXT }
  return (await call<{ _id: string }>(port, token, 'POST', '/api/journal', body))._id
}

async function createThen(writer: Writer, method: string, path: string, body?: unknown) {
  const id = await create(writer)
  await call(writer.port, writer.token, method, path.replace('ID', id), body)
}

const get = (path: string) => (writer: Writer) => call(writer.port, writer.token, 'GET', path)

/** Ten entries that are new, changed later, and sent back with what else changed. */
async function syncTen(writer: Writer): Promise<void> {
  await sync(
    writer,
    Array.from({ length: 10 }, () => entry(0)),
    'now',
  )
}

/** What people and their devices do, with one journal that grows. */
export const operations: readonly Operation[] = [
  { name: 'create', allowed: 'flat', run: create },
  {
    name: 'create and change',
    allowed: 'flat',
    run: (writer) => createThen(writer, 'PUT', '/api/journal/ID', { content: `${TEXT} And more.` }),
  },
  {
    name: 'create and delete',
    allowed: 'flat',
    run: (writer) => createThen(writer, 'DELETE', '/api/journal/entries/ID'),
  },
  { name: 'sync of nothing', allowed: 'flat', run: (writer) => sync(writer, [], 'now') },
  { name: 'sync of ten', allowed: 'flat', run: syncTen },
  { name: 'storage used', allowed: 'flat', run: get('/api/journal/storage') },
  { name: 'next prompt', allowed: 'flat', run: get('/api/journal/prompt/generate') },
  { name: 'session', allowed: 'flat', run: get('/api/auth/verify') },
  {
    name: 'create and summary of the week',
    allowed: 'flat',
    run: (writer) => createThen(writer, 'GET', '/api/summary/weekly'),
  },
  {
    name: 'create and summary of the month',
    allowed: 'flat',
    run: (writer) => createThen(writer, 'GET', '/api/summary/monthly'),
  },
  {
    name: 'question to the journal',
    allowed: 'linear',
    run: ({ port, token }) =>
      call(port, token, 'POST', '/api/ai/ask', { question: 'When did I walk with Lea?' }),
  },
  { name: 'list of all', allowed: 'linear', run: get('/api/journal') },
  { name: 'first sync', allowed: 'linear', run: syncEverything },
  { name: 'export', allowed: 'linear', run: get('/api/export') },
]
