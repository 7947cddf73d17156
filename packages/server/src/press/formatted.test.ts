import type { PDFObject } from 'mupdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPress, type Press } from './press.ts'
import { bare, bookWith, entryWith, readPages } from './testing/read-pages.ts'

let press: Press
beforeAll(() => {
  press = openPress()
})
afterAll(() => press.close())

const printed = async (content: string, more = {}) =>
  readPages(await press.run('set', bookWith([entryWith(content, more)])))

const FORMATTED = [
  '# A day\n\nWe **walked** *far*, ~~ran~~ ***and*** sat. See [the *lake*](https://lake.example/a_b "t")!',
  '- tea\n  - green\n- [x] milk\n\n1. one\n2. two',
  '> so it\n> goes\n>> deeper',
  '## Code\n```js\nconst a = **1**\n  b()\n```\n---\nThe `end`. https://a.example/x?y=1&z=(2)',
].join('\n\n')

interface Tag {
  readonly role: string
  readonly kids: readonly Tag[]
}

function tagOf(node: PDFObject): Tag {
  const list = node.get('K')
  const kids = Array.from({ length: list.length }, (_, n) => list.get(n))
  return {
    role: node.get('S').asName(),
    kids: kids.filter((kid) => !kid.get('S').isNull()).map(tagOf),
  }
}

const namesOf = ({ role, kids }: Tag): string =>
  kids.length === 0 ? role : `${role}(${kids.map(namesOf).join(' ')})`

type Pages = Awaited<ReturnType<typeof printed>>

function tagsIn({ document }: Pages): string {
  const root = document.asPDF()?.getTrailer().get('Root', 'StructTreeRoot', 'K') as PDFObject
  return namesOf(tagOf(root))
}

const addressesIn = ({ document }: Pages) =>
  Array.from({ length: document.countPages() }, (_, n) => document.loadPage(n))
    .flatMap((page) => page.getLinks())
    .map((link) => link.getURI())
    .filter((address) => !address.startsWith('#'))

describe('a formatted entry', () => {
  it('FMT-20 is set as headings, lists, quotes, links and emphasis, without its marks', async () => {
    const pages = await printed(FORMATTED)
    const words = pages.texts.at(-1) ?? ''
    for (const part of [
      ...['A day', 'We walked far, ran and sat. See the lake!', '• tea', '• green', '[x] milk'],
      ...['1. one', 'deeper', 'const a = **1**', 'The end. https://a.example/x?y=1&z=(2)'],
    ])
      expect(bare(words)).toContain(bare(part))
    expect(words.replace('**1**', '')).not.toMatch(/[*~`#>]|\]\(/)
    expect(tagsIn(pages)).toContain(
      'H3 H4 P(Link Link) L(LI(LBody) LI(LBody) LI(LBody) LI(LBody) LI(LBody)) BlockQuote BlockQuote H5 P P(Link)',
    )
    expect(fontsOf(pages)).toEqual(
      expect.arrayContaining(['Regular', 'Italic', 'Medium', 'SemiBold', 'SemiBoldItalic']),
    )
  })

  it('FMT-21 leads to the addresses of its links, and to nothing else', async () => {
    const pages = await printed(
      `${FORMATTED}\n\n[no](javascript:alert(1)) ![x](https://img.example/y.png) <mailto:a@b.example>\n[ü](https://ü.example/ä) [quo)te](<https://q.example/")(>)`,
    )
    expect(addressesIn(pages)).toEqual([
      ...['https://lake.example/a_b', 'https://lake.example/a_b'],
      ...['https://a.example/x?y=1&z=(2)', 'mailto:a@b.example'],
      ...['https://xn--tda.example/%C3%A4', 'https://q.example/%22)('],
    ])
  })

  it('FMT-21 prints the words of a link whose address is too long, and every line around it', async () => {
    const address = `https://a.example/${'b'.repeat(20_000)}`
    const pages = await printed(`Before it.\nSee [the *lake*](${address}) there.\n\nAfter it.`)
    const words = bare(pages.texts.at(-1) ?? '')
    expect(words).toContain(bare('Before it.See the lake there.After it.'))
    expect(addressesIn(pages)).toEqual([])
  })

  it('FMT-20 sets what is deep, dense or endless within the page, and loses no word', async () => {
    const deep = Array.from({ length: 40 }, (_, n) => `${'> '.repeat(n)}deep${n}`).join('\n')
    const items = Array.from({ length: 40 }, (_, n) => `${'  '.repeat(n)}- item${n}`).join('\n')
    const word = '[abc](https://a.b)def'.repeat(60)
    const dense = Array.from({ length: 3_000 }, (_, n) => `*w${n}*`).join(' ')
    const { texts } = await printed([deep, items, word, dense].join('\n\n'))
    const found = bare(texts.join('').replaceAll(/\n\d+\n|Journal\nNov 1–30, 2026/g, ''))
    for (const part of ['deep39', 'item39', 'w0w1w2', 'w2999']) expect(found).toContain(part)
    expect(found.match(/abcdef/g)?.length).toBeGreaterThanOrEqual(55)
  })

  it('FMT-20 is never read as the language of the compiler', async () => {
    const hostile =
      '**#panic("a")** [#eval("1+1")](https://a.example/#read("x")) `#include "x"` *\\#set text(red)*'
    const pages = await printed(`- ${hostile}\n\n> ${hostile}\n\n# ${hostile}`)
    const words = bare(pages.texts.join(''))
    for (const part of ['#panic("a")', '#eval("1+1")', '#include"x"', '#settext(red)'])
      expect(words.split(part).length).toBe(4)
    expect(new Set(addressesIn(pages))).toEqual(new Set(['https://a.example/#read(%22x%22)']))
  })
})

function fontsOf({ document }: Pages): string[] {
  const pdf = document.asPDF()
  const all = Array.from({ length: pdf?.countObjects() ?? 0 }, (_, n) => pdf?.newIndirect(n))
  const names = all.map((object) => object?.get('BaseFont').asName() ?? '')
  return [...new Set(names.flatMap((name) => /Newsreader\w*-(\w+)/.exec(name)?.[1] ?? []))]
}
