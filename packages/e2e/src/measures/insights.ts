import type { Page } from '@playwright/test'
import { type Place, withDevices } from './a-device.ts'
import { longestTask, middle, watchMainThread } from './main-thread.ts'

const MANY_ENTRIES = 10_000
const FEW_ENTRIES = 100
const ROUNDS = 3
const SENTENCES = [
  'I was happy about the garden.',
  'My sister called in the evening.',
  'The exam worries me.',
  'I felt calm by the river.',
  'I was angry after the meeting.',
  'The kettle is on.',
  'I feel sad and did not sleep well.',
  'A long walk with the dog before dinner.',
  'We talked about the new kitchen for hours.',
  'I am grateful for the quiet morning.',
  'Nothing came of it in the end, but it was worth a try.',
]

/** What the charts of 10,000 entries cost a page, beside those of 100. */
async function measure({ aDevice }: Place) {
  const few = (await aDevice(FEW_ENTRIES, SENTENCES)).page
  const many = (await aDevice(MANY_ENTRIES, SENTENCES)).page
  const reading = await firstVisit(few, FEW_ENTRIES)
  await firstVisit(many, 91, false)
  await layReadings(many)
  return {
    reading,
    few: await laterVisits(few, FEW_ENTRIES),
    many: await laterVisits(many, MANY_ENTRIES),
  }
}

/** Reads what is shown, and answers how many milliseconds that takes for an entry. */
async function firstVisit(page: Page, count: number, isAll = true): Promise<number> {
  await page.goto('/summary')
  await page.getByRole('heading', { name: 'Over time', exact: true }).waitFor()
  const began = performance.now()
  if (isAll) await page.evaluate(choose, 'All')
  await page.evaluate(untilRead)
  return (performance.now() - began) / count
}

interface Visits {
  /** Milliseconds of work of the main thread, from the choice of all days to the last chart. */
  readonly work: number
  /** The longest task on the main thread. */
  readonly longest: number
  readonly took: number
  /** How many elements draw the charts. */
  readonly drawn: number
}

async function laterVisits(page: Page, count: number): Promise<Visits> {
  const visits: Visits[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.goto('/summary')
    await page.getByRole('heading', { name: 'Over time', exact: true }).waitFor()
    await page.evaluate(untilRead)
    const thread = await watchMainThread(page)
    let seen = { took: 0, drawn: 0 }
    let work = 0
    const longest = await longestTask(page, async () => {
      work = await thread.during(async () => {
        seen = await page.evaluate(showAll, count)
      })
    })
    visits.push({ work, longest, ...seen })
  }
  const each = (name: keyof Visits) => visits.map((visit) => visit[name])
  return {
    work: middle(each('work')),
    // The best of them: other work on the same processor makes each slower, and none faster.
    longest: Math.min(...each('longest')),
    took: middle(each('took')),
    drawn: visits[0]?.drawn ?? 0,
  }
}

function choose(name: string): void {
  const labels = [...document.querySelectorAll('label')]
  labels.find(({ textContent }) => textContent === name)?.click()
}

async function untilRead(): Promise<void> {
  while (document.body.textContent.includes('We’ll show this once we’ve analyzed your entries.'))
    await new Promise(requestAnimationFrame)
}

/** Inside the page, so that looking from outside is not measured. */
async function showAll(count: number) {
  const began = performance.now()
  const labels = [...document.querySelectorAll('label')]
  labels.find(({ textContent }) => textContent === 'All')?.click()
  const shown = new Intl.NumberFormat('en-GB').format(count)
  const mood = () => document.body.textContent.includes(`${shown} entries with a clear mood`)
  while (!mood() || document.body.textContent.includes('This shows once'))
    await new Promise(requestAnimationFrame)
  const took = performance.now() - began
  // What is drawn last is measured, too.
  for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame)
  const drawn = document.querySelectorAll('main svg *').length
  return { took, drawn }
}

/** Lays for every entry what was read of one of the newest, as if all had been read. */
async function layReadings(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const answer = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const userId = localStorage.getItem('userId')
    const journal = await answer(indexedDB.open(`daywell-${userId}`))
    const readings = await answer(indexedDB.open(`daywell-readings-${userId}`))
    const rows = await answer(journal.transaction('rows').objectStore('rows').getAll())
    const table = readings.transaction('readings', 'readwrite').objectStore('readings')
    const read = await answer(table.getAll())
    for (const [at, { entry }] of rows.entries()) {
      const { _id: id, localDate, updatedAt, content } = entry
      const { by, chart } = read[at % read.length]
      const key = `${localDate}/${id}/${updatedAt}/${content.length}`
      table.put({ key, by, chart: { ...chart, id, localDate } }, key)
    }
    await new Promise((resolve) => table.transaction.addEventListener('complete', resolve))
    journal.close()
    readings.close()
  })
}

process.send?.({ answer: await withDevices(measure, { PREMIUM: 'everyone' }) })
process.disconnect?.()
