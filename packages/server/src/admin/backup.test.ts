import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { runAppForTest } from '#http/testing/running-app.ts'
import { openPieces } from '#pieces/open-pieces.ts'
import { admin, adminProcess } from '#testing/admin.ts'
import { allRows } from '#testing/all-rows.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addEverythingElse } from '#testing/person-with-everything.ts'

const targets = engines.flatMap((from) => engines.map((to) => [from, to] as const))

describe.each(engines)('a backup of %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)
  const empty = freshDatabases(engine, { hasTables: false })

  it('RUN-34 made under load holds every write that was acknowledged before it began', async () => {
    const place = await databases.place()
    const { port, signUp } = await runAppForTest(place)
    const { token } = await signUp()
    const acknowledged: string[] = []
    let isOver = false
    const writer = async () => {
      while (!isOver) {
        const json = { content: 'words '.repeat(200) }
        const { status, json: saved } = await ask(port, 'POST /api/journal', { token, json })
        if (status === 201) acknowledged.push((saved as { _id: string })._id)
      }
    }
    const writers = Array.from({ length: 8 }, writer)
    await expect.poll(() => acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(200)

    const restored = await empty.place()
    const file = join((await databases.place()).dataDir, 'backup')
    const before = [...acknowledged]
    const made = await adminProcess(place, 'backup', file)
    const during = acknowledged.length - before.length
    isOver = true
    await Promise.all(writers)
    expect([made.code, made.stderr]).toEqual([0, ''])
    expect(during).toBeGreaterThan(0)
    expect(made.stdout).toMatch(/\d+ rows/)
    expect(made.stdout).toContain(join(place.dataDir, 'secret.key'))
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    expect(await adminProcess(restored, 'restore', file)).toMatchObject({ code: 0, stderr: '' })
    const { read } = await empty.open(restored)
    const rows = await read.selectFrom('entries').select('id').execute()
    const held = new Set(rows.map(({ id }) => id))
    expect(before.filter((id) => !held.has(id))).toEqual([])
  })

  it('RUN-35 overwrites nothing without --force, and says why it was not made', async () => {
    const { dataDir } = await databases.place()
    const file = join(dataDir, 'backup')
    const nowhere = { dataDir: join(dataDir, 'none'), url: 'postgres://postgres@127.0.0.1:1/none' }
    const none = await admin(
      engine === 'sqlite' ? { ...nowhere, url: undefined } : nowhere,
      ...['backup', file],
    )
    expect([none.code, none.stdout]).toEqual([1, ''])
    expect(none.stderr).toMatch(
      /^(There’s no database at|Daywell can’t use the database) [^\n]+\.\n$/,
    )
    const place = await databases.place()
    await writeFile(file, 'something else')
    const there = await admin(place, 'backup', file)
    expect([there.code, there.stdout]).toEqual([1, ''])
    expect(there.stderr).toMatch(/already exists.*--force/)
    expect((await stat(file)).size).toBe('something else'.length)
    expect((await admin(place, 'backup', file, '--force')).code).toBe(0)
    expect((await stat(file)).size).toBeGreaterThan(1000)
    expect((await admin(place, 'backup', '--force')).stderr).toMatch(/^Usage: /)
    const others = engine === 'sqlite' ? ['daywell.sqlite'] : []
    expect(await readdir(dataDir)).toEqual(['backup', ...others])
  })

  it('OPS-21 lets no session or API token of a backup in, unless asked', async () => {
    const place = await databases.place()
    const { signUp } = await runAppForTest(place)
    const { user, token } = await signUp()
    const { dataDir } = await databases.place()
    const file = join(dataDir, 'backup')
    await admin(place, 'backup', file)
    const phrase = join(dataDir, 'secret.key')
    await writeFile(phrase, await readFile(join(place.dataDir, 'secret.key')))
    for (const [options, status] of [
      [[], 401],
      [['--keep-sessions'], 200],
    ] as const) {
      const target = await empty.place()
      await writeFile(join(target.dataDir, 'secret.key'), await readFile(phrase))
      const { code, stdout } = await admin(target, 'restore', file, ...options)
      expect(code).toBe(0)
      expect(/Everyone has to log in again/.test(stdout)).toBe(status === 401)
      const app = await runAppForTest(target)
      expect((await ask(app.port, 'GET /api/journal', { token })).status).toBe(status)
      const people = await app.database.read.selectFrom('users').select('id').execute()
      expect(people).toEqual([{ id: user.id }])
    }
  })

  it('OPS-08 says that both keys are needed while the key is being changed, and seals none of them', async () => {
    const place = await databases.place()
    const { signUp, database } = await runAppForTest(place)
    await signUp()
    await signUp()
    const { dataDir } = await databases.place()
    const [file, phrase] = [join(dataDir, 'backup'), join(dataDir, 'phrase')]
    await writeFile(phrase, 'a passphrase of mine')
    const { user_id } = await database.read
      .selectFrom('user_keys')
      .select('user_id')
      .executeTakeFirstOrThrow()
    await database.write((trx) =>
      trx
        .updateTable('user_keys')
        .set({ wrapped_by: 'another' })
        .where('user_id', '=', user_id)
        .execute(),
    )
    const sealed = await admin(place, 'backup', file, '--with-key', '--passphrase-file', phrase)
    expect([sealed.code, sealed.stdout]).toEqual([1, ''])
    expect(sealed.stderr).toMatch(/^A key rotation is in progress/)
    const plain = await admin(place, 'backup', file)
    expect([plain.code, plain.stderr]).toEqual([0, ''])
    expect(plain.stdout).toMatch(/WARNING: a key rotation is in progress/)
  })

  it('OPS-08 holds the key only if asked, sealed with a passphrase that restores it', async () => {
    const place = await databases.place()
    const { signUp } = await runAppForTest(place)
    await signUp()
    const key = (await readFile(join(place.dataDir, 'secret.key'), 'utf8')).trim()
    const { dataDir: folder } = await databases.place()
    const [plain, sealed, phrase] = ['plain', 'sealed', 'phrase'].map((name) =>
      join(folder, name),
    ) as [...[string, string, string]]
    await writeFile(phrase, 'a passphrase of mine\n')
    const passphrase = ['--with-key', '--passphrase-file', phrase]
    expect((await admin(place, 'backup', plain)).code).toBe(0)
    expect((await admin(place, 'backup', sealed, '--with-key')).stderr).toMatch(/--passphrase-file/)
    expect((await admin(place, 'backup', sealed, ...passphrase)).code).toBe(0)
    for (const file of [plain, sealed]) expect(await readFile(file, 'latin1')).not.toContain(key)

    const restored = await empty.place()
    expect((await admin(restored, 'restore', plain, ...passphrase)).stderr).toMatch(
      /doesn’t contain/,
    )
    await writeFile(phrase, 'some other passphrase')
    expect((await admin(restored, 'restore', sealed, ...passphrase)).stderr).toMatch(
      /wrong passphrase/,
    )
    await writeFile(phrase, 'a passphrase of mine')
    const done = await admin(restored, 'restore', sealed, ...passphrase)
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(await readFile(join(restored.dataDir, 'secret.key'), 'utf8')).toBe(`${key}\n`)
    expect((await stat(join(restored.dataDir, 'secret.key'))).mode & 0o777).toBe(0o600)
  })
})

