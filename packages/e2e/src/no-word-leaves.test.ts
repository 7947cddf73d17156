import type { APIRequestContext, Page } from '@playwright/test'
import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { panelOn } from '#fixtures/assistant-panel.ts'
import { deskOn } from '#fixtures/desk.ts'
import { fileActsOn } from '#fixtures/leak-watch/file-acts.ts'
import { listOn } from '#fixtures/leak-watch/list-acts.ts'
import { markerWords } from '#fixtures/leak-watch/marker-words.ts'
import { plantLeaks } from '#fixtures/leak-watch/planted-leaks.ts'
import { spellingsOf } from '#fixtures/leak-watch/spellings.ts'
import { test, type Watch } from '#fixtures/leak-watch/test.ts'
import { wordsIn } from '#fixtures/leak-watch/words-in.ts'
import { writingOn } from '#fixtures/leak-watch/writing-acts.ts'
import { leavingOn } from '#fixtures/leaving.ts'
import { noonZone } from '#fixtures/notifications/life.ts'
import { expect, open } from '#fixtures/test.ts'
import { wordsOn } from '#fixtures/words-page.ts'

const ON_THE_PAGE = ['title', 'text', 'tag', 'halfTag', 'draft', 'offline', 'tab', 'gone', 'search']
const IN_FILES = ['name', 'text', 'zipName', 'zipText', 'folder', 'bad', 'backup', 'seen', 'secret']

// Whole days of a person: on a busy machine they take longer than a test otherwise may.
test.describe.configure({ timeout: 240_000 })

// A life that goes on over midnight may end in another week, of which there is nothing to sum up.
test.use({ timezoneId: noonZone })

/** Words of a journey: one for each field, and some that may leave. */
function wordsFor(seed: number) {
  const kept = markerWords(seed, ...ON_THE_PAGE, ...IN_FILES.map((name) => `${name} of a file`))
  const { cloud = '', hidden = '' } = markerWords(seed + 1, 'cloud', 'hidden')
  return { word: (name: string) => kept[name] ?? '', kept: Object.values(kept), cloud, hidden }
}

type Word = ReturnType<typeof wordsFor>['word']

/** In `hybrid` each page is marked as one that stays; in `local` there is nothing to mark. */
interface Life {
  readonly page: Page
  readonly watch: Watch
  readonly word: Word
  readonly marked: boolean
}

async function begin(page: Page, request: APIRequestContext) {
  const account = await makeAccount(request)
  await page.clock.install()
  await page.goto('/login')
  await logIn(page, account)
  await expect(deskOn(page).text).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
  return account
}

async function changeLevel(page: Page, level: string): Promise<void> {
  const words = wordsOn(page)
  await open(page, '/privacy')
  await words.change(level).click()
  await words.way('Leave it as is').check()
  await words.confirm(level).click()
  await expect(words.dialog.getByRole('heading')).toHaveText(`Your level is ${level}`)
  await words.act('Close').click()
}

async function write({ page, watch, word, marked }: Life): Promise<void> {
  const writing = writingOn(page, { marked })
  await writing.type(word('title'), `${word('text')} and the sea.`)
  await writing.fillDetails(word('tag'), word('halfTag'))
  await writing.askForPrompts()
  await writing.leaveUnsaved(word('draft'))
  await writing.waitForAutosave()
  await writing.bringBackFirstVersion()
  await writing.pressKeys()
  await watch.look(page)
}

/** Asks the assistant, which is a language model here, beside a page whose words stay. */
async function askAssistant({ page }: Life): Promise<void> {
  const panel = panelOn(page)
  const folded = deskOn(page).button('AI Assistant')
  if (await folded.isVisible()) await folded.click()
  // Whether one has Premium may have been asked while there was no network: it asks again by itself.
  await expect(panel.share).not.toBeChecked({ timeout: 20_000 })
  await panel.say('What do you make of my day?')
  await panel.heard('A quiet answer.')
}

