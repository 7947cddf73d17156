import { begin, changeLevel, goTo, live, type Share, wordsFor } from '#fixtures/leak-watch/life.ts'
import { test } from '#fixtures/leak-watch/test.ts'
import { noonZone } from '#fixtures/notifications/life.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect, open } from '#fixtures/test.ts'

// Whole days of a person: on a busy machine they take longer than a test otherwise may.
test.describe.configure({ timeout: 480_000 })

// After midnight it may be another week, one without entries to summarize.
test.use({ timezoneId: noonZone })

/** `npm test` lives a quarter of the day by turns; `npm run proof -- leaks` lives all of it. */
function shareOf(offset: 0 | 2): Share {
  const round = process.env.LEAK_TURN
  return round === undefined ? 'whole' : (((Number(round) + offset) % 4) as Share)
}

test('PRIV-08 in local no word leaves the browser, whatever is done with it, nor by a change of the level', async ({
  page,
  request,
  watch,
  problems,
}, { repeatEachIndex }) => {
  // Whether there is enough for a summary is not what is looked at here.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /\/api\/summary\//)
  const { word, kept, cloud, hidden } = wordsFor(8 + repeatEachIndex)
  const account = await begin(page, request)
  await changeLevel(page, 'Local')
  await goTo(page, 'Journal')
  await editorOn(page).details.click()
  await page.getByRole('switch', { name: 'Hide from the assistant' }).check()
  await editorOn(page).write(`${hidden}, by the sea`)
  await live({ page, watch, word, marked: false, account, hidden }, shareOf(0))

  // What is written under a looser level is seen at once; the rest is not.
  await changeLevel(page, 'Hybrid')
  const editor = editorOn(page)
  await goTo(page, 'Journal')
  // The open entry may be one that is kept on this device, or the page is a new one already.
  await expect(async () => {
    if (await editor.startNew.isVisible()) await editor.startNew.click()
    await expect(editor.text).toHaveJSProperty('value', '', { timeout: 1000 })
  }).toPass()
  await editor.write(`${cloud}, for all I care`)
  await expect(editor.status(/^Saved at/)).toBeVisible()
  // All at once: each look takes everything apart that was ever sent.
  const seen = await watch.leaks([cloud, hidden, ...kept])
  expect(seen.filter(({ word }) => word === cloud)).not.toEqual([])
  expect(seen.filter(({ word }) => word !== cloud)).toEqual([])
})

test('in hybrid no word of what is kept here leaves the browser, what is not kept does, and what is hidden reaches no model', async ({
  page,
  request,
  watch,
  problems,
}, { repeatEachIndex }) => {
  // Whether there is enough for a summary is not what is looked at here.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /\/api\/summary\//)
  const { word, kept, cloud, hidden } = wordsFor(80 + repeatEachIndex)
  const account = await begin(page, request)
  const editor = editorOn(page)
  await editor.write(`${cloud}, for all I care`)
  await expect(editor.status(/^Saved at/)).toBeVisible()
  await editor.startNew.click()
  await editor.details.click()
  await page.getByRole('switch', { name: 'Hide from the assistant' }).check()
  await editor.write(`${hidden}, for no model, by the sea`)
  await live({ page, watch, word, marked: true, account, hidden }, shareOf(2))
  await open(page, '/summary')
  await expect(page.getByRole('main')).toContainText('A quiet answer.')
  const seen = await watch.leaks([cloud, hidden, ...kept])
  expect(seen).toContainEqual({ word: cloud, where: 'the language model' })
  for (const word of [cloud, hidden])
    expect(seen).toContainEqual({ word, where: 'a row of entries' })
  expect(seen).not.toContainEqual({ word: hidden, where: 'the language model' })
  expect(seen.filter(({ word }) => word !== cloud && word !== hidden)).toEqual([])
})
