import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openKeyring, sessionToken } from '@daywell/server/src/crypto/index.ts'
import { newId, openWhenReachable } from '@daywell/server/src/database/index.ts'
import { takeStamps } from '@daywell/server/src/stores/accounts/stamps.store.ts'
import {
  insertVersion,
  sealVersion,
} from '@daywell/server/src/stores/journal/entry-versions.store.ts'
import { addPerson, beginSession } from '@daywell/server/src/testing/people.ts'

export interface Seeded {
  readonly userId: string
  readonly token: string
}

const HOUR = 60 * 60 * 1000

const ROWS = `
  insert into entries
    (id, user_id, created_at, updated_at, changed_at, local_date, word_count, sealed)
  with recursive numbers (n) as (
    select 0 union all select n + 1 from numbers where n + 1 < $count
  )
  select lower(hex(randomblob(4))) || printf('%016x', n), $userId,
    $start + n, $start + n, $start + n, '2026-01-01', 100, randomblob(200)
  from numbers`

/** Fills a folder with people and their entries before a server starts on it. */
export async function openSeed(dataDir: string, url?: string) {
  // A PostgreSQL that was just started may not take anyone in yet.
  const database = await openWhenReachable({ url, dataDir }, 30, () => {})
  const keys = { secretKey: undefined, secretKeyPrevious: undefined }
  const keyring = await openKeyring({ database, dataDir, ...keys })
  const wanted: Rows[] = []

  return {
    async close(): Promise<void> {
      await database.close()
      if (wanted.length > 0) addRows(dataDir, wanted)
    },

    async person(name: string): Promise<Seeded> {
      const { id } = await addPerson(database, keyring, name)
      const { token, hash } = sessionToken()
      await beginSession(database, keyring, id, hash, Date.now())
      return { userId: id, token }
    },

    /** Entries with words, as the server itself stores them. */
    async entries(
      userId: string,
      count: number,
      content: (n: number) => string,
      apartMs = 0,
    ): Promise<void> {
      for (let from = 0; from < count; from += 500) {
        const size = Math.min(500, count - from)
        await database.write(async (trx) => {
          const now = Date.now() - HOUR
          const key = await keyring.userKey(trx, userId)
          const stamps = await takeStamps(trx, { userId }, now, size)
          for (let n = 0; n < size; n += 1) {
            const written = now - (from + n) * apartMs
            const entry = anEntry(newId(now), userId, content(from + n), written)
            const version = sealVersion(key, entry)
            await insertVersion(trx, version, { changedAt: stamps.next(), sitting: '' })
          }
        })
      }
    },

    /** Rows without words that can be read: they only make the table large. */
    rows(userId: string, count: number): void {
      wanted.push({ userId, count, start: Date.now() - 10 * HOUR - count })
    },
  }
}

interface Rows {
  readonly userId: string
  readonly count: number
  readonly start: number
}

/** Only while the file is closed: two builds of SQLite in one process break each other's locks. */
function addRows(dataDir: string, wanted: readonly Rows[]): void {
  const file = new DatabaseSync(join(dataDir, 'daywell.sqlite'))
  for (const rows of wanted) file.prepare(ROWS).run({ ...rows })
  file.close()
}

function anEntry(_id: string, userId: string, content: string, now: number) {
  const time = new Date(now).toISOString()
  return {
    _id,
    title: 'A day like any other',
    content,
    prompt: '',
    metadata: { wordCount: 400, keywords: ['river', 'garden', 'morning'] },
    createdAt: time,
    updatedAt: time,
    userId,
    localDate: time.slice(0, 10),
    timeZone: 'Europe/Berlin',
    mood: null,
    tags: ['walks'],
    favorite: false,
    hideFromAssistant: false,
  }
}