/** Asks the journal, which answers from what is here, and from nothing that is hidden. */
async function askJournal({ page, word }: Life, hidden: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask your journal', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask your journal' })
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('When was I at the sea?')
  await dialog.getByRole('button', { name: 'Ask', exact: true }).click()
  // The server reads for the meaning, too: the app itself waits for it as long.
  await expect(dialog).toContainText(word('text'), { timeout: 60_000 })
  await expect(dialog).not.toContainText(hidden)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

async function writeWithoutNetwork({ page, word, marked }: Life): Promise<void> {
  const writing = writingOn(page, { marked })
  await page.context().setOffline(true)
  await writing.type(word('offline'), `${word('offline')} in a tunnel`)
  await writing.askForPrompts()
  await page.context().setOffline(false)
}

async function goThroughList({ page, watch, word, marked }: Life): Promise<void> {
  const list = listOn(page)
  await list.show()
  await list.search(word('text'), 1)
  await list.exportEverything(word('title'))
  await list.search(word('search'), 0)
  await list.filterBy(word('tag'))
  await list.remove(word('offline'))
  await list.restoreDeleted(word('offline'))
  await writingOn(page, { marked }).type(word('gone'), `${word('gone')}, torn out`)
  await list.remove(word('gone'))
  await watch.look(page)
}

async function writeInAnotherTab({ page, watch, word }: Life): Promise<void> {
  const other = await page.context().newPage()
  const desk = deskOn(other)
  await desk.open()
  const list = listOn(other)
  await list.show()
  await list.past.open(word('title')).click()
  await expect(desk.title).toHaveValue(word('title'))
  await desk.text.fill(`${word('tab')}, written elsewhere`)
  await desk.save.click()
  await expect(desk.status('Saved on this device')).toBeVisible()
  await watch.look(other)
  await other.close()
}

async function workWithFiles({ page, watch, word, marked }: Life): Promise<void> {
  await open(page, '/privacy')
  const acts = fileActsOn(page, { marked })
  const of = (name: string) => word(`${name} of a file`)
  await acts.bringMarkdown(of('name'), of('text'))
  await acts.bringDayOne(of('zipName'), of('zipText'))
  await acts.bringFolder(of('folder'))
  await acts.bringNothing(of('bad'))
  const backup = await acts.takeAlong()
  await acts.bringBackup(of('backup'), backup, of('seen'))
  await acts.takeAlongLocked(of('secret'))
  await watch.look(page)
}

/** Asks for what would send everything, and takes it back. */
async function thinkBetterOfIt(page: Page): Promise<void> {
  const words = wordsOn(page)
  await words.change('Cloud').click()
  await words.way('Upload what is here').check()
  await page.keyboard.press('Escape')
  await expect(words.dialog).toBeHidden()
}

/** Lets the server know the days, and has it push to this browser. */
async function wantReminders(page: Page): Promise<void> {
  const told = page.waitForResponse(/\/api\/push\/days$/)
  await goTo(page, 'Preferences')
  await page.getByRole('switch', { name: 'Tell the server on which days I write' }).check()
  expect((await told).status()).toBe(204)
  expect(await page.evaluate(() => localStorage.pushedTo)).toContain('/push/')
}

/** Goes to another screen without a new document. */
const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click()

