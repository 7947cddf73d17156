import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, withoutPauses } from '#features/journal/testing/journal-page.ts'
import { standInCentre } from '#services/reminders/testing/centre.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const WORDS = 'Get reminders to write and celebrate your streaks!'
const MARK = 'notificationsNotNowUntil'
const title = page.getByRole('heading', { level: 1 })
const line = page.getByRole('complementary', { name: 'Notifications' })

/** Opens the journal in a new tab: a person who has written before and was never asked, or long ago. */
async function open(answeredUntil?: string) {
  signIn()
  sessionStorage.clear()
  localStorage.removeItem(MARK)
  localStorage.setItem('journal_entries_anna', '[]')
  if (answeredUntil !== undefined) localStorage.setItem(MARK, answeredUntil)
  return openApp('/journal', answersForAnna(journalOn().answers))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('NOTE-01 the journal shows on a first visit, and asks on one after an entry was saved', async () => {
  standInCentre('default')
  signIn()
  localStorage.removeItem(MARK)
  await openApp('/journal', answersForAnna(journalOn().answers))
  await editor.write('a first sentence')
  await expect.poll(() => localStorage.getItem('journal_entries_anna')).toContain('a first')
  // The same visit goes on after a reload.
  await openApp('/journal', answersForAnna(journalOn().answers))
  await expect.element(editor.text).toBeVisible()
  expect(editor.button('Enable Notifications').elements()).toEqual([])
  sessionStorage.clear()
  await openApp('/journal', answersForAnna(journalOn().answers))
  await expect.element(title).toHaveTextContent(WORDS)
})

it('NOTE-01 NOTE-02 NOTE-05 the journal asks once about notifications, and Not now is remembered for 30 days', async () => {
  const centre = standInCentre('default')
  await open()
  await expect.element(title).toHaveTextContent(WORDS)
  await expect.element(editor.button('Enable Notifications')).toBeVisible()
  expect(editor.text.elements()).toEqual([])
  await looksRight()
  await userEvent.keyboard('{Escape}')
  await expect.element(editor.text).toBeVisible()
  const until = localStorage.getItem(MARK) ?? ''
  expect(Math.abs(Date.parse(until) - (Date.now() + 30 * DAY_MS))).toBeLessThan(5 * 60 * 1000)
  await openApp('/journal', answersForAnna())
  await expect.element(editor.text).toBeVisible()
  expect(localStorage.getItem(MARK)).toBe(until)

  // After 30 days, but never over unsaved text.
  withoutPauses()
  await editor.text.fill('half a sentence')
  await expect.poll(() => localStorage.getItem('journal_draft_anna')).toContain('half a sentence')
  await open('2026-01-01T00:00:00Z')
  await expect.poll(editor.value).toBe('half a sentence')
  await editor.write('a whole sentence')
  await open('2026-01-01T00:00:00Z')
  await editor.button('Not now').click()
  await expect.element(editor.text).toBeVisible()
  expect(centre.asked).toBe(0)
})

it('NOTE-03 NOTE-05 a click requests permission, and a refusal shows the journal with a hint', async () => {
  const centre = standInCentre('default')
  centre.answer = 'denied'
  await open()
  await editor.button('Enable Notifications').click()
  expect(centre.asked).toBe(1)
  await expect.element(line).toMatchTextContent(/Your browser is blocking notifications\./)
  await expect.element(editor.text).toBeVisible()
  await looksRight()
  await line.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(line).not.toBeInTheDocument()
})

it('NOTE-04 in a browser without notifications the journal shows', async () => {
  vi.stubGlobal('Notification', undefined)
  await open()
  await expect.element(editor.text).toBeVisible()
  expect(line.elements()).toEqual([])
  expect(editor.button('Enable Notifications').elements()).toEqual([])
})
