import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, past, press } from '#features/journal/testing/journal-page.ts'

const heading = (name: string) => page.getByRole('heading', { name, exact: true })
const EMPTY = 'Start your journaling journey'

it('JRN-09 an empty list says so, and fits', async () => {
  await page.viewport(360, 780)
  signIn()
  await openApp('/journal', answersForAnna())
  await editor.showEntries.click()
  await expect.element(heading(EMPTY)).toBeVisible()
  await expect
    .element(page.getByText('Your entries will appear here', { exact: true }))
    .toBeVisible()
  await looksRight()
  await expect.element(heading(EMPTY)).toBeVisible()
})

it('a list before its first sync says so, and not that it is empty', async () => {
  await page.viewport(360, 780)
  signIn()
  const journal = journalOn({ title: 'Since long' })
  const first = Promise.withResolvers<void>()
  let fails = true
  const server = await openApp('/journal', {
    ...answersForAnna(journal.answers),
    async syncEntries(call) {
      await first.promise
      if (fails) throw new TypeError('Failed to fetch')
      return journal.answers.syncEntries(call)
    },
  })
  await editor.showEntries.click()
  const list = page.getByRole('dialog', { name: 'Past entries' })
  await expect.element(list.getByText('Loading your entries…')).toBeInTheDocument()
  expect(heading(EMPTY).query()).toBeNull()
  first.resolve()
  const notFetched = list.getByRole('heading', { name: 'We couldn’t load your entries' })
  await expect.element(notFetched).toBeVisible()
  const asked = server.sent('syncEntries').length
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => server.sent('syncEntries').length).toBeGreaterThan(asked)
  await expect.element(notFetched).toBeVisible()
  await looksRight()
  await editor.resize(360, 780)
  // Reconnecting triggers a retry.
  fails = false
  window.dispatchEvent(new Event('online'))
  if (!past.search.query()) await editor.showEntries.click()
  await expect.poll(past.titles).toEqual(['Since long'])
})

it('in a narrower window one panel closes, then both, and they reopen in a wider one', async () => {
  await page.viewport(1280, 780)
  signIn()
  await openApp('/journal', answersForAnna())
  const entries = page.getByRole('complementary', { name: 'Past entries' })
  const assistant = page.getByRole('complementary', { name: 'AI Assistant' })
  await editor.button('AI Assistant').click()
  await expect.element(assistant).toBeVisible()
  await editor.showEntries.click()
  await expect.element(entries).toBeVisible()
  await page.viewport(900, 780)
  await expect.element(assistant).not.toBeInTheDocument()
  await expect.element(entries).toBeInViewport({ ratio: 1 })
  await page.viewport(1280, 780)
  await expect.element(assistant).toBeVisible()
  await expect.element(entries).toBeVisible()
  await page.viewport(360, 780)
  await expect.element(editor.showEntries).toBeVisible()
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await editor.showEntries.click()
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(1)
})

const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ title: `Day ${n}`, content: `Number ${n}` }))

/** Blocks zipping after some files, until the returned function is called. */
function haltPacking(after: number): () => void {
  const Own = CompressionStream
  const { promise: halted, resolve } = Promise.withResolvers<void>()
  let begun = 0
  window.CompressionStream = class extends Own {
    constructor(format: CompressionFormat) {
      super(format)
      begun += 1
      if (begun <= after) return
      const value = super.readable.pipeThrough(new TransformStream({ transform: () => halted }))
      Object.defineProperty(this, 'readable', { value })
    }
  }
  onTestFinished(() => {
    window.CompressionStream = Own
  })
  return resolve
}

/** Names of downloaded files. */
function filesGiven(): string[] {
  const names: string[] = []
  const hear = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLAnchorElement) || !event.target.download) return
    names.push(event.target.download)
    event.preventDefault()
  }
  const { click } = HTMLAnchorElement.prototype
  HTMLAnchorElement.prototype.click = function () {
    if (this.download) names.push(this.download)
    else click.call(this)
  }
  document.addEventListener('click', hear)
  onTestFinished(() => {
    document.removeEventListener('click', hear)
    HTMLAnchorElement.prototype.click = click
  })
  return names
}

it('a stopped export leaves no file; another survives a layout change and makes one file', async () => {
  await page.viewport(1280, 800)
  signIn()
  await openApp('/journal', answersForAnna(journalOn(...many(120)).answers))
  await editor.showEntries.click()
  const files = filesGiven()
  const goOn = haltPacking(110)
  const exportAll = page.getByRole('button', { name: 'Export all' })
  const stop = page.getByRole('button', { name: 'Stop' })
  const bar = page.getByRole('progressbar', { name: '100 of 120 entries' })
  await exportAll.click()
  await expect.element(bar).toBeVisible()
  await expect.element(stop).toHaveFocus()
  await past.search.fill('no such word')
  await expect.element(heading('Nothing found')).toBeVisible()
  await expect.element(bar).toBeVisible()
  await page.getByRole('button', { name: 'Show all entries' }).click()
  await expect.element(past.cards.first()).toBeVisible()
  stop.element().focus()
  await press('Enter')
  goOn()
  await expect.element(page.getByText('Export stopped.', { exact: true })).toBeVisible()
  await expect.element(bar).not.toBeInTheDocument()
  await expect.element(exportAll).toHaveFocus()
  await press('Enter')
  await expect.element(page.getByText('120 entries exported', { exact: true })).toBeVisible()
  expect(files).toHaveLength(1)
})
