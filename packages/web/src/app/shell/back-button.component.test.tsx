import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath } from '#app/testing/screen.ts'

const main = page.getByRole('main')
const list = page.getByRole('dialog', { name: 'Past entries' })
const showEntries = main.getByRole('button', { name: 'Show Past Entries', exact: true })
const syncEntries = {
  status: 200,
  body: {
    entries: [anEntry()],
    deleted: [],
    ids: {},
    syncedAt: '2026-11-16T09:00:00.000Z',
  },
} as const

/** On a phone: the journal, opened from the help page. */
async function openJournal(): Promise<void> {
  await page.viewport(360, 780)
  signIn()
  await openApp('/help', answersForAnna({ syncEntries: syncEntries as never }))
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await expectPath('/journal')
}

function forward(): Promise<unknown> {
  const moved = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  history.forward()
  return moved
}

it('NAV-06 Back closes the sheet or dialog on top, one after the other, and then leaves the page', async () => {
  await openJournal()
  await showEntries.click()
  await list.getByRole('button', { name: 'More actions' }).click()
  await list.getByRole('menuitem', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await expect.element(question).toBeVisible()
  history.back()
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(list).toBeVisible()
  history.back()
  await expect.element(list).not.toBeInTheDocument()
  expect(location.pathname).toBe('/journal')
  await forward()
  expect(location.pathname).toBe('/journal')
  await expect.element(list).not.toBeInTheDocument()
  history.back()
  await expectPath('/help')
})

it('NAV-06 a dialog closed another way needs no extra press of Back', async () => {
  await openJournal()
  await showEntries.click()
  await list.getByRole('button', { name: 'Hide Entries' }).click()
  await expect.element(list).not.toBeInTheDocument()
  await showEntries.click()
  await expect.element(list).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(list).not.toBeInTheDocument()
  history.back()
  await expectPath('/help')
})

it('NAV-06 a link in a sheet leads on, and Back from there to the page', async () => {
  await openJournal()
  await main.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'AI Assistant' })
  await sheet.getByRole('link', { name: 'Get Monthly Plan' }).click()
  await expectPath('/subscription')
  history.back()
  await expectPath('/journal')
  await expect.element(main.getByRole('textbox', { name: 'Entry', exact: true })).toBeVisible()
  history.back()
  await expectPath('/help')
})
