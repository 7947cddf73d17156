import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyDocument } from '#markdown/testing/documents.ts'
import { mediaShownIn } from '#media/index.ts'
import { anEntry } from '#testing/index.ts'
import type { FileAt } from '../elsewhere/foreign-media.ts'
import { withoutMedia } from '../elsewhere/foreign-media.ts'
import { withForeignMedia } from './markdown-media.ts'
import { withMediaFiles } from './media-files.ts'
import { readMarkdown } from './read-markdown.ts'
import { markdownOf } from './write-markdown.ts'

const IDS = ['0123456789abcdef01234567', 'f'.repeat(24)]
const mark = fc.constantFrom(
  ...IDS.flatMap((id) => [
    `![](media:${id})`,
    `![the *lake*](media:${id} "title")`,
    `![a](<media:${id}>)`,
    `](media:${id})`,
    `media:${id}`,
  ]),
)
const anyText = fc.array(fc.oneof(anyDocument, mark)).map((parts) => parts.join(''))
const nameOf = (id: string) => (id === IDS[0] ? `media/${id}.webp` : undefined)
const exported: FileAt = (name) =>
  name === `../media/${IDS[0]}.webp` ? { path: `media/${IDS[0]}.webp`, size: 1 } : undefined

/** A folder in which these files are beside `2024/Walk.md`. */
const folder =
  (...files: string[]): FileAt =>
  (name) =>
    files.includes(name) ? { path: `2024/${name}`, size: 9 } : undefined
const shown = (text: string, ...files: string[]) =>
  withForeignMedia('2024/Walk.md', text, folder(...files))

