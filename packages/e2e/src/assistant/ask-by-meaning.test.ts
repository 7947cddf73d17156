import { readFileSync } from 'node:fs'
import { openBank } from '@daywell/core/companion/trained'
import type { Page } from '@playwright/test'
import { test } from '#fixtures/leak-watch/test.ts'
import { looksRight } from '#fixtures/looks.ts'
import { thingsOf } from '#fixtures/pages/assistant-panel.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { pastEntriesOn } from '#fixtures/pages/past-entries.ts'
import { expect, open } from '#fixtures/test.ts'

// 50 MB are fetched and opened: on a busy machine that takes its time.
test.describe.configure({ timeout: 120_000 })
const slowly = { timeout: 60_000 }
// In local mode, the assistant answers in the browser unless a model is configured.
test.use({ withModel: false })

const WRITTEN = 'Fell off the ladder; my elbow is in plaster.'
const OTHERS = ['Lentils for Piotr and Ulla, late.', 'The gutters of number nine are clean again.']
const QUESTION = 'When did I injure my arm?'
/** The rules find nothing in it; a name has to be told from the words of the app. */
const PET = 'Zwiebacko'
const TOLD = `We buried ${PET}, our old cat, under the apple tree.`
const OFFER =
  'Find entries even when you used different words. It’s a one-time 49.9 MB download that works offline. Nothing leaves this device.'

/** What the assistant may say to someone in a situation. */
function repliesTo(situation: string): string[] {
  const weights = '../../../core/src/companion/trained/weights/bank.jsonl'
  const { replies } = openBank(readFileSync(new URL(weights, import.meta.url), 'utf8'))
  return replies.filter((reply) => reply.for.has(situation)).map(({ text }) => text)
}

/** Ids of the entries with vectors on this device; none where there is no table for them. */
function readHere(page: Page, userId: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    if (!(await indexedDB.databases()).some((one) => one.name === name)) return []
    const db = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open(name)
      request.onsuccess = () => resolve(request.result)
    })
    const request = db.transaction('vectors').objectStore('vectors').getAllKeys()
    await new Promise((resolve) => request.addEventListener('success', resolve))
    db.close()
    return request.result.map(String)
  }, `daywell-meaning-${userId}`)
}

/** The second piece of the model does not come before it is let: the download may be quick. */
async function holdSecondPiece(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const own = window.fetch
    const waiting = new Promise<void>((go) => {
      addEventListener('second-piece', () => go(), { once: true })
    })
    let pieces = 0
    window.fetch = async (asked, how) => {
      if (String(asked).startsWith('/meaning/') && pieces++ > 0) await waiting
      return own(asked, how)
    }
  })
  return () => page.evaluate(() => void dispatchEvent(new Event('second-piece')))
}

const modelHere = (page: Page) => page.evaluate(() => caches.has('daywell-meaning'))

/** The page itself may not compile what its worker may. */
const mayCompile = (page: Page) =>
  page.evaluate(() =>
    WebAssembly.compile(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)).then(
      () => true,
      () => false,
    ),
  )

/** The dialog in which the journal is asked, by the names of its parts. */
function askingOn(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Ask your journal' })
  const press = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true })
  return {
    dialog,
    press,
    found: dialog.getByText(`: “${WRITTEN}”`),
    ready: dialog.getByText('Search by meaning is on for this device.'),
    async ask() {
      await dialog.getByRole('textbox', { name: 'Your question' }).fill(QUESTION)
      await press('Ask').click()
    },
    /** Starts the download by keyboard, stops it, and resumes it. */
    async downloadWithStop() {
      const letGo = await holdSecondPiece(page)
      await press('Download 49.9 MB').press('Enter')
      const progress = { name: 'Download progress' }
      await expect(dialog.getByRole('progressbar', progress)).toBeVisible()
      // Keyboard focus stays where the button was.
      await expect(dialog.locator('section:focus')).toHaveCount(1)
      await page.keyboard.press('Tab')
      await expect(press('Stop')).toBeFocused()
      await page.keyboard.press('Enter')
      await letGo()
      await press(/^Download (?:49.9 MB|the remaining \S+ MB)$/).click()
    },
  }
}

test('on a device that keeps the words, a person may download the search by meaning, which then finds what other words told, offline too, and goes when it is removed', async ({
  page,
  context,
  request,
  signIn,
  watch,
  problems,
}) => {
  // 409: a sync that began before the device had heard of the level.
  problems.allow(/status of 409|ERR_INTERNET_DISCONNECTED/, /WebAssembly/)
  const anna = await signIn()
  await thingsOf(request, anna).prefer({ privacyLevel: 'local' })
  const editor = editorOn(page)
  const asking = askingOn(page)
  await editor.open()
  // The device has heard of the level.
  await expect(page.getByText('Your entries stay on this device.')).toBeVisible()
  for (const words of [...OTHERS, WRITTEN]) {
    await editor.write(words)
    await editor.startNew.click()
  }

  // The word search alone doesn't find it, and the model isn't fetched without consent.
  await page.getByRole('button', { name: 'Ask your journal', exact: true }).click()
  await asking.ask()
  await expect(asking.dialog.getByText('I couldn’t find that in your journal.')).toBeVisible()
  await expect(asking.dialog.getByText(OFFER)).toBeVisible()
  expect(await modelHere(page)).toBe(false)

  await asking.downloadWithStop()
  await expect(asking.ready).toBeVisible(slowly)
  expect(await mayCompile(page)).toBe(false)
  await asking.ask()
  await expect(asking.found).toBeVisible(slowly)
  await expect.poll(() => readHere(page, anna.userId)).toHaveLength(3)
  await looksRight(page)

  // The assistant understands more with it, and the message stays here as well.
  await page.keyboard.press('Escape')
  const side = page.getByRole('complementary').filter({ hasText: 'AI Assistant' })
  const message = side.getByRole('textbox', { name: 'Message to the assistant' })
  const fetched = page.waitForResponse(/\.bin$/)
  await message.fill(TOLD)
  await message.press('Enter')
  await fetched
  await expect(side.getByText('Read: your message')).toBeVisible(slowly)
  const replies = repliesTo('pet-death')
  const spoken = side.getByRole('list').first()
  await expect
    .poll(async () => {
      const said = await spoken.innerText()
      return replies.some((reply) => said.includes(reply))
    })
    .toBe(true)

  // A day later, without a network.
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  await context.setOffline(true)
  await page.reload()
  await editor.openEntries()
  await pastEntriesOn(page).search.fill(QUESTION)
  await page.getByRole('button', { name: `Ask your journal: “${QUESTION}”` }).click()
  await expect(asking.found).toBeVisible(slowly)
  await context.setOffline(false)

  // What was read goes with its entry; the model when it is told to.
  await asking.dialog.getByRole('button', { name: /^Open / }).click()
  await editor.text.fill('A quiet day.')
  await editor.save.click()
  await expect(editor.status(/^Saved/)).toBeVisible()
  await expect.poll(() => readHere(page, anna.userId)).toHaveLength(2)
  await open(page, '/privacy')
  const remove = { name: 'Remove from this device (frees 49.9 MB)', exact: true }
  await page.getByRole('button', remove).click()
  await expect.poll(() => modelHere(page)).toBe(false)
  await expect.poll(() => readHere(page, anna.userId)).toEqual([])

  await watch.look(page)
  expect(await watch.leaks([WRITTEN, ...OTHERS, QUESTION, PET])).toEqual([])
})