describe.each(targets)('a backup of %s restored into %s', { timeout: 60_000 }, (from, to) => {
  const sources = freshDatabases(from)
  const empty = freshDatabases(to, { hasTables: false })

  it('OPS-05 equals it row by row, and goes into an empty database only', async () => {
    const place = await sources.place()
    const app = await runAppForTest(place)
    const { user, token } = await app.signUp()
    const json = { title: 'Ünïcödé 🌱', content: 'words' }
    const saved = await ask(app.port, 'POST /api/journal', { token, json })
    await addEverythingElse(app, user.id, (saved.json as { _id: string })._id)
    // The bytes that its row speaks of, sealed.
    const store = openPieces({ ...place, mediaStore: { store: 'files' } }, app.database)
    await store.put({ userId: user.id, name: `piece-of-${user.id}` }, Buffer.alloc(38))
    const file = join((await sources.place()).dataDir, 'backup')
    expect((await admin(place, 'backup', file)).code).toBe(0)
    const target: FreshPlace = await empty.place()
    const done = await admin(target, 'restore', file, '--keep-sessions')
    expect([done.code, done.stderr]).toEqual([0, ''])
    expect(done.stdout).toContain('Before you start Daywell, set SECRET_KEY')

    const rowsOf = async (database: Parameters<typeof allRows>[0]) => {
      const { migrations, ...tables } = await allRows(database)
      return tables
    }
    const restored = await empty.open(target)
    expect(await rowsOf(restored)).toEqual(await rowsOf(app.database))
    const again = await admin(target, 'restore', file)
    expect([again.code, again.stdout]).toEqual([1, ''])
    expect(again.stderr).toMatch(/^The database isn’t empty: it has rows in [^\n]+\.\n$/)
    expect(await rowsOf(restored)).toEqual(await rowsOf(app.database))
  })
})