/** Through all other screens, and back to the journal. */
async function lookAround(page: Page): Promise<void> {
  for (const name of ['Insights', 'Preferences', 'Profile', 'Upgrade', 'Journal']) {
    await goTo(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (name === 'Insights') await lookAtCharts(page)
  }
  await expect(deskOn(page).text).toBeVisible()
}

/** Has all entries read for charts, and opens those behind a point. */
async function lookAtCharts(page: Page): Promise<void> {
  await page.getByText('All', { exact: true }).click()
  const year = page.getByRole('region', { name: 'A year of writing', exact: true })
  const days = year.getByRole('group', { name: /Arrow keys/ }).getByRole('button')
  await days.last().press('Enter')
  await expect(year.getByRole('link').first()).toBeVisible()
  await expect(page.getByText('This shows once your entries are read.')).toHaveCount(0)
}

async function leaveAndComeBack({ page, word }: Life, account: Parameters<typeof logIn>[1]) {
  const leaving = leavingOn(page)
  await leaving.logOut.click()
  const download = page.waitForEvent('download')
  await leaving.act('Download a backup').click()
  await (await download).path()
  await leaving.act('Keep here and log out').click()
  await logIn(page, account)
  const list = listOn(page)
  await list.show()
  await expect(list.past.card(word('title'))).toBeVisible()
}

/** Everything there is, one after the other. */
async function live(
  life: Life,
  account: Parameters<typeof logIn>[1],
  hidden: string,
): Promise<void> {
  await write(life)
  await askAssistant(life)
  await askJournal(life, hidden)
  await writeWithoutNetwork(life)
  await goThroughList(life)
  await writeInAnotherTab(life)
  await workWithFiles(life)
  await thinkBetterOfIt(life.page)
  await wantReminders(life.page)
  await lookAround(life.page)
  await leaveAndComeBack(life, account)
  await life.watch.look(life.page)
}

test('PRIV-08 in local no word leaves the browser, whatever is done with it, nor by a change of the level', async ({
  page,
  request,
  watch,
  problems,
}) => {
  // Whether there is enough for a summary is not what is looked at here.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /\/api\/summary\//)
  const { word, kept, cloud, hidden } = wordsFor(8)
  const account = await begin(page, request)
  await changeLevel(page, 'Local')
  await goTo(page, 'Journal')
  await deskOn(page).details.click()
  await page.getByRole('switch', { name: 'Hide from the assistant' }).check()
  await deskOn(page).write(`${hidden}, by the sea`)
  await live({ page, watch, word, marked: false }, account, hidden)

  // What is written under a looser level is seen at once; the rest is not.
  await changeLevel(page, 'Hybrid')
  const desk = deskOn(page)
  await goTo(page, 'Journal')
  await desk.write(`${cloud}, for all I care`)
  await expect(desk.status(/^Saved at/)).toBeVisible()
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
}) => {
  // Whether there is enough for a summary is not what is looked at here.
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /\/api\/summary\//)
  const { word, kept, cloud, hidden } = wordsFor(80)
  const account = await begin(page, request)
  const desk = deskOn(page)
  await desk.write(`${cloud}, for all I care`)
  await expect(desk.status(/^Saved at/)).toBeVisible()
  await desk.startNew.click()
  await desk.details.click()
  await page.getByRole('switch', { name: 'Hide from the assistant' }).check()
  await desk.write(`${hidden}, for no model, by the sea`)
  await live({ page, watch, word, marked: true }, account, hidden)
  await open(page, '/summary')
  await expect(page.getByRole('main')).toContainText('A quiet answer.')
  const seen = await watch.leaks([cloud, hidden, ...kept])
  expect(seen).toContainEqual({ word: cloud, where: 'the language model' })
  for (const word of [cloud, hidden])
    expect(seen).toContainEqual({ word, where: 'a row of entries' })
  expect(seen).not.toContainEqual({ word: hidden, where: 'the language model' })
  expect(seen.filter(({ word }) => word !== cloud && word !== hidden)).toEqual([])
})

test('a word that is let out on purpose is seen, by each of twelve ways and in each spelling, and one that is not is not', async ({
  page,
  context,
  request,
  tap,
  watch,
  problems,
}) => {
  // The server has nothing under these addresses.
  problems.allow(/status of 4\d\d/, /WebSocket connection/)
  const planted = await plantLeaks(context, tap)
  const { nowhere, spelled } = markerWords(4, 'nowhere', 'spelled')
  for (const [how, bytes] of Object.entries(spellingsOf(`A ${spelled}, and the sea`)))
    expect(wordsIn(bytes, [spelled, nowhere]), how).toEqual([spelled])
  await begin(page, request)
  await changeLevel(page, 'Local')
  const desk = deskOn(page)
  await desk.open()
  await desk.write([...Object.values(planted), nowhere].join(' '))
  const seen = async () => {
    await watch.look(page)
    const leaks = await watch.leaks([...Object.values(planted), nowhere])
    return [...new Set(leaks.map(({ word }) => word))].sort()
  }
  await expect.poll(seen).toEqual(Object.values(planted).sort())
})
