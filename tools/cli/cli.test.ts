import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { defaultPreferences } from '@daywell/core/preferences'
import { anEntry } from '@daywell/core/testing'
import { expect, it, onTestFinished } from 'vitest'
import { aPhoto } from '../../packages/server/src/features/media/testing/a-photo.ts'
import { uploader } from '../../packages/server/src/features/media/testing/uploading.ts'
import { ask } from '../../packages/server/src/http/testing/ask.ts'
import { freshDatabases } from '../../packages/server/src/testing/fresh-databases.ts'
import { aTree } from '../testing/a-tree.ts'
import { runCli } from './run-cli.ts'
import { aServer, run } from './testing/a-server.ts'

const databases = freshDatabases('sqlite')
const NO_TOKEN = `dwt_${'x'.repeat(43)}`

it('TOK-30 an export is complete, readable for its owner alone, and replaces nothing unasked', async () => {
  const { person } = await aServer(databases)
  const { env, write } = await person()
  for (let n = 0; n < 30; n += 1) await write({ _id: `temp_${n}`, content: `Day ${n} 😀` })
  const folder = aTree()
  const file = join(folder, 'journal.json')
  const made = await run(env, 'export', file, '--json')
  expect([made.code, made.json()]).toMatchObject([0, { file, entries: 30 }])
  const { entries } = JSON.parse(readFileSync(file, 'utf8'))
  expect(entries).toHaveLength(30)
  expect(statSync(file).mode & 0o777).toBe(0o600)

  writeFileSync(file, 'mine')
  const again = await run(env, 'export', file)
  expect([again.code, again.err]).toEqual([1, expect.stringContaining('--force')])
  expect(readFileSync(file, 'utf8')).toBe('mine')
  expect((await run(env, 'export', file, '--force')).code).toBe(0)
  const nightly = join(folder, 'nightly/')
  expect((await run(env, 'export', nightly)).code).toBe(0)
  expect(readdirSync(nightly)).toEqual([expect.stringMatching(/^daywell-export-[\d-]+\.json$/)])
  // A file that was cut off gets no name.
  const cut = await serve((_path, answer) => answer.end('{"format":"daywell-export","entries":[{'))
  const half = join(folder, 'half.json')
  const failed = await run({ ...env, DAYWELL_URL: cut }, 'export', half)
  expect([failed.code, failed.err]).toEqual([1, expect.stringContaining('cut off')])
  expect(readdirSync(folder).sort()).toEqual(['journal.json', 'nightly'])
})

it('photos are saved beside Markdown, with their places in the text (MED-164)', async () => {
  const { port, person } = await aServer(databases)
  const ann = await person(['read', 'write', 'export'])
  const me = uploader(port, ann.token)
  const bytes = randomBytes(1_200_000)
  const info = aPhoto({ shown: bytes })
  await me.declare(info)
  await me.send(info.id, 'shown', bytes)
  const content = `Sea ![the sea](media:${info.id})`
  await ann.write({ _id: 'temp_1', content })
  const folder = join(aTree(), 'out')
  const made = await run(ann.env, 'export', folder, '--markdown')
  expect([made.code, made.out]).toEqual([0, expect.stringContaining('Their 1 photos and rec')])
  const names = readdirSync(folder, { recursive: true }).map(String)
  const photo = join(folder, 'media', `${info.id}.jpg`)
  expect(readFileSync(photo).equals(bytes)).toBe(true)
  expect(statSync(photo).mode & 0o777).toBe(0o600)
  const text = () =>
    readFileSync(join(folder, names.find((one) => one.endsWith('.md')) ?? ''), 'utf8')
  expect(text()).toContain(`![the sea](../media/${info.id}.jpg)`)
  // Into the same journal nothing comes: the text has the same photo in the same place.
  expect((await run(ann.env, 'import', folder, '--json')).json()).toMatchObject({
    ...{ added: 0, merged: 0, alreadyThere: 1, media: 0 },
  })
  writeFileSync(photo, 'another file')
  expect((await run(ann.env, 'export', folder, '--markdown')).err).toContain('is another file')
  expect((await run(ann.env, 'export', folder, '--markdown', '--force')).code).toBe(0)
  expect(readFileSync(photo).equals(bytes)).toBe(true)
  const json = await run(ann.env, 'export', join(folder, 'all.json'), '--json')
  expect([json.code, json.json()]).toMatchObject([0, { entries: 1, mediaMissing: 1 }])
})

