import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { savedSearchesKey } from '#device/local-store/local-keys.ts'
import { editor, past, press, says } from '#features/journal/testing/journal-page.ts'

const on = (localDate: string) => ({ localDate, createdAt: `${localDate}T12:00:00.000Z` })
const ENTRIES = [
  { title: 'Ponds', content: 'By the river, and rain.', tags: ['walk'], ...on('2025-10-09') },
  { title: 'Office', content: 'The river by bus.', tags: ['work'], ...on('2025-11-13') },
  {
    title: 'Party',
    content: 'Dancing.',
    ...on('2024-05-01'),
    mood: 'happy' as const,
    favorite: true,
  },
]

async function openList() {
  signIn()
  const server = await openApp('/journal', answersForAnna(journalOn(...ENTRIES).answers))
  await editor.openEntries()
  await expect.poll(past.titles).toHaveLength(3)
  return server
}

const chip = (label: string) => page.getByRole('button', { name: `Remove filter: ${label}` })
const suggestion = (name: string) =>
  page.getByRole('list', { name: 'Suggestions' }).getByRole('button', { name, exact: true })
const savedSearch = (name: string) =>
  page.getByRole('list', { name: 'Saved searches' }).getByRole('button', { name, exact: true })

it('LOOK-04 operators filter the list, and what was understood is a chip that can be removed', async () => {
  await page.viewport(1280, 800)
  await openList()
  for (const [query, titles, label] of [
    ['"by the river"', ['Ponds'], '“by the river”'],
    ['river -rain', ['Office'], 'Not “rain”'],
    ['tag:walk', ['Ponds'], '#walk…'],
    ['-tag:work after:2025', ['Ponds'], 'Not #work'],
    ['before:2024-06', ['Party'], 'Before June 2024'],
    ['mood:happy is:starred', ['Party'], 'Happy'],
  ] as const) {
    await past.search.fill(query)
    await expect.poll(past.titles, { message: query }).toEqual(titles)
    await expect.element(chip(label)).toBeVisible()
  }
  await looksRight()
  await chip('Happy').click()
  await expect.element(past.search).toHaveValue('is:starred')
  await expect.element(chip('Starred')).toHaveFocus()
  await press('Enter')
  await expect.element(past.search).toHaveFocus()
  await expect.poll(past.titles).toHaveLength(3)
})

it('LOOK-05 operators, tags and moods are completed, by keyboard and by mouse', async () => {
  await page.viewport(360, 780)
  await openList()
  await past.search.fill('river ta')
  await press('ArrowDown')
  await expect.element(suggestion('tag:')).toHaveFocus()
  await press('Enter')
  await expect.element(past.search).toHaveValue('river tag:')
  await expect.element(past.search).toHaveFocus()
  await press('ArrowDown')
  await press('ArrowDown')
  await expect.element(suggestion('tag:work')).toHaveFocus()
  await press('ArrowUp')
  await press('ArrowUp')
  await expect.element(past.search).toHaveFocus()
  await suggestion('tag:work').click()
  await expect.element(past.search).toHaveValue('river tag:work ')
  await expect.poll(past.titles).toEqual(['Office'])
  expect(suggestion('tag:work').query()).toBeNull()
  await past.search.fill('mood:')
  await press('Escape')
  expect(suggestion('mood:calm').query()).toBeNull()
  await expect.element(past.search).toHaveValue('mood:')
  await past.search.fill('mood:h')
  await expect.element(suggestion('mood:happy')).toBeVisible()
  await looksRight()
})

it('LOOK-06 a search is saved on this device, found again in the empty box, and never sent', async () => {
  await page.viewport(1280, 800)
  const server = await openList()
  await past.search.fill('"by the river" tag:walk')
  await page.getByRole('button', { name: 'Save search' }).click()
  await past.search.fill('')
  await press('ArrowDown')
  await expect.element(savedSearch('"by the river" tag:walk')).toHaveFocus()
  await looksRight()
  await past.search.click()
  await savedSearch('"by the river" tag:walk').click()
  await expect.poll(past.titles).toEqual(['Ponds'])
  expect(localStorage.getItem(savedSearchesKey(ANNA.id))).toContain('by the river')
  await page.getByRole('button', { name: 'Remove from saved' }).click()
  await expect.element(page.getByRole('button', { name: 'Save search' })).toBeVisible()
  expect(localStorage.getItem(savedSearchesKey(ANNA.id))).toBeNull()
  expect(JSON.stringify(server.calls)).not.toContain('tag:walk')
})

it('LOOK-07 a search that finds nothing says what to change', async () => {
  await page.viewport(360, 780)
  await openList()
  const advice = page.getByText
  await past.search.fill('heron')
  await expect.element(advice(/^No entry has all of these words/)).toBeVisible()
  await past.search.fill('heron tag:work')
  await expect.element(advice(/^Try fewer words, or remove one/)).toBeVisible()
  await past.search.fill('river tag:work before:2025')
  await page.getByRole('button', { name: 'Without Before 2025: 1 entry' }).click()
  await expect.poll(past.titles).toEqual(['Office'])
  await expect.element(past.search).toHaveValue('river tag:work')
  await past.search.fill('mood:sad is:starred tag:none')
  await expect.element(advice(/^No entry fits all of the filters above/)).toBeVisible()
  await looksRight()
  await says(past.found, '0 entries found')
})
