// Imported before a test sets the clock: the page compares drafts with its own start time.
import '#features/journal/journal-screen.tsx'
// Ahead of the first test, which would have to wait for it.
import '#features/journal/editor/live/take-over.ts'
import { expect, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { draftKey } from '#device/local-store/local-keys.ts'
import type { TextSurface } from '#features/journal/editor/fields/text-surface.ts'
import { formattingChoice } from '#services/preferences/formatting-choice.ts'

const main = page.getByRole('main')
const button = (name: string) => main.getByRole('button', { name, exact: true })

/** Locators of the journal screen. */
export const editor = {
  title: main.getByPlaceholder('Give your entry a title...'),
  /** The text area, or the editor that has taken its place. */
  text: main.getByRole('textbox', { name: 'Entry', exact: true }),
  value: () => (editor.text.query() as TextSurface | null)?.value,
  dateTitle: main.getByText(/^Journal Entry - \w+ \d+, \d{4}$/),
  save: button('Save Entry'),
  startNew: button('Start New Entry'),
  showEntries: button('Show Past Entries'),
  hideEntries: button('Hide Entries'),
  details: button('Details'),
  button,
  prompt: main.getByRole('region', { name: 'Writing prompt' }),
  dialog: page.getByRole('alertdialog'),
  cards: page.getByRole('article'),
  notice: (words: string | RegExp) => main.getByRole('status').filter({ hasText: words }),
  words: (count: string) => main.getByText(count, { exact: true }),
  status: (words: string | RegExp) => main.getByRole('status').filter({ hasText: words }),
  /** Changes the window, and waits until the panels have followed. */
  async resize(width: number, height: number) {
    await page.viewport(width, height)
    await expect.poll(() => window.innerWidth).toBe(width)
    // Media queries report their changes right before the next frame.
    await new Promise((resolve) => requestAnimationFrame(resolve))
  },
  /** Shows the list, which may be open. */
  async openEntries() {
    await expect.poll(() => editor.showEntries.query() ?? editor.hideEntries.query()).toBeTruthy()
    if (editor.showEntries.query()) await editor.showEntries.click()
  },
  keepHere: page.getByRole('switch', { name: 'Keep on this device' }),
  saved: main.getByText(/^Saved (?:at|on)/).first(),
  async write(words: string) {
    await editor.text.fill(words)
    await editor.save.click()
    await expect.element(editor.saved).toBeVisible()
  },
}

const list = page.getByRole('list', { name: 'Past entries' })
const cards = list.getByRole('article')
const card = (title: string) =>
  cards.filter({ has: page.getByRole('button', { name: title, exact: true }) })

const more = (title: string) => card(title).getByRole('button', { name: 'More actions' })
const item = (title: string, name: string) =>
  card(title).getByRole('menuitem', { name, exact: true })

/** Locators of the list of past entries. */
export const past = {
  list,
  cards,
  card,
  open: (title: string) => list.getByRole('button', { name: title, exact: true }),
  /** An action of the entry on the page. */
  act: (title: string, name: string) => card(title).getByRole('button', { name, exact: true }),
  more,
  item,
  /** Chooses an action of an entry that isn't on the page. */
  async choose(title: string, name: string) {
    await more(title).click()
    await item(title, name).click()
  },
  months: () => textsOf(list.getByRole('heading', { level: 3 }).elements()),
  titles: () => textsOf(list.getByRole('heading', { level: 4 }).elements()),
  search: page.getByRole('searchbox', { name: 'Search your entries' }),
  filters: page.getByRole('button', { name: 'Filters', exact: true }),
  found: page.getByRole('status').filter({ hasText: 'found' }),
}

/** An element's text, with plain spaces. */
export const textOf = (locator: Locator) =>
  locator.element().textContent?.replace(/\s+/g, ' ').trim() ?? ''

/** Waits until an element contains this text. */
export const says = (locator: Locator, words: string | RegExp) =>
  expect.poll(() => locator.query() && textOf(locator)).toMatch(words)

export const textsOf = (elements: readonly Element[]) =>
  elements.map(({ textContent }) => textContent)

/** Presses keys such as `Alt+Shift+e`. */
export async function press(keys: string): Promise<void> {
  const all = keys.split('+')
  const last = all.pop() ?? ''
  const key = last.length === 1 ? last : `{${last}}`
  await userEvent.keyboard(
    [...all.map((held) => `{${held}>}`), key, ...all.reverse().map((held) => `{/${held}}`)].join(
      '',
    ),
  )
}

/** A pause in typing saves nothing, so that what is unsaved stays so on a slow machine. */
export function withoutPauses(): void {
  const { setTimeout } = window
  vi.spyOn(window, 'setTimeout').mockImplementation(((act: () => void, ms?: number) =>
    ms === 2000 ? 0 : setTimeout(act, ms)) as typeof setTimeout)
}

/** Anna's drafts in local storage. */
export const draft = () => JSON.parse(localStorage.getItem(draftKey(ANNA.id)) ?? 'null')

/** Opens Anna's journal, which is on the server; opening it again is a reload. */
export async function openEditor(journal = journalOn(), over: Answers = {}) {
  signIn()
  const server = await openApp('/journal', answersForAnna({ ...journal.answers, ...over }))
  await expect.element(editor.text).toBeVisible()
  if (!('clock' in window.setTimeout) && formattingChoice.isOn()) await isLive()
  return { server, journal }
}

/** Pastes at the caret, in the same task. */
export function paste(words: string, html?: string): void {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', words)
  if (html !== undefined) clipboardData.setData('text/html', html)
  editor.text
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

/** Waits until the editor has taken the place of the text area. */
export const isLive = () => expect.element(editor.text).toHaveAttribute('contenteditable', 'true')
