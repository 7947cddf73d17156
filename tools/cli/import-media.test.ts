import { createHash, randomBytes } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { type Held, mediaFileName, writeBackup } from '@daywell/core/backup'
import { type MediaInfo, mediaMark } from '@daywell/core/media'
import { anEntry } from '@daywell/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { aPhoto } from '../../packages/server/src/features/media/testing/a-photo.ts'
import { bytesOf, uploader } from '../../packages/server/src/features/media/testing/uploading.ts'
import { freshDatabases } from '../../packages/server/src/testing/fresh-databases.ts'
import { aTree } from '../testing/a-tree.ts'
import { aServer, run } from './testing/a-server.ts'

const databases = freshDatabases('sqlite')

/** More than two requests, and not a multiple of one. */
const LARGE_BYTES = 9_100_000

interface Kept {
  readonly info: MediaInfo
  readonly bytes: Record<string, Uint8Array>
}

function aKept(bytes: Record<string, Uint8Array> = { shown: randomBytes(100) }): Kept {
  return { info: aPhoto(bytes), bytes }
}

/** A backup that the app made, unzipped. */
function unzipped(all: readonly Kept[], entries: readonly object[]): string {
  const folder = aTree()
  const media = all.map(({ info }) => info)
  const head = {
    ...{ madeAt: '2026-03-20T10:00:00.000Z', privacyLevel: 'hybrid' as const, preferences: null },
    ...{ seenPrompts: [], drafts: [], media },
  }
  const held = entries.map((parts): Held => ({ entry: anEntry(parts), versions: [] }))
  writeFileSync(join(folder, 'backup.json'), [...writeBackup(head, held)].join(''))
  mkdirSync(join(folder, 'media'))
  for (const { info, bytes } of all)
    for (const part of info.parts)
      writeFileSync(join(folder, mediaFileName(info, part)), bytes[part.part] ?? '')
  return folder
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

it('photos and recordings of an unzipped backup are uploaded once, byte for byte (MED-168)', async () => {
  const { port, person } = await aServer(databases)
  const ann = await person(['write'])
  const lake = aKept({ shown: randomBytes(LARGE_BYTES), thumbnail: randomBytes(2000) })
  const older = aKept()
  const entries = [
    { _id: 'temp_1', content: `Up early. ${mediaMark(lake.info.id, 'The lake')}` },
    { _id: 'temp_2', content: mediaMark(older.info.id, '') },
  ]
  const folder = unzipped([lake, older], entries)
  const planned = await run(ann.env, 'import', folder, '--dry-run', '--json')
  expect(planned.json()).toMatchObject({ added: 2, backupMedia: { uploaded: 2 } })
  const me = uploader(port, ann.token)
  expect((await me.read(lake.info.id, 'shown')).status).toBe(404)
  const first = await run(ann.env, 'import', folder, '--json')
  expect([first.code, first.json()]).toMatchObject([
    0,
    { added: 2, backupMedia: { uploaded: 2, alreadyThere: 0, left: 0, notUploaded: [] } },
  ])
  for (const { info } of [lake, older])
    for (const { part, sha256: promised } of info.parts)
      expect(sha256(await bytesOf(await me.read(info.id, part)))).toBe(promised)
  const again = await run(ann.env, 'import', join(folder, 'backup.json'))
  expect([again.code, again.out]).toEqual([
    0,
    expect.stringContaining('0 photos or recordings of the backup; 2 were already there'),
  ])
})

it('what only entries that stay on a device show, or none, isn’t uploaded, neither bytes nor names (MED-168)', async () => {
  const { port, person } = await aServer(databases)
  const ann = await person()
  const [here, drafted, both] = [aKept(), aKept(), aKept()]
  const folder = unzipped(
    [here, drafted, both],
    [
      { _id: 'local_1', content: [here, both].map(({ info }) => mediaMark(info.id, '')).join() },
      { _id: 'temp_2', content: mediaMark(both.info.id, '') },
    ],
  )
  const done = await run(ann.env, 'import', folder, '--json')
  expect([done.code, done.json()]).toMatchObject([
    0,
    { added: 1, keptOnDevice: 1, backupMedia: { uploaded: 1, left: 2 } },
  ])
  const listed = await uploader(port, ann.token).call('GET', '/api/media')
  const { media } = (await listed.json()) as { media: MediaInfo[] }
  expect(media.map(({ id }) => id)).toEqual([both.info.id])
})

it('a photo that is damaged, missing or another one is named, and the others come (MED-168)', async () => {
  const { port, person } = await aServer(databases)
  const ann = await person()
  const kept = [aKept(), aKept(), aKept(), aKept()] as const
  const [damaged, missing, other, fine] = kept
  const content = kept.map(({ info }) => mediaMark(info.id, '')).join('\n')
  const folder = unzipped(kept, [{ _id: 'temp_1', content }])
  const pathOf = ({ info }: Kept) =>
    join(folder, info.parts[0] ? mediaFileName(info, info.parts[0]) : '')
  writeFileSync(pathOf(damaged), randomBytes(100))
  rmSync(pathOf(missing))
  const me = uploader(port, ann.token)
  await me.declare({ ...other.info, name: 'another.jpg' })
  const done = await run(ann.env, 'import', folder, '--json')
  const reasons = [
    [damaged.info.id, 'is damaged'],
    [missing.info.id, 'couldn’t find'],
    [other.info.id, 'already has this id'],
  ].map(([id, why]) => ({ id, reason: expect.stringContaining(`${why}`) }))
  const { uploaded, notUploaded } = done.json().backupMedia
  expect([done.code, uploaded, notUploaded.length]).toEqual([1, 1, reasons.length])
  expect(notUploaded).toEqual(expect.arrayContaining(reasons))
  expect((await me.read(fine.info.id, 'shown')).status).toBe(200)
  expect((await me.read(damaged.info.id, 'shown')).status).toBe(404)
  writeFileSync(pathOf(damaged), damaged.bytes.shown ?? '')
  const again = await run(ann.env, 'import', folder, '--json')
  expect(again.json().backupMedia).toMatchObject({ uploaded: 1, alreadyThere: 1 })
})

it('an upload whose answer is lost continues where the server stands (MED-168)', async () => {
  const { port, person } = await aServer(databases)
  const ann = await person()
  const lake = aKept({ shown: randomBytes(LARGE_BYTES) })
  const folder = unzipped([lake], [{ _id: 'temp_1', content: mediaMark(lake.info.id, '') }])
  const offsets: string[] = []
  // The server ends once its connections have.
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  // A line on which every second answer to bytes is lost.
  const line = createServer((incoming, answer) => {
    const { method, url: path, headers } = incoming
    const out = request({ host: '127.0.0.1', port, method, path, headers, agent }, (back) => {
      if (method === 'PATCH') offsets.push(`${headers['upload-offset']}`)
      if (method === 'PATCH' && offsets.length % 2 === 1) {
        back.resume()
        answer.destroy()
        return
      }
      answer.writeHead(back.statusCode ?? 500, back.headers)
      back.pipe(answer)
    })
    incoming.pipe(out)
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    line.close()
    line.closeAllConnections()
  })
  const env = {
    ...ann.env,
    DAYWELL_URL: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
  }
  const done = await run(env, 'import', folder, '--json')
  expect([done.code, done.json().backupMedia]).toMatchObject([0, { uploaded: 1 }])
  const read = await uploader(port, ann.token).read(lake.info.id, 'shown')
  expect(sha256(await bytesOf(read))).toBe(lake.info.parts[0]?.sha256)
  expect(new Set(offsets).size).toBe(3)
})
