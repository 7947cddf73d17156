import { addDays, localDay } from '@daywell/core/time'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, press } from '#features/journal/testing/journal-page.ts'

const main = page.getByRole('main')
const day = main.getByLabelText('Day', { exact: true })

async function openDetails() {
  signIn()
  const journal = journalOn()
  const server = await openApp('/journal', answersForAnna(journal.answers))
  await editor.details.click()
  await expect.element(day).toBeVisible()
  return { server, entry: () => journal.entries[0] }
}

it('JRN-33 JRN-34 an entry can be backdated, but never into the future', async () => {
  const { server, entry } = await openDetails()
  const today = localDay(Date.now(), 'Europe/Vienna')
  await expect.element(day).toHaveValue(today)
  await day.fill(addDays(today, 1))
  await expect.element(main.getByText('Entries can’t be dated in the future.')).toBeVisible()
  day.element().blur()
  await expect.element(day).toHaveValue(today)
  await day.fill(addDays(today, -1))
  await editor.write('It happened yesterday')
  await expect.poll(entry).toMatchObject({ localDate: addDays(today, -1), favorite: false })
  await expect.element(main.getByText(/^\w{3},? \d+ \w{3}$/)).toBeVisible()

  // A partly typed date isn't applied.
  const before = server.calls.length
  day.element().focus()
  await userEvent.keyboard('11032019')
  await press('Enter')
  await expect
    .poll(entry)
    .toMatchObject({ localDate: '2019-11-03', title: 'Journal Entry - November 3, 2019' })
  const sent = JSON.stringify(server.calls.slice(before).map(({ body }) => body))
  expect(new Set(sent.match(/"localDate":"[^"]*/g))).toEqual(new Set(['"localDate":"2019-11-03']))
})

it('JRN-35 an entry is starred and unstarred, and gets details', async () => {
  const { entry } = await openDetails()
  await editor.write('By the river')
  await editor.button('Star').click()
  await expect.poll(entry).toMatchObject({ favorite: true })
  await editor.button('Starred').click()
  await expect.poll(entry).toMatchObject({ favorite: false })
  await editor.button('Calm').click()
  await main.getByLabelText('Add a tag').fill('river')
  await press('Enter')
  await expect.poll(entry).toMatchObject({ mood: 'calm', tags: ['river'] })
  await editor.button('Remove the tag river').click()
  await editor.button('Calm').click()
  await expect.poll(entry).toMatchObject({ mood: null, tags: [] })
})
