import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { aPhoto } from '#features/media/testing/a-photo.ts'
import { bytesOf, uploader } from '#features/media/testing/uploading.ts'
import { runApp, runAppForTest, signIn } from '#http/testing/running-app.ts'
import { settingsFor } from '#http/testing/server-process.ts'
import { admin } from '#testing/admin.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { administer } from './administer.ts'

describe('the command to move', { timeout: 60_000 }, () => {
  const sources = freshDatabases('sqlite')
  const targets = freshDatabases('postgres', { hasTables: false })
  const empty = freshDatabases('sqlite', { hasTables: false })

  it('OPS-14 ends with 3 while the server runs, with 0 once it is finished, and says what to do next', async () => {
    const place = await sources.place()
    const app = await runApp(place)
    await app.signUp()
    const { url = '' } = await targets.place()
    const begun = await admin(place, 'move', '--to', url)
    expect([begun.code, begun.stderr]).toEqual([3, ''])
    expect(begun.stdout).toMatch(/Copied \d+ rows.+\nStop Daywell and run the same command again/)
    await app.stop()
    const done = await admin(place, 'move', '--to', url, '--json')
    expect(done).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(done.stdout)).toMatchObject({ isFinished: true, changes: 0 })
    expect((await admin(place, 'reset-password', 'a@b.example')).stderr).toMatch(
      /^This database was moved to PostgreSQL at [^\n]+ --cancel\n$/,
    )
    const back = await sources.place()
    const there = { url, dataDir: place.dataDir }
    expect((await admin(there, 'move', '--to', `sqlite:${back.dataDir}`)).code).toBe(0)
    expect((await admin(there, 'move', '--cancel')).stdout).toMatch(/can use this database again/)
  })

  it('takes photos along into another folder, also those that came after the first run (MED-161)', async () => {
    const { url = '' } = await targets.place()
    const old = { url, dataDir: (await sources.place()).dataDir }
    const app = await runApp(old)
    const { user, token } = await app.signUp()
    const add = async () => {
      const bytes = randomBytes(1_200_000)
      const info = aPhoto({ shown: bytes })
      const me = uploader(app.port, token)
      await me.declare(info)
      await me.send(info.id, 'shown', bytes)
      return { id: info.id, bytes }
    }
    const first = await add()
    const { dataDir } = await empty.place()
    const begun = await admin(old, 'move', '--to', `sqlite:${dataDir}`)
    expect([begun.code, begun.stderr]).toEqual([3, ''])
    expect(begun.stdout).toContain('Copied 1.2 MB of photos and recordings, too.')
    const second = await add()
    await app.stop()
    const [folder = ''] = await readdir(join(old.dataDir, 'media'))
    const late = join('media', folder, user.id, 'ab', `${'0'.repeat(30)}ab`)
    let out = ''
    const code = await administer(['move', '--to', `sqlite:${dataDir}`], settingsFor(old), {
      out: (text) => {
        out += text
      },
      // What a process stores while the rows are moved already.
      err(text) {
        if (!text.includes('Moving')) return
        mkdirSync(join(old.dataDir, late, '..'), { recursive: true })
        writeFileSync(join(old.dataDir, late), 'late')
      },
      isWatched: true,
    })
    expect([code, out]).toEqual([0, expect.stringContaining('Copied 1.2 MB of photos and rec')])
    expect(await readFile(join(dataDir, late), 'utf8')).toBe('late')
    await copyFile(join(old.dataDir, 'secret.key'), join(dataDir, 'secret.key'))
    const moved = await runAppForTest({ url: undefined, dataDir })
    const me = uploader(moved.port, await signIn(moved, user.id))
    for (const { id, bytes } of [first, second])
      expect((await bytesOf(await me.read(id, 'shown'))).equals(bytes)).toBe(true)
  })

  it('OPS-14 refuses a target that it can’t read', async () => {
    const place = await sources.place()
    for (const to of ['mysql://a', 'sqlite:', `sqlite:${place.dataDir}`]) {
      const { code, stdout, stderr } = await admin(place, 'move', '--to', to)
      expect([code, stdout]).toEqual([1, ''])
      expect(stderr).toMatch(/^(--to must be|That’s the database) [^\n]+\.\n$/)
    }
    expect((await admin(place, 'move')).stderr).toMatch(/^Add the new address: --to/)
  })
})