it('photos that can’t be saved are counted, and keep their mark in the text (MED-164)', async () => {
  const { port, person } = await aServer(databases)
  const ann = await person(['export'])
  const [half, unknown] = [aPhoto({ shown: randomBytes(100) }), '0'.repeat(24)]
  await uploader(port, ann.token).declare(half)
  await ann.write({ _id: 'temp_1', content: `![](media:${half.id}) ![](media:${unknown})` })
  const bad = join(aTree(), 'bad')
  const refused = await run(ann.env, 'export', bad, '--markdown')
  expect([refused.code, refused.err + refused.out]).toEqual([
    1,
    expect.stringMatching(/WARNING: 2 of 2 photos.+read/),
  ])
  const json = { name: 'CLI', scopes: ['read', 'export'], expiresInDays: 1 }
  const made = await ask(port, 'POST /api/auth/tokens', { token: ann.token, json })
  const { token } = made.json as { token: string }
  const folder = join(aTree(), 'out')
  const partial = await run(
    { ...ann.env, DAYWELL_TOKEN: token },
    'export',
    folder,
    '--markdown',
    '--json',
  )
  expect([partial.code, partial.json()]).toMatchObject([1, { media: 0, mediaMissing: 2 }])
  const names = readdirSync(folder, { recursive: true }).map(String)
  expect(names.filter((one) => one.includes('media'))).toEqual([])
  const [text = ''] = names.filter((one) => one.endsWith('.md'))
  expect(readFileSync(join(folder, text), 'utf8')).toContain(`media:${half.id}`)
})

it('TOK-31 TOK-32 what was exported is imported elsewhere once, as JSON and as Markdown', async () => {
  const { person } = await aServer(databases)
  const [ann, bob, eve] = [await person(), await person(), await person()]
  await ann.write({ _id: 'temp_1', content: 'First draft', updatedAt: '2026-03-01T10:00:00Z' })
  await ann.write({ _id: 'temp_1', content: 'By the sea', updatedAt: '2026-03-02T10:00:00Z' })
  await ann.write({ _id: undefined, content: 'In the hills', localDate: '2026-03-05' })
  const folder = aTree()
  const file = join(folder, 'all.json')
  await run(ann.env, 'export', file)
  const contents = async ({ list }: typeof ann) => (await list()).map(({ content }) => content)
  const nothing = { added: 0, merged: 0, notStored: [] }
  // Into the same journal nothing comes, although one entry never had an id of its own.
  for (const _ of [1, 2])
    expect((await run(ann.env, 'import', file, '--json')).json()).toMatchObject(nothing)
  expect(await contents(ann)).toHaveLength(2)
  const planned = await run(bob.env, 'import', file, '--dry-run', '--json')
  expect([planned.json(), await contents(bob)]).toMatchObject([{ added: 2, dryRun: true }, []])
  expect((await run(bob.env, 'import', file, '--json')).json()).toMatchObject({ added: 2 })
  const before = await bob.list()
  const twice = (await run(bob.env, 'import', file, file, '--json')).json()
  expect(twice).toMatchObject({ ...nothing, alreadyThere: 4 })
  expect(await bob.list()).toEqual(before)
  const { revisions } = await exported(bob.env, folder)
  expect(revisions).toMatchObject([{ entry: { content: 'First draft' } }])

  const markdown = join(folder, 'markdown')
  expect((await run(ann.env, 'export', markdown, '--markdown')).code).toBe(0)
  expect(
    readdirSync(markdown, { recursive: true }).filter((one) => `${one}`.endsWith('.md')),
  ).toHaveLength(2)
  expect((await run(ann.env, 'export', markdown, '--markdown')).code).toBe(1)
  expect((await run(eve.env, 'import', markdown, '--json')).json()).toMatchObject({ added: 2 })
  expect((await run(eve.env, 'import', markdown, '--json')).json()).toMatchObject(nothing)
  expect((await contents(eve)).sort()).toEqual(['By the sea', 'In the hills'])
})

