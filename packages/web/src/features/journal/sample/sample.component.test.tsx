import { isSample, SAMPLE_COUNT, SAMPLE_TAG } from '@daywell/core/demo'
import axe from 'axe-core'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, past } from '#features/journal/testing/journal-page.ts'

const add = page.getByRole('button', { name: 'Try a sample journal' })
const remove = page.getByRole('button', { name: 'Remove the sample journal' })
const question = page.getByRole('dialog', { name: 'Keep the entries you edited?' })
const EMPTY = 'Start your journaling journey'
const empty = page.getByRole('heading', { name: EMPTY })

async function openList(journal: ReturnType<typeof journalOn>) {
  await page.viewport(1280, 800)
  signIn()
  await openApp('/journal', answersForAnna(journal.answers))
  if (!past.search.query()) await editor.showEntries.click()
  await expect.element(past.search).toBeVisible()
}

it('DEMO-02 DEMO-03 an empty journal offers the sample one, which syncs, and is removed with one click and can be undone', async () => {
  const journal = journalOn()
  await openList(journal)
  await expect.element(add).toBeVisible()
  await looksRight()
  await editor.resize(1280, 800)
  if (!add.query()) await editor.showEntries.click()
  await add.click()
  await expect.element(past.open('Before the trip')).toBeVisible()
  await expect.element(past.open('Before the trip')).toHaveFocus()
  await expect.poll(() => journal.entries.filter(isSample)).toHaveLength(SAMPLE_COUNT)
  await expect.element(add).not.toBeInTheDocument()

  await remove.click()
  await expect.element(empty).toBeVisible()
  await expect.element(past.search).toHaveFocus()
  await expect.poll(() => journal.entries).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => journal.entries).toHaveLength(SAMPLE_COUNT)
})

it('DEMO-03 removing the samples leaves the person’s own entries alone, even one with the same tag', async () => {
  const own = { title: 'Mine', content: 'My own words', tags: [SAMPLE_TAG] }
  const journal = journalOn()
  await openList(journal)
  await add.click()
  await expect.poll(() => journal.entries).toHaveLength(SAMPLE_COUNT)
  journal.add({ ...own, createdAt: '2026-11-15T08:00:00.005Z' })
  window.dispatchEvent(new Event('online'))
  await editor.text.fill('Today, in my own words')
  await editor.save.click()
  await expect.element(editor.saved).toBeVisible()
  await remove.click()
  await expect.poll(journal.texts).toEqual(['My own words', 'Today, in my own words'])
})

it('DEMO-04 an edited sample is kept as the person’s own if they want, also one that is open and unsaved', async () => {
  const journal = journalOn()
  await openList(journal)
  await add.click()
  await past.open('Before the trip').click()
  await editor.text.fill('What I wrote over it')
  if (!past.search.query()) await editor.showEntries.click()
  await remove.click()
  await expect.element(question).toBeVisible()
  // In a narrower window the list closes, and the question with it.
  expect((await axe.run(document)).violations).toEqual([])
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(question).not.toBeInTheDocument()
  if (!past.search.query()) await editor.showEntries.click()
  await remove.click()
  await question.getByRole('button', { name: 'Keep edited' }).click()
  await expect.element(remove).not.toBeInTheDocument()
  await expect.poll(journal.texts).toEqual(['What I wrote over it'])
  await expect.poll(() => journal.entries[0]?.tags).not.toContain(SAMPLE_TAG)
  await expect.poll(editor.value).toBe('What I wrote over it')
})

it('DEMO-04 an edited sample goes with the others if they want', async () => {
  const journal = journalOn()
  await openList(journal)
  await add.click()
  await past.open('Before the trip').click()
  await editor.text.fill('What I wrote over it')
  if (!past.search.query()) await editor.showEntries.click()
  await remove.click()
  await question.getByRole('button', { name: 'Remove all' }).click()
  await expect.element(empty).toBeVisible()
  await expect.poll(journal.texts).toEqual([])
  await expect.poll(editor.value).toBe('')
})
