import { randomBytes } from 'node:crypto'
import { newTempId } from '@daywell/core/journal'
import type { Known } from '../kill/ledger.ts'
import type { Person } from '../kill/writers.ts'
import type { Balancer } from './balancer.ts'

const VERSIONS = 4

export async function signUp(balancer: Balancer, number: number): Promise<Person> {
  const name = `person-${number}`
  const { token } = await balancer.call<{ token: string }>({
    method: 'POST',
    path: '/api/auth/signup',
    body: {
      email: `${name}@example.com`,
      username: name,
      displayName: 'Person',
      password: `a long sentence of ${name}`,
    },
  })
  return { number, token }
}

/** Creates an entry and updates it by sync; what isn't answered is sent again, unchanged. */
export async function writeUntil(
  stopped: AbortSignal,
  balancer: Balancer,
  { number, token }: Person,
  label: string,
): Promise<Known[]> {
  const all: Known[] = []
  for (let n = 0; !stopped.aborted; n += 1) {
    const clientId = newTempId(Date.now(), randomBytes(8))
    const entry: Known = { person: number, clientId, sent: [], acknowledged: [], deletion: 'none' }
    all.push(entry)
    for (let version = 0; version < VERSIONS; version += 1) {
      const content = `${label}-${n} version-${version}-of-${label}-${n}`
      entry.sent.push(content)
      const sent = { _id: entry.id ?? clientId, content, updatedAt: new Date().toISOString() }
      const { ids } = await balancer.call<{ ids: Record<string, string> }>({
        token,
        method: 'POST',
        path: '/api/journal/sync',
        body: { entries: [sent] },
      })
      entry.id ??= ids[clientId] ?? ''
      entry.acknowledged.push(content)
    }
  }
  return all
}

const READS = ['/api/journal?limit=20', '/api/journal/deleted', '/api/auth/verify']

/** The calls of someone who looks around. */
export async function readUntil(stopped: AbortSignal, balancer: Balancer, { token }: Person) {
  for (let n = 0; !stopped.aborted; n += 1) {
    const path = READS[n % READS.length] as string
    await balancer.call({ token, method: 'GET', path })
  }
}
