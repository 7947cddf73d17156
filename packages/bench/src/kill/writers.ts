import { randomBytes } from 'node:crypto'
import { newTempId } from '@daywell/core/journal'
import type { Known, Stored } from './ledger.ts'

/** An entry is created once and then updated more than ten times. */
const VERSIONS = 12

/** A refusal by the server, as opposed to a connection that broke. */
class Refused extends Error {}

export interface Person {
  readonly number: number
  readonly token: string
}

export async function signUp(port: number, number: number): Promise<Person> {
  const name = `writer-${number}`
  const { token } = await call<{ token: string }>(port, '', 'POST', '/api/auth/signup', {
    email: `${name}@example.com`,
    username: name,
    displayName: 'Writer',
    password: `a long sentence of ${name}`,
  })
  return { number, token }
}

/**
 * Writes entry after entry until the connection breaks; each answer is reported as it comes. `all`
 * shows what is known at any moment.
 */
export async function writeUntilCut(
  port: number,
  { number, token }: Person,
  label: string,
  acknowledged: () => void,
  all: Known[] = [],
): Promise<Known[]> {
  const send = async <T>(method: string, path: string, body?: unknown) => {
    const answer = await call<T>(port, token, method, path, body)
    acknowledged()
    return answer
  }
  try {
    for (let n = 0; ; n += 1) {
      const entry = newEntry(number)
      all.push(entry)
      await writeEntry(
        entry,
        (version) => `${label}-${n} version-${version}-of-${label}-${n}`,
        send,
        n,
      )
    }
  } catch (error) {
    if (error instanceof Refused) throw error
    return all
  }
}

const newEntry = (person: number): Known => ({
  person,
  clientId: newTempId(Date.now(), randomBytes(8)),
  sent: [],
  acknowledged: [],
  deletion: 'none',
})

type Send = <T>(method: string, path: string, body?: unknown) => Promise<T>

/** Creates, updates by turns directly and by sync, and deletes every fifth entry. */
async function writeEntry(entry: Known, text: (version: number) => string, send: Send, n: number) {
  for (let version = 0; version < VERSIONS; version += 1) {
    const content = text(version)
    entry.sent.push(content)
    await writeVersion(entry, content, send, (n + version) % 2 === 0)
    entry.acknowledged.push(content)
  }
  if ((n + entry.person) % 5 !== 4) return
  entry.deletion = 'sent'
  await send('DELETE', `/api/journal/entries/${entry.id}`)
  entry.deletion = 'acknowledged'
}

async function writeVersion(entry: Known, content: string, send: Send, bySync: boolean) {
  const stamp = { updatedAt: new Date().toISOString() }
  const _id = entry.id ?? entry.clientId
  if (bySync) {
    const body = { entries: [{ _id, content, ...stamp }] }
    const { ids } = await send<{ ids: Record<string, string> }>('POST', '/api/journal/sync', body)
    entry.id ??= ids[entry.clientId] ?? ''
  } else if (entry.id === undefined) {
    const made = await send<{ _id: string }>('POST', '/api/journal', { _id, content, ...stamp })
    entry.id = made._id
  } else {
    await send('PUT', `/api/journal/${_id}`, { content })
  }
}

/** Repeats the creations that were never answered, as a device does; the server must know them. */
export async function repeatUnanswered(port: number, { token }: Person, known: readonly Known[]) {
  for (const entry of known) {
    const [content] = entry.sent
    if (entry.id !== undefined || content === undefined) continue
    const body = { _id: entry.clientId, content }
    entry.id = (await call<{ _id: string }>(port, token, 'POST', '/api/journal', body))._id
    entry.acknowledged.push(content)
  }
}

interface Version {
  readonly _id: string
  readonly content: string
}

/** What the server has of the person of some texts, read as a device reads it. */
export async function readStored(
  port: number,
  { token }: Person,
  isWanted: (content: string) => boolean = () => true,
): Promise<Stored> {
  const get = <T>(path: string) => call<T>(port, token, 'GET', path)
  const entries = new Map<string, readonly string[]>()
  for (const { _id, content } of await get<Version[]>('/api/journal')) {
    if (!isWanted(content)) continue
    const revisions = await get<{ entry: Version }[]>(`/api/journal/${_id}/revisions`)
    entries.set(_id, [content, ...revisions.map(({ entry }) => entry.content)])
  }
  const all = await get<Version[]>('/api/journal/deleted')
  const deleted = all.filter(({ content }) => isWanted(content))
  return { entries, deleted: new Map(deleted.map(({ _id, content }) => [_id, content])) }
}

/** Brings every deleted entry back, so that its versions can be read as well. */
export async function restoreDeleted(port: number, { token }: Person, known: readonly Known[]) {
  const { deleted } = await readStored(port, { number: 0, token })
  for (const id of deleted.keys())
    await call(port, token, 'POST', `/api/journal/deleted/${id}/restore`)
  for (const entry of known) entry.deletion = 'none'
}

export async function call<T>(
  port: number,
  token: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (answer.status >= 500) throw new Error(`${answer.status} ${text}`)
  if (!answer.ok) throw new Refused(`${method} ${path}: ${answer.status} ${text}`)
  return (text ? JSON.parse(text) : undefined) as T
}
