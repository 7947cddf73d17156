import { endpoints } from '@daywell/core/contract'
import { entry as entrySchema, isTempId } from '@daywell/core/journal'
import { type Answered, type DeleteItem, goesByPage, type SyncAnswer } from '@daywell/core/sync'
import type { Client } from '#api/client.ts'
import type { CloudEntry } from '#api/gated-words.ts'
import type { Outgoing } from '#device/local-store/entries/exchange.ts'
import { CallFailure } from '#kit/fetch/call-failure.ts'
import { cloudEntry } from '#services/privacy/cloud-entry.ts'
import { levelHeader, sendPage } from './send-page.ts'
import type { SyncDeps } from './sync-deps.ts'

const nothingNew: SyncAnswer = { entries: [], deleted: [], ids: {} }

/** Makes the direct call for one change and applies the answer. */
export async function sendOne(parts: SyncDeps, id: string): Promise<Omit<Answered, 'outbox'>> {
  const [going] = await parts.store.checkOut([id])
  if (!going) return {}
  const { item, marked } = going
  // The change may have become another one since the call was decided; and a request without a sent
  // mark has to be idempotent.
  if (goesByPage(item) || !marked) return sendPage(parts, [item])
  try {
    const answer = await callFor(parts, going)
    if (answer) await parts.store.takeAnswer([item], answer)
    return {}
  } catch (error) {
    if (item.kind === 'delete' && isRefusal(error)) await parts.store.takeBack(item)
    throw error
  }
}

function callFor(parts: SyncDeps, { item, entry }: Outgoing): Promise<SyncAnswer | undefined> {
  if (item.kind === 'delete') return callDelete(parts.api, item)
  const words = entry && cloudEntry(entry, parts.levels.level())
  return words ? callSave(parts, words) : Promise.resolve(undefined)
}

export async function callSave(
  { api, levels }: Pick<SyncDeps, 'api' | 'levels'>,
  entry: CloudEntry,
): Promise<SyncAnswer> {
  const id = entry._id
  const headers = levelHeader(levels)
  try {
    const { body } = isTempId(id)
      ? await api.call(endpoints.saveEntry, { headers, body: entry })
      : await api.call(endpoints.updateEntry, { params: { id }, headers, body: entry })
    return { ...nothingNew, entries: [body], ids: { [id]: body._id } }
  } catch (error) {
    const stored = storedInstead(error)
    if (!stored) throw error
    return { ...nothingNew, entries: [stored], ids: { [id]: stored._id } }
  }
}

export async function callDelete(
  api: Client<'api'>,
  { id, deletedAt }: Pick<DeleteItem, 'id' | 'deletedAt'>,
): Promise<SyncAnswer> {
  try {
    const headers = { 'deleted-at': deletedAt }
    await api.call(endpoints.deleteEntry, { params: { id }, headers })
  } catch (error) {
    const stored = storedInstead(error)
    if (stored) return { ...nothingNew, entries: [stored] }
    if (!(error instanceof CallFailure) || error.status !== 404) throw error
  }
  return nothingNew
}

/** The server's newer entry, which won. */
function storedInstead(error: unknown) {
  if (!(error instanceof CallFailure) || error.answer?.code !== 'stale') return undefined
  return entrySchema.safeParse(error.answer.entry).data
}

/** The server has understood a deletion and refuses it. */
function isRefusal(error: unknown): boolean {
  const status = error instanceof CallFailure ? (error.status ?? 0) : 0
  return status >= 400 && status < 500 && status !== 429 && status !== 401 && status !== 403
}