describe('photos in Markdown files', () => {
  it('have the path of their file in an export, and nothing else of any text changes (MED-99)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = withMediaFiles(text, nameOf)
        const replaced = mediaShownIn(text).filter(({ id }) => id === IDS[0]).length
        const paths = written.split(`../media/${IDS[0]}.webp`).length - 1
        expect(paths).toBe(replaced)
        expect(written.replaceAll(`../media/${IDS[0]}.webp`, `media:${IDS[0]}`)).toBe(text)
      }),
    )
  })

  it('are the same in the same places when an export is read again (MED-99)', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const written = withMediaFiles(text, nameOf)
        const read = withForeignMedia('2026/a.md', written, exported)
        expect(read.text).toBe(text)
      }),
      { numRuns: 300, examples: [[`![![](media:${IDS[0]})](media:${IDS[0]})`]] },
    )
    const entry = anEntry({ content: `\n![a](media:${IDS[0]})\n\nRain. ![b](media:${IDS[1]})\n` })
    const text = markdownOf({ ...entry, content: withMediaFiles(entry.content, nameOf) })
    const { incoming } = readMarkdown(
      { path: '2026/a.md', text },
      { timeZone: 'UTC', now: Date.now(), fileAt: exported },
    )
    expect(incoming[0]?.entry.content).toBe(entry.content)
    expect(incoming[0]?.media?.map(({ id }) => id)).toEqual([IDS[0]])
  })

  it.each([
    ['![The lake](lake.jpg)', 'lake.jpg', 'The lake'],
    ['![](<my lake.jpg>)', 'my lake.jpg', ''],
    ['![](my%20lake.jpg "title")', 'my lake.jpg', ''],
    ['![a b](my lake.jpg)', 'my lake.jpg', 'a b'],
    ['![[lake.jpg]]', 'lake.jpg', ''],
    ['![[lake.jpg|300]]', 'lake.jpg', ''],
    ['![[lake.jpg|The lake]]', 'lake.jpg', 'The lake'],
    ['![a](100%.jpg)', '100%.jpg', 'a'],
    ['![a](50%25.jpg)', '50%25.jpg', 'a'],
    ['![a](really?.jpg)', 'really?.jpg', 'a'],
    ['![a](see\\(1\\).jpg)', 'see(1).jpg', 'a'],
    ['<img src="lake.jpg">', 'lake.jpg', ''],
    ['<img width="300" alt="The lake" src="lake.jpg" />', 'lake.jpg', 'The lake'],
    ["<IMG SRC='my lake.jpg' title='The lake'>", 'my lake.jpg', 'The lake'],
    ['<img src=my%20lake.jpg>', 'my lake.jpg', ''],
    ['<img src="a&amp;b.jpg" alt="5 > 4"/>', 'a&b.jpg', '5 > 4'],
    ['<video controls src="rain.mp4"></video>', 'rain.mp4', ''],
    ['<audio src="rain.m4a" title="Rain"> </audio>', 'rain.m4a', 'Rain'],
  ])('are found by the way %s is written (MED-100)', (typed, file, caption) => {
    const { text, media, notes } = shown(`Before ${typed} after`, file)
    const [one] = mediaShownIn(text)
    expect(one).toMatchObject({ id: media[0]?.id, caption })
    expect(text.slice(0, one?.from)).toBe('Before ')
    expect(text.slice(one?.to)).toBe(' after')
    expect(notes).toEqual([])
    // The same file is the same photo.
    expect(shown(typed, file).media[0]?.id).toBe(one?.id)
  })

  it('are not looked for in code, on the web or in other notes (MED-100)', () => {
    const text = '`![a](b.jpg)` ![c](https://d.example/b.jpg) ![[Note]]\n```\n![[b.jpg]]\n```'
    expect(shown(text, 'b.jpg')).toEqual({ text, media: [], notes: [] })
  })

  it('are not tags of what’s on the web, in code, broken or without a file (MED-151)', () => {
    for (const text of [
      '<img src="https://d.example/b.jpg">',
      '<img src="//d.example/b.jpg">',
      '<img src="data:image/jpeg;base64,AAAA">',
      '<img src="">, <img alt="b.jpg">, <img>, <imgsrc="b.jpg">',
      '<img src="b.jpg',
      '<script src="b.jpg"></script>',
      '`<img src="b.jpg">`',
      '```html\n<img src="b.jpg">\n```',
      '![<img src="b.jpg">](https://d.example/b.jpg)',
    ])
      expect(shown(text, 'b.jpg'), text).toEqual({ text, media: [], notes: [] })
  })

  it('are tags wherever text is, and each of several (MED-151)', () => {
    const text = '# <img src="a.jpg">\n\n> One <img src="b.jpg"> two ![c](c.jpg) <img src="a.jpg">'
    const read = shown(text, 'a.jpg', 'b.jpg', 'c.jpg')
    const [a, b, c] = ['a', 'b', 'c'].map(
      (name) => shown(`![](${name}.jpg)`, `${name}.jpg`).media[0],
    )
    expect(read.text).toBe(
      `# ![](media:${a?.id})\n\n> One ![](media:${b?.id}) two ![c](media:${c?.id}) ![](media:${a?.id})`,
    )
    expect(read.media.map(({ id }) => id)).toEqual([a?.id, b?.id, c?.id])
  })

  it('of tags leave their caption or their name, too, and are named if missing (MED-151)', () => {
    const text = 'One <img src="a.heic" alt="The lake"> two <img src="b.heic"> <img src="gone.jpg">'
    const { incoming, notes } = readMarkdown(
      { path: '2024/Walk.md', text },
      { timeZone: 'UTC', now: Date.now(), fileAt: folder('a.heic', 'b.heic') },
    )
    const [entry] = incoming
    if (!entry?.media) return expect.unreachable()
    expect(withoutMedia(entry, entry.media).entry.content).toBe(
      'One [photo: The lake] two [photo: b.heic] <img src="gone.jpg">',
    )
    expect(notes.filter(({ kind }) => kind === 'media')).toMatchObject([
      { type: 'photo', name: 'gone.jpg', reason: 'not-there' },
    ])
  })

  it('stay as typed where their file is missing or of another kind, and are named (MED-101)', () => {
    const text = '![a](gone.jpg) ![[paper.pdf]]'
    const read = shown(text, 'paper.pdf')
    expect(read.text).toBe(text)
    expect(read.notes).toMatchObject([
      { type: 'photo', name: 'gone.jpg', reason: 'not-there' },
      { type: 'pdf', name: 'paper.pdf', reason: 'not-supported' },
    ])
  })

  it('leave their caption or their name if they can’t come (MED-101)', () => {
    const text = 'One ![a](a.heic) two ![](b.heic) three ![[c.jpg]]'
    const { incoming } = readMarkdown(
      { path: '2024/Walk.md', text },
      { timeZone: 'UTC', now: Date.now(), fileAt: folder('a.heic', 'b.heic', 'c.jpg') },
    )
    const [entry] = incoming
    if (!entry?.media) return expect.unreachable()
    const left = withoutMedia(entry, entry.media.slice(0, 2))
    const [kept] = left.media ?? []
    expect(left.entry.content).toBe(`One ![a](a.heic) two [photo: b.heic] three ${kept?.mark}`)
    expect(withoutMedia(entry, [])).toBe(entry)
  })
})
