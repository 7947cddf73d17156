import type { BookOf } from '@daywell/core/report'
import type { PDFObject } from 'mupdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPress, type Press } from './press.ts'
import { entryWith, readPages } from './testing/read-pages.ts'

let press: Press
beforeAll(() => {
  press = openPress()
})
afterAll(() => press.close())

const CONTENT = 'Words of a day.\n\nTo buy:\n- quinces\n- tea\n\n今天我很早起床。'

/** A book with all that there is: a cover, months, charts, lists, two languages. */
function bookOfMonths(): BookOf {
  const days = ['2026-09-02', '2026-10-11', '2026-11-18']
  return {
    span: { from: '2026-09-01', to: '2026-11-30' },
    entries: days.map((localDate) =>
      entryWith(CONTENT, { localDate, mood: 'calm', title: `On ${localDate}` }),
    ),
    summary: null,
    paper: 'a4',
    today: '2026-11-18',
    reader: 'therapist',
    name: 'Ada',
  }
}

interface Tag {
  readonly role: string
  readonly node: PDFObject
  readonly kids: readonly Tag[]
}

const listOf = (array: PDFObject) => Array.from({ length: array.length }, (_, n) => array.get(n))

function tagOf(node: PDFObject): Tag {
  const kids = listOf(node.get('K')).filter((kid) => !kid.get('S').isNull())
  return { role: node.get('S').asName(), node, kids: kids.map(tagOf) }
}

const allOf = (tag: Tag): Tag[] => [tag, ...tag.kids.flatMap(allOf)]
const namesOf = ({ role, kids }: Tag): string =>
  kids.length === 0 ? role : `${role}(${kids.map(namesOf).join(' ')})`

describe('the tags of a report', () => {
  it('name every part of the book in the order of reading, and lead to the pages', async () => {
    const { document, texts } = readPages(await press.run('set', bookOfMonths()))
    const catalog = document.asPDF()?.getTrailer().get('Root') as PDFObject
    expect(catalog.get('ViewerPreferences', 'DisplayDocTitle').asBoolean()).toBe(true)
    expect(catalog.get('Lang').asString()).toBe('en')
    const root = catalog.get('StructTreeRoot')
    const tree = tagOf(root.get('K'))
    const entry = 'H2 H3 P P P L(LI(LBody) LI(LBody)) P'
    expect(namesOf(tree)).toBe(
      [
        ...['Document(H1 P P P Figure', 'H1 TOC(', Array(7).fill('TOCI(Link)').join(' '), ')'],
        ...['H1', Array(3).fill('H2 Figure P').join(' ')],
        ...[Array(3).fill(`H1 P Figure ${entry}`).join(' '), 'H1 P P P)'],
      ]
        .join(' ')
        .replace('( TOCI', '(TOCI')
        .replace(') ) H1', ')) H1'),
    )
    const tags = allOf(tree)
    const figures = tags.filter(({ role }) => role === 'Figure')
    expect(figures.map(({ node }) => node.get('Alt').asString())).toEqual([
      expect.stringContaining('A year as a ring, with a stroke for each of the 3 days'),
      ...['Days of writing', 'Words per week', 'Moods you chose'].map((title) =>
        expect.stringContaining(`${title}. `),
      ),
      ...Array(3).fill(expect.stringContaining('1 entry on 1 day, 10 words.')),
    ])
    const languages = tags.map(({ node }) => node.get('Lang').asString())
    expect(languages.filter((language) => language === 'zh')).toHaveLength(3)
    linksLead(tags, root, document)
    everythingHasAName(root, document, texts.length)
  })
})

type Document = ReturnType<typeof readPages>['document']

/** What each page and each link is listed under. */
const parentsOf = (root: PDFObject) => {
  const pairs = listOf(root.get('ParentTree', 'Nums'))
  return new Map(pairs.flatMap((key, n) => (n % 2 ? [] : [[key.asNumber(), pairs[n + 1]]])))
}

function linksLead(tags: readonly Tag[], root: PDFObject, document: Document): void {
  const parents = parentsOf(root)
  const links = tags.filter(({ role }) => role === 'Link')
  const titles = links.map(({ node }) => {
    const [object, ...more] = listOf(node.get('K')).filter((kid) => !kid.get('Obj').isNull())
    expect(more).toEqual([])
    const annotation = object?.get('Obj') as PDFObject
    const parent = parents.get(annotation.get('StructParent').asNumber())
    expect(parent?.asIndirect()).toBe(node.asIndirect())
    return annotation.get('Contents').asString()
  })
  expect(titles).toEqual([
    ...['At a glance', 'September 2026', 'Wednesday, 2 September 2026'],
    ...['October 2026', 'Sunday, 11 October 2026'],
    ...['November 2026', 'Wednesday, 18 November 2026'],
  ])
  const pages = document.loadPage(1).getLinks()
  expect(pages.map((link) => document.resolveLink(link))).toEqual([2, 3, 3, 4, 4, 5, 5])
}

/** Nothing is drawn that is neither a part of the book nor named an ornament. */
function everythingHasAName(root: PDFObject, document: Document, count: number): void {
  const parents = parentsOf(root)
  for (let n = 0; n < count; n++) {
    const page = document.asPDF()?.findPage(n) as PDFObject
    const content = page.get('Contents').readStream().asString()
    const { named, ornaments, bare } = namedIn(content)
    expect(bare, `page ${n + 1}`).toEqual([])
    expect(named).toEqual(Array.from({ length: named.length }, (_, at) => at))
    expect(parents.get(page.get('StructParents').asNumber())?.length).toBe(named.length)
    // The number of the page, at the least.
    expect(ornaments > 0).toBe(n > 0)
  }
}

function namedIn(content: string) {
  const found = { named: [] as number[], ornaments: 0, bare: [] as string[] }
  let depth = 0
  for (const line of content.split('\n')) {
    const operator = line.slice(line.lastIndexOf(' ') + 1)
    const [, number] = /\/MCID (\d+)/.exec(line) ?? []
    if (number !== undefined) found.named.push(Number(number))
    if (line === '/Artifact BMC') found.ornaments += 1
    if (operator === 'BDC' || operator === 'BMC') depth += 1
    if (operator === 'EMC') depth -= 1
    if (depth === 0 && /^(?:BT|Tj|TJ|S|f|f\*)$/.test(operator)) found.bare.push(line)
  }
  return found
}
