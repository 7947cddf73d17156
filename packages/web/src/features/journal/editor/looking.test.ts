import { describe, expect, it } from 'vitest'
import { answerWith, onServer, SERVER_ID } from '#device/local-store/testing/a-device.ts'
import { aBrowser } from './testing/a-page.ts'

describe('an entry that is only viewed', () => {
  it.each([
    ['without a title', { title: '', content: 'From elsewhere' }],
    ['with the line ends of another system', { title: 'A\r\nB', content: 'One\r\ntwo\rthree' }],
  ])('%s stays as it is', async (_, words) => {
    const browser = await aBrowser()
    const page = await browser.openTab('a')
    const { journal, editor, timers, entries, fields, type } = page
    await page.openJournal()
    const entry = { ...onServer(SERVER_ID, ''), ...words }
    await journal.store.takeAnswer([], answerWith(entry))
    editor.open(entries()[0])
    expect([editor.state().dirty, editor.hasUnsaved()]).toEqual([false, false])
    timers.ring()
    await editor.leave()
    expect(entries()).toEqual([entry])
    expect(journal.store.outbox()).toEqual([])
    type({ content: `${fields.content}, and more` })
    await editor.save()
    const title = words.title || 'Journal Entry - March 14, 2026'
    const content = `${words.content}, and more`
    expect(entries()).toMatchObject([{ title, content }])
    expect(editor.state().dirty).toBe(false)
  })
})
