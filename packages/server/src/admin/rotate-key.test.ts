import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { seededRandom } from '@daywell/core/testing'
import { describe, expect, it } from 'vitest'
import { openKeyring, rotateKey } from '#crypto/index.ts'
import { type Database, openDatabase, putMeta, readMeta } from '#database/index.ts'
import { ask } from '#http/testing/ask.ts'
import { runApp, runAppForTest } from '#http/testing/running-app.ts'
import { admin } from '#testing/admin.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { administer } from './administer.ts'

const OLD = 'the key that was in force until now'

describe.each(engines)('changing the key on %s', { timeout: 60_000 }, (engine) => {
  const databases = freshDatabases(engine)

  it('OPS-15 replaces the key in its file beside a running process, after asking', async () => {
    const place = await databases.place()
    const running = await runAppForTest(place)
    const { token } = await running.signUp()
    const write = (port: number, content: string) =>
      ask(port, 'POST /api/journal', { token, json: { content } })
    expect((await write(running.port, 'before')).status).toBe(201)
    const before = await readFile(join(place.dataDir, 'secret.key'), 'utf8')
    expect((await admin(place, 'rotate-key')).stderr).toMatch(/Add --yes to continue\.\n$/)
    const { code, stdout, stderr } = await admin(place, 'rotate-key', '--yes', '--json')
    expect([code, stderr]).toEqual([0, ''])
    const { keys, newKeyFile, oldKeyFile } = JSON.parse(stdout)
    expect([keys, newKeyFile]).toEqual([1, join(place.dataDir, 'secret.key')])
    expect(await readFile(oldKeyFile, 'utf8')).toBe(before)
    expect(await readFile(newKeyFile, 'utf8')).not.toBe(before)
    const files = (await readdir(place.dataDir)).filter((name) => name.startsWith('secret.key'))
    expect(files).toHaveLength(3)

    expect((await write(running.port, 'during')).status).toBe(201)
    const fresh = await runApp(place)
    expect((await write(fresh.port, 'after')).status).toBe(201)
    const { json } = await ask(fresh.port, 'GET /api/journal', { token })
    expect((json as { content: string }[]).map(({ content }) => content).sort()).toEqual([
      ...['after', 'before', 'during'],
    ])
    await fresh.stop()
  })

  it('OPS-15 takes the new key from a file where SECRET_KEY is set', async () => {
    const place = await databases.place()
    const app = await runApp(place, { env: { SECRET_KEY: OLD } })
    await app.signUp()
    await app.stop()
    const file = join(place.dataDir, 'new-key')
    const run = async (...args: string[]) => {
      const printed = { stdout: '', stderr: '' }
      const env = {
        ...{ SECRET_KEY: OLD, DATA_DIR: place.dataDir },
        ...(place.url && { DATABASE_URL: place.url }),
      }
      const code = await administer(['rotate-key', '--yes', ...args], env, {
        out: (text) => (printed.stdout += text),
        err: (text) => (printed.stderr += text),
      })
      return { code, ...printed }
    }
    expect((await run()).stderr).toMatch(/Add --new-key-file FILE/)
    expect((await run('--new-key-file', file)).code).toBe(0)
    const secretKey = (await readFile(file, 'utf8')).trim()
    const database = await databases.open(place)
    await openKeyring({ database, dataDir: place.dataDir, secretKey, secretKeyPrevious: undefined })
    expect((await run('--new-key-file', file)).code).toBe(0)
  })

  it('OPS-22 started several times at once, it loses no key and leaves one in force', async () => {
    const place = await databases.place()
    await open(place, async (database, keyring) => {
      for (let n = 0; n < 8; n += 1) await addPerson(database, keyring, `person-${n}`)
    })
    const random = seededRandom(22)
    for (let round = 0; round < 8; round += 1) {
      const runs = Array.from({ length: 4 }, async () => {
        for (let turns = Math.floor(random() * 40); turns > 0; turns -= 1) await setImmediate()
        return rotate(place)
      })
      const ended = await Promise.allSettled(runs)
      expect(ended.some(({ status }) => status === 'fulfilled')).toBe(true)
      for (const run of ended)
        if (run.status === 'rejected')
          expect(String(run.reason)).toMatch(/being changed|doesn’t fit|in the meantime/)
      await rotate(place)
      await open(place, openEveryKey)
    }
  })

  it('OPS-22 is not held up by a rotation that has finished, or changed nothing yet', async () => {
    const place = await databases.place()
    await open(place, async (database, keyring) => {
      await addPerson(database, keyring, 'ann')
    })
    const value = (database: Database) =>
      readMeta(database.read, 'secret_key_fingerprint').then((inForce = '') => inForce)
    for (const left of [async () => 'of a key that is lost', value]) {
      await open(place, async (database) => {
        const rotatingTo = await left(database)
        await database.write((trx) => putMeta(trx, 'secret_key_rotating_to', rotatingTo))
      })
      await rotate(place)
      await open(place, openEveryKey)
    }
  })

  it('OPS-22 replaces no file where the key isn’t that of the database', async () => {
    const place = await databases.place()
    await writeFile(join(place.dataDir, 'secret.key'), `${OLD}\n`)
    const database = await databases.open(place)
    for (const sentence of ['No key is in use yet', 'The key doesn’t fit this database']) {
      const { code, stderr } = await admin(place, 'rotate-key', '--yes')
      expect([code, stderr.slice(0, sentence.length)]).toEqual([1, sentence])
      const files = (await readdir(place.dataDir)).filter((name) => name.startsWith('secret.key'))
      expect(files).toEqual(['secret.key'])
      expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).toBe(`${OLD}\n`)
      const secretKey = `${OLD}, but of another database`
      const keyring = { database, dataDir: place.dataDir, secretKeyPrevious: undefined }
      await openKeyring({ ...keyring, secretKey })
    }
  })

  it('OPS-16 interrupted at any point, it ends with the same new key: by itself, or by a start', async () => {
    for (const [what, finish] of [
      ['Rewrapping', (place: FreshPlace) => admin(place, 'rotate-key', '--yes')],
      ['Verifying', (place: FreshPlace) => admin(place, 'rotate-key', '--yes')],
      ['Rewrapping', (place: FreshPlace) => open(place, async () => {})],
    ] as const) {
      const place = await databases.place()
      await open(place, async (database, keyring) => {
        for (let n = 0; n < 150; n += 1) await addPerson(database, keyring, `person-${n}`)
      })
      await expect(stopAt(place, what)).rejects.toThrow('stopped')
      const begun = await readFile(join(place.dataDir, 'secret.key'), 'utf8')
      await finish(place)
      expect(await readdir(place.dataDir)).not.toContain('secret.key.previous')
      expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).toBe(begun)
      await open(place, openEveryKey)
    }
  })

  async function openEveryKey(
    database: Database,
    keyring: Awaited<ReturnType<typeof openKeyring>>,
  ) {
    const people = await database.read.selectFrom('user_keys').selectAll().execute()
    expect(new Set(people.map(({ wrapped_by }) => wrapped_by)).size).toBe(1)
    for (const { user_id } of people) await keyring.userKey(database.read, user_id)
  }

  const stopAt = (place: FreshPlace, what: string) =>
    rotate(place, (doing) => {
      if (doing === what) throw new Error('stopped')
    })

  async function rotate(place: FreshPlace, progress: (doing: string) => void = () => {}) {
    const database = await openDatabase(place)
    const keys = { secretKey: undefined, newKeyFile: undefined }
    try {
      return await rotateKey({ ...{ database, dataDir: place.dataDir, ...keys }, progress })
    } finally {
      await database.close()
    }
  }

  async function open(
    place: FreshPlace,
    use: (database: Database, keyring: Awaited<ReturnType<typeof openKeyring>>) => Promise<void>,
  ) {
    const database = await openDatabase(place)
    const keys = { secretKey: undefined, secretKeyPrevious: undefined }
    try {
      await use(database, await openKeyring({ database, dataDir: place.dataDir, ...keys }))
    } finally {
      await database.close()
    }
  }
})
