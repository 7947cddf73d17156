import { openAsBlob } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'
import { readText, textOf } from './member-text.ts'
import { openFiles } from './open-files.ts'
import { aZip } from './testing/a-zip.ts'

/** As a browser provides a folder's files. */
function inFolder(path: string, content: string): File {
  const file = new File([content], path.split('/').at(-1) ?? '', { lastModified: 1000 })
  return Object.defineProperty(file, 'webkitRelativePath', { value: path })
}

async function read(files: readonly File[]) {
  const { name, all } = await openFiles(files)
  const members = await Promise.all(
    all.map(async (member) => [member.name, await textOf(member), ...member.oddities]),
  )
  return { name, members }
}

describe('the chosen input', () => {
  it('may be a folder', async () => {
    const files = [inFolder('Diary/2026/a.md', 'Rain'), inFolder('Diary/b.md', '')]
    const members = [
      ['2026/a.md', 'Rain'],
      ['b.md', ''],
    ]
    expect(await read(files)).toEqual({ name: 'Diary', members })
    const [first] = (await openFiles(files)).all
    expect(first).toMatchObject({ size: 4, modified: new Date(1000), unreadable: undefined })
    const zip = new File([aZip([])], 'in.zip')
    const folder = { name: 'Diary', members: [['in.zip', expect.stringContaining('PK')]] }
    const inside = Object.defineProperty(zip, 'webkitRelativePath', { value: 'Diary/in.zip' })
    expect(await read([inside])).toEqual(folder)
  })

  it('may be one file or several', async () => {
    const json = new File(['\ufeff{"a":"京都"}'], 'backup.json')
    expect(await read([json])).toEqual({
      name: 'backup.json',
      members: [['backup.json', '{"a":"京都"}']],
    })
    const { members } = await read([json, new File(['x'], 'backup.json')])
    expect(members[1]).toEqual(['backup.json', 'x', 'duplicate'])
    expect(await read([])).toEqual({ name: '', members: [] })
    expect(await read([new File(['x'], 'x')])).toMatchObject({ members: [['x', 'x']] })
  })

  it('may be a zip file of any name', async () => {
    const zip = aZip([{ name: 'a.md', content: 'Rain' }])
    for (const name of ['journal.ZIP', 'journal', 'journal.json']) {
      expect(await read([new File([zip], name)])).toEqual({ name, members: [['a.md', 'Rain']] })
    }
    const named = new File(['Rain'], 'journal.zip')
    await expect(openFiles([named])).rejects.toMatchObject({ reason: 'not-a-zip' })
  })

  it('may be a text of any length, read chunk by chunk', async () => {
    const text = 'x京'.repeat(20_000)
    const { all } = await openFiles([new File([text], 'a.md')])
    const pieces: string[] = []
    for (const member of all) for await (const piece of readText(member)) pieces.push(piece)
    expect(pieces.length).toBeGreaterThan(4)
    expect(pieces.join('') === text).toBe(true)
  })

  it('may be a backup of any size, as it is read chunk by chunk', async () => {
    const limits = { ...LIMITS, memberBytes: 3, totalBytes: 3, dense: 3, density: 1 }
    const [member] = (await openFiles([new File(['{"entries":[]}'], 'b.json')], limits)).all
    if (!member) throw new Error('It is not there')
    let text = ''
    for await (const piece of readText(member)) text += piece
    expect(text).toBe('{"entries":[]}')
  })

  it('may be too large, or not text', async () => {
    const files = [new File(['Rain'], 'a.md'), new File([Uint8Array.of(0xc3)], 'b.md')]
    const refused = { name: 'UnreadableFile', reason: 'too-many' }
    await expect(openFiles(files, { ...LIMITS, members: 1 })).rejects.toMatchObject(refused)
    const members = await openFiles(files, { ...LIMITS, memberBytes: 3 })
    const [a, b] = members.all.map((member) => textOf(member))
    await expect(a).rejects.toMatchObject({ reason: 'too-large', member: 'a.md' })
    await expect(b).rejects.toMatchObject({ reason: 'not-text', member: 'b.md' })
  })

  it('may have changed since it was chosen', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'daywell-files-'))
    const path = join(folder, 'a.md')
    await writeFile(path, 'Rain')
    const { all } = await openFiles([new File([await openAsBlob(path)], 'a.md')])
    const [member] = all
    if (member === undefined) throw new Error('It is not there')
    expect(await textOf(member)).toBe('Rain')
    await writeFile(path, 'Rain, and then snow')
    const refused = { reason: 'out-of-reach', member: 'a.md' }
    await expect(textOf(member)).rejects.toMatchObject(refused)
    await rm(folder, { recursive: true })
  })
})
