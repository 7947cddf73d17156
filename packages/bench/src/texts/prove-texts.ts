import { randomBytes } from 'node:crypto'
import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newTempId } from '@daywell/core/journal'
import { seededRandom } from '@daywell/core/testing'
import { freshFolder } from '#sync/client.ts'
import { call, type Person, signUp } from '../kill/writers.ts'
import { startProduct } from '../product.ts'
import { type Settings, startAdmin } from '../upkeep/admin.ts'
import { edited, randomDocument } from './random-document.ts'

/** As many as one sync takes. */
const BATCH = 500
const MAX_BATCH_CHARS = 2_000_000
const NO_LIMITS = { RATE_LIMIT_PER_MINUTE: '0', QUOTA_ENTRIES: '1000000' }

interface Document {
  id: string
  text: string
}

interface Page {
  readonly entries: readonly { readonly _id: string; readonly content: string }[]
  readonly ids: Readonly<Record<string, string>>
  readonly syncedAt: string
  readonly more?: boolean
}

/**
 * `npm run proof -- texts`: sends random documents, edits them, and compares them byte for byte as
 * they come back by sync, by the list, by export, and from a backup that was restored elsewhere.
 */
export async function proveTexts(count: number, seed: number): Promise<boolean> {
  const { dataDir, remove } = await freshFolder()
  const random = seededRandom(seed)
  console.log(`texts: ${count} documents, seed ${seed}`)
  try {
    const home = { DATA_DIR: dataDir, ...NO_LIMITS }
    const server = await startProduct(home)
    const person = await signUp(server.port, 0)
    const documents = Array.from({ length: count }, () => ({
      id: '',
      text: randomDocument(random),
    }))
    await send(server.port, person, documents)
    const differing = [await compare('after sync', server.port, person, documents)]
    for (const document of documents) document.text = edited(document.text, random)
    await send(server.port, person, documents)
    differing.push(await compare('after an edit', server.port, person, documents))
    await server.stop()
    const elsewhere = await restoreElsewhere(dataDir)
    const restored = await startProduct({ ...elsewhere, ...NO_LIMITS })
    differing.push(await compare('after a restore', restored.port, person, documents))
    await restored.stop()
    return differing.every((some) => some === 0)
  } finally {
    await remove()
  }
}

async function send(port: number, { token }: Person, documents: Document[]): Promise<void> {
  for (const some of batches(documents)) {
    const stamp = { updatedAt: new Date().toISOString() }
    const entries = some.map((document) => {
      document.id ||= newTempId(Date.now(), randomBytes(8))
      return { _id: document.id, content: document.text, ...stamp }
    })
    const headers = { 'last-sync': new Date().toISOString() }
    const { ids } = await call<Page>(port, token, 'POST', '/api/journal/sync', { entries }, headers)
    for (const document of some) document.id = ids[document.id] ?? document.id
  }
}

function* batches(documents: readonly Document[]): Generator<Document[]> {
  let some: Document[] = []
  let chars = 0
  for (const document of documents) {
    some.push(document)
    chars += document.text.length
    if (some.length < BATCH && chars < MAX_BATCH_CHARS) continue
    yield some
    some = []
    chars = 0
  }
  if (some.length > 0) yield some
}

/** How many texts are missing or differ in what a device syncs, lists and exports. */
async function compare(
  when: string,
  port: number,
  { token }: Person,
  documents: readonly Document[],
): Promise<number> {
  const get = <T>(path: string) => call<T>(port, token, 'GET', path)
  const ways = {
    sync: await syncAll(port, token),
    list: await get<Page['entries']>('/api/journal'),
    export: (await get<Page>('/api/export')).entries,
  }
  let wrong = 0
  for (const [way, entries] of Object.entries(ways)) {
    const found = new Map(entries.map(({ _id, content }) => [_id, content]))
    const differing = documents.filter(({ id, text }) => found.get(id) !== text)
    console.log(`texts ${when}, by ${way}: ${differing.length} of ${documents.length} differ`)
    for (const { id, text } of differing.slice(0, 3))
      console.log(`  ${JSON.stringify(text)} came back as ${JSON.stringify(found.get(id))}`)
    wrong += differing.length
  }
  return wrong
}

async function syncAll(port: number, token: string) {
  const ask = (lastSync?: string) => {
    const headers = lastSync === undefined ? {} : { 'last-sync': lastSync }
    return call<Page>(port, token, 'POST', '/api/journal/sync', { entries: [] }, headers)
  }
  let page = await ask()
  const all = [...page.entries]
  while (page.more) {
    page = await ask(page.syncedAt)
    all.push(...page.entries)
  }
  return all
}

/** Backs the database up, and restores it into a new one. */
async function restoreElsewhere(dataDir: string) {
  const file = join(dataDir, 'backup.daywell')
  const elsewhere = { DATA_DIR: join(dataDir, 'elsewhere') }
  await mkdir(elsewhere.DATA_DIR)
  await copyFile(join(dataDir, 'secret.key'), join(elsewhere.DATA_DIR, 'secret.key'))
  await run({ DATA_DIR: dataDir }, ['backup', file])
  await run(elsewhere, ['restore', file, '--keep-sessions'])
  return elsewhere
}

async function run(settings: Settings, args: readonly string[]): Promise<void> {
  const code = await startAdmin(settings, args).ended
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}