it('TOK-32 files of other journals create each entry once, and damaged ones none', async () => {
  const { person } = await aServer(databases)
  const { env, list } = await person()
  const folder = aTree()
  const put = (name: string, content: unknown) => {
    writeFileSync(
      join(folder, name),
      typeof content === 'string' ? content : JSON.stringify(content),
    )
    return join(folder, name)
  }
  const days = Array.from({ length: 450 }, (_, n) => ({
    uuid: `A${n}`,
    text: `Day ${n}`,
    creationDate: '2024-01-02T03:04:05Z',
    timeZone: 'Europe/Vienna',
  }))
  const dayOne = put('Journal.json', { metadata: { version: '1.0' }, entries: days })
  const journey = put('1455000000000-abc.json', {
    ...{ id: '1455000000000-abc', date_journal: 1455000000000, text: 'By bus.' },
  })
  mkdirSync(join(folder, 'notes'))
  put('notes/2024-05-03 Walk.md', 'Far.')
  const all = [dayOne, journey, join(folder, 'notes')]
  const damaged = put('cut.json', '{"format":"daywell-backup","entries":[{')
  expect((await run(env, 'import', ...all, damaged)).code).toBe(1)
  expect(await list()).toEqual([])
  expect((await run(env, 'import', ...all, '--json')).json()).toMatchObject({ added: 452 })
  const second = await run(env, 'import', ...all, '--json')
  expect(second.json()).toMatchObject({ added: 0, merged: 0, alreadyThere: 452 })
  expect(await list()).toHaveLength(452)
  for (const wrong of [put('a.zip', 'PK'), put('b.json', '{"a":1}'), join(folder, 'none')])
    expect((await run(env, 'import', wrong)).code, wrong).toBe(1)
})

it('TOK-33 nothing that was kept on a device is uploaded, and nothing at all under Local', async () => {
  const { port, person } = await aServer(databases)
  const { env, token, list } = await person()
  const file = join(aTree(), 'all.json')
  const entries = [
    anEntry({ _id: 'local_1', content: 'For me alone' }),
    anEntry({ _id: 'temp_2', content: 'For all my devices' }),
  ]
  const rest = { user: { id: 'x' }, deleted: [], revisions: [] }
  const whole = { format: 'daywell-export', formatVersion: 1, ...rest, entries }
  writeFileSync(file, JSON.stringify(whole))
  const done = await run(env, 'import', file, '--json')
  expect(done.json()).toMatchObject({ added: 1, keptOnDevice: 1 })
  expect((await list()).map(({ content }) => content)).toEqual(['For all my devices'])
  const { journalStyle, ...others } = defaultPreferences()
  const json = { ...others, journalStyle: { ...journalStyle, privacyLevel: 'local' }, version: 0 }
  await ask(port, 'POST /api/user/preferences', { token, json })
  writeFileSync(file, JSON.stringify(whole).replace('For all', 'Once more for all'))
  const refused = await run(env, 'import', file)
  expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('Local')])
})

