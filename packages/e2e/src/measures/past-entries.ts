import type { Page } from '@playwright/test'
import { openHarness } from '#fixtures/harness.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { type Place, withDevices } from './a-device.ts'
import { RARE } from './big-journal.ts'
import { middle, watchMainThread } from './main-thread.ts'

const MANY_ENTRIES = 10_000
const FEW_ENTRIES = 50
const ROUNDS = 5

/** What the browser needs for a journal of 10,000 entries, each beside what it cannot do without. */
async function measure({ aDevice }: Place) {
  const many = await aDevice(MANY_ENTRIES)
  const few = await aDevice(FEW_ENTRIES)
  return {
    open: await measureOpening(many.page, many.person),
    show: { many: await measureShowing(many.page), few: await measureShowing(few.page) },
    search: {
      many: await measureSearch(many.page, `${MANY_ENTRIES / 100} entries found`),
      few: await measureSearch(few.page, '1 entry found'),
      bare: await measureBareSearch(many.page),
    },
    scroll: await measureScrolling(many.page),
  }
}

/** The journal from the store of the device, beside the bare reading of its rows. */
async function measureOpening(page: Page, person: SignedIn) {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await openHarness(page)
    const thread = await watchMainThread(page)
    bare.push(await thread.during(() => page.evaluate(readRows, person.userId)))
    ours.push(
      await thread.during(() =>
        page.evaluate(async (who) => {
          const { store: opened } = await window.harness.openJournal(who)
          return opened.entries().length
        }, person),
      ),
    )
  }
  return { ours: middle(ours), bare: middle(bare) }
}

async function readRows(userId: string): Promise<number> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(`daywell-${userId}`)
    opening.onsuccess = () => resolve(opening.result)
  })
  const rows = database.transaction('rows').objectStore('rows').getAll()
  const count = await new Promise<number>((resolve) => {
    rows.onsuccess = () => resolve(rows.result.length)
  })
  database.close()
  return count
}

/** The list from the press of its button to its first cards. */
async function measureShowing(page: Page): Promise<number> {
  await editorOn(page).open()
  // A wide window starts with it.
  await page.evaluate(pressAndWait, [HIDE, false] as const)
  const thread = await watchMainThread(page)
  const worked: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    worked.push(await thread.during(() => page.evaluate(pressAndWait, [SHOW, true] as const)))
    await page.evaluate(pressAndWait, [HIDE, false] as const)
  }
  return middle(worked)
}

const SHOW = 'Show Past Entries'
const HIDE = 'Hide Entries'

/** Inside the page, so that looking for buttons and cards from outside is not measured. */
async function pressAndWait([name, shown]: readonly [string, boolean]): Promise<void> {
  const buttons = [...document.querySelectorAll('main button')] as HTMLButtonElement[]
  buttons.find(({ textContent }) => textContent === name)?.click()
  while ((document.querySelector('[data-row="0"]') !== null) !== shown) {
    await new Promise(requestAnimationFrame)
  }
}

/** A word from its first letter to what is found. */
async function measureSearch(page: Page, outcome: string) {
  await page.evaluate(pressAndWait, [SHOW, true] as const)
  const thread = await watchMainThread(page)
  const worked: number[] = []
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const work = await thread.during(async () => {
      took.push(await page.evaluate(typeAndWait, [RARE, outcome] as const))
    })
    worked.push(work)
    await page.evaluate(typeAndWait, ['', ''] as const)
  }
  // Handing the texts over happens once.
  return { work: middle(worked), took: middle(took), first: took[0] ?? Number.NaN }
}

/** Types into the search box, and waits without looking again and again. */
async function typeAndWait([words, outcome]: readonly [string, string]): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('input[type="search"]')
  const status = document.querySelector('search ~ [role="status"]')
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

/** As many texts of the same length, looked through on the main thread once for each letter. */
async function measureBareSearch(page: Page): Promise<number> {
  await page.evaluate(layTexts, MANY_ENTRIES)
  const thread = await watchMainThread(page)
  const worked: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    worked.push(await thread.during(() => page.evaluate(bareSearch, RARE)))
  }
  return middle(worked)
}

function layTexts(many: number): void {
  const texts = Array.from({ length: many }, (_, n) => `${n} morning river Stones `.repeat(90))
  for (const text of texts) text.charCodeAt(0)
  Object.assign(window, { texts })
}

function bareSearch(word: string): number {
  const { texts } = window as unknown as { texts: string[] }
  let found = 0
  for (let end = 1; end <= word.length; end += 1) {
    const part = word.slice(0, end)
    found += texts.filter((text) => text.toLowerCase().includes(`${part}!`)).length
  }
  return found
}

/** Frames of a list that is scrolled, beside those of a bare one whose cards are all there. */
async function measureScrolling(page: Page) {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    bare.push(await page.evaluate(framesOf, 'bare'))
    ours.push(await page.evaluate(framesOf, 'ours'))
  }
  // The best of each: whatever else the machine does only takes frames away.
  return { ours: Math.max(...ours), bare: Math.max(...bare) }
}

async function framesOf(which: string): Promise<number> {
  const list = document.querySelector('[data-row]')?.parentElement?.parentElement
  if (!list) throw new Error('There is no list')
  const scroller = which === 'bare' ? bareCopy(list) : list
  const began = performance.now()
  let frames = 0
  while (performance.now() - began < 2000) {
    await new Promise(requestAnimationFrame)
    frames += 1
    scroller.scrollTop += 80
  }
  const perSecond = frames / ((performance.now() - began) / 1000)
  if (which === 'bare') scroller.remove()
  list.style.display = ''
  return perSecond

  /** The first cards again and again, as many as are scrolled over. */
  function bareCopy(of: HTMLElement): HTMLElement {
    const copy = of.cloneNode(true) as HTMLElement
    const rows = [...copy.querySelectorAll<HTMLElement>('[data-row]')]
    const all = Array.from({ length: 120 }, (_, n) => {
      const row = rows[n % rows.length]?.cloneNode(true) as HTMLElement
      row.style.transform = `translateY(${n * 160}px)`
      return row
    })
    copy.firstElementChild?.replaceChildren(...all)
    of.after(copy)
    of.style.display = 'none'
    copy.scrollTop = 0
    return copy
  }
}

process.send?.({ answer: await withDevices(measure) })
process.disconnect?.()
