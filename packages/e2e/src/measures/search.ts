import type { Page } from '@playwright/test'
import { editorOn } from '#fixtures/pages/editor.ts'
import { type Place, withDevices } from './a-device.ts'
import { RARE } from './big-journal.ts'
import { longestTask, middle } from './main-thread.ts'

const ENTRIES = 50_000
const ROUNDS = 5
/** The same entries, by everything that a search can ask for. */
const OPERATORS = `-tag:none after:1800 -"not there" -missing "${RARE}"`

/** Milliseconds from the first letter until what was found is announced, in 50,000 entries. */
async function measure({ aDevice }: Place) {
  const { page } = await aDevice(ENTRIES)
  await editorOn(page).open()
  await page.locator('[data-row="0"]').waitFor({ timeout: 120_000 })
  const found = `${ENTRIES / 100} entries found`
  const first = await search(page, RARE, found)
  const later: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) later.push(await search(page, RARE, found))
  const longest = await longestTask(page, () => search(page, RARE, found))
  const all: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) all.push(await search(page, OPERATORS, found))
  return { first, later: middle(later), operators: middle(all), longest }
}

async function search(page: Page, words: string, outcome: string): Promise<number> {
  const took = await page.evaluate(typeAndWait, [words, outcome] as const)
  await page.evaluate(typeAndWait, ['', ''] as const)
  return took
}

async function typeAndWait([words, outcome]: readonly [string, string]): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('input[type="search"]')
  const status = document.querySelector('search ~ div > [role="status"]')
  if (!input || !status) throw new Error('There is no search')
  input.focus()
  input.select()
  const began = performance.now()
  if (words === '') document.execCommand('delete')
  for (const letter of words) {
    document.execCommand('insertText', false, letter)
    await new Promise(requestAnimationFrame)
  }
  await new Promise<void>((resolve) => {
    const look = () => status.textContent === outcome && resolve()
    new MutationObserver(look).observe(status, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    look()
  })
  return performance.now() - began
}

process.send?.({ answer: await withDevices(measure) })
process.disconnect?.()