it('TOK-34 a busy server is waited for as long as it says, and not for ever', async () => {
  const { person, pass } = await aServer(databases, 3)
  const { env } = await person()
  const waits: number[] = []
  const quiet = { out: () => {}, err: () => {}, progress: () => {} }
  const wait = async (ms: number) => {
    waits.push(ms)
    pass(ms)
  }
  const args = (n: number) => ['export', join(aTree(), `${n}.json`)]
  for (let n = 0; n < 6; n += 1) expect(await runCli(args(n), env, { ...quiet, wait })).toBe(0)
  expect(waits.length).toBeGreaterThan(0)
  for (const ms of waits) expect(ms % 1000).toBe(0)
  let calls = 0
  const busy = await serve((_path, answer) => {
    calls += 1
    answer.writeHead(503, { 'retry-after': '7' }).end()
  })
  const failed = await run({ ...env, DAYWELL_URL: busy }, 'export', join(aTree(), 'x.json'))
  expect([failed.code, calls, failed.waits]).toEqual([1, 8, new Array(7).fill(7000)])
})

it('TOK-35 the token goes to the server that is named, and to no other', async () => {
  const { person } = await aServer(databases)
  const { env } = await person(['read'])
  const refusals: [Record<string, string>, string][] = [
    [{ ...env, DAYWELL_URL: '' }, 'Set DAYWELL_URL'],
    [{ ...env, DAYWELL_URL: 'journal' }, 'http or https address'],
    [{ ...env, DAYWELL_URL: 'http://journal.example' }, '--allow-http'],
    [{ ...env, DAYWELL_TOKEN: '' }, 'Set DAYWELL_TOKEN'],
    [{ ...env, DAYWELL_TOKEN: 'password' }, 'isn’t an API token'],
    [{ ...env, DAYWELL_TOKEN_FILE: 'x' }, 'only one'],
    [{ ...env, DAYWELL_TOKEN: '', DAYWELL_TOKEN_FILE: '/no/such/file' }, '/no/such/file'],
    [{ ...env, DAYWELL_TOKEN: NO_TOKEN }, 'expired or been revoked'],
    [env, 'scope “export”'],
  ]
  for (const [settings, why] of refusals) {
    const { code, err } = await run(settings, 'export', join(aTree(), 'x.json'))
    expect([code, err]).toEqual([1, expect.stringContaining(why)])
    expect(err).not.toContain(env.DAYWELL_TOKEN)
  }
  const file = join(aTree(), 'token')
  writeFileSync(file, `${env.DAYWELL_TOKEN}\n`)
  const byFile = { DAYWELL_URL: env.DAYWELL_URL, DAYWELL_TOKEN_FILE: file }
  expect((await run(byFile, 'export', join(aTree(), 'x.json'))).err).toContain('scope “export”')

  const seen: string[] = []
  const elsewhere = await serve((path, answer) => {
    seen.push(path)
    answer.end()
  })
  const away = await serve((_path, answer) => answer.writeHead(302, { location: elsewhere }).end())
  await run({ ...env, DAYWELL_URL: away }, 'export', join(aTree(), 'x.json'))
  expect(seen).toEqual([])
})

it('TOK-36 wrong usage exits with 2, and --json makes errors JSON, too', async () => {
  for (const args of [
    [],
    ['export'],
    ['import'],
    ['export', 'a', 'b'],
    ['purge', 'x'],
    ['export', 'a', '--what'],
  ]) {
    const { code, err } = await run({}, ...args)
    expect([code, err]).toEqual([2, expect.stringContaining('Usage:')])
  }
  const help = await run({}, '--help')
  expect([help.code, help.out]).toEqual([0, expect.stringContaining('Usage:')])
  const failed = await run({}, 'export', 'x', '--json')
  expect([failed.code, JSON.parse(failed.err)]).toEqual([1, { error: expect.any(String) }])
})

async function exported(env: Record<string, string>, folder: string) {
  const file = join(folder, 'check.json')
  await run(env, 'export', file, '--force')
  return JSON.parse(readFileSync(file, 'utf8'))
}

type Answer = import('node:http').ServerResponse

/** Another server than Daywell. */
async function serve(answer: (path: string, response: Answer) => void): Promise<string> {
  const server = createServer((request, response) => answer(request.url ?? '', response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
