import { expect, it } from 'vitest'
import { aBrowser } from './testing/a-page.ts'

const STORED = '\ufeffOne\r\ntwo\rthree\n\u2028four\r\n'

it('FMT-30 an edit leaves the line breaks of all other lines as they were stored', async () => {
  const browser = await aBrowser()
  const page = await browser.openTab('a')
  await page.openJournal()
  const entry = await page.journal.entries.createEntry({ title: 'Mine', content: STORED })
  page.editor.open(entry)
  expect(page.editor.state().dirty).toBe(false)
  page.type({ content: page.fields.content.replace('three', 'three and a half') })
  expect(await page.editor.leave()).toBe(true)
  const saved = STORED.replace('three', 'three and a half')
  expect(page.entries().map(({ content }) => content)).toEqual([saved])
  expect(page.editor.state().dirty).toBe(false)
  page.type({ content: `New\n${page.fields.content}` })
  expect(await page.editor.leave()).toBe(true)
  expect(page.entries().map(({ content }) => content)).toEqual([`New\r\n${saved}`])
})
