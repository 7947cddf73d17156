import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { closeApp, openApp } from '#app/testing/open-app.tsx'
import { changeInOtherTab, stored } from '#app/testing/screen.ts'
import { type Answers, refusal } from '#app/testing/stand-in-server.ts'

/** A server that never responds. */
const silence = () => {
  throw new TypeError('Failed to fetch')
}
const NOTHING_ARRIVES: Answers = {
  syncEntries: silence,
  saveEntry: silence,
  updateEntry: silence,
  savePreferences: silence,
  getPreferences: silence,
}
const open = (over: Answers = {}) =>
  openApp('/summary', answersForAnna({ ...NOTHING_ARRIVES, ...over }))

/** Everything that's only on this device: entries, outbox, drafts and the level. */
async function onlyHere() {
  const here = await openHere(journalOn(), NOTHING_ARRIVES)
  const entries = here.store.entries().map(({ _id, content }) => [_id, content] as const)
  const found = { entries, outbox: here.store.outbox(), drafts: here.drafts.all() }
  const level = here.levels.level()
  await here.close()
  return { ...found, level }
}

type Here = Awaited<ReturnType<typeof onlyHere>>

const textsIn = ({ entries, drafts, level }: Here) => {
  const texts = [...entries.map(([, content]) => content), ...drafts.map(({ content }) => content)]
  return [level, ...texts.sort()]
}

/** Leaves an entry, an unsynced entry and a draft on the device, in hybrid mode. */
async function leaveWordsHere(): Promise<Here> {
  const here = await openHere(journalOn(), NOTHING_ARRIVES)
  here.levels.choose('hybrid')
  await here.write('kept here', true)
  await here.write('not on the server yet')
  // The attempt is stored with the outbox item; wait for it before taking the snapshot.
  await expect.poll(() => here.store.outbox().every(({ sent }) => sent)).toBe(true)
  const lastModified = new Date().toISOString()
  here.drafts.write({ content: 'half a sentence', title: '', lastModified })
  await here.close()
  const before = await onlyHere()
  expect(before).toMatchObject({ level: 'hybrid', drafts: [{ content: 'half a sentence' }] })
  expect([before.entries.length, before.outbox.length]).toEqual([2, 1])
  return before
}

const BORIS = { ...ANNA, id: 'boris', username: 'boris', email: 'boris@example.org' }
const refused: Answers = { verify: refusal('session_required') }

const ENDS: Record<string, () => Promise<unknown>> = {
  async 'a refused session'() {
    await open(refused)
  },
  async 'another tab'() {
    await open()
    changeInOtherTab({ token: null })
  },
  async 'another person who signs in'() {
    localStorage.setItem('userId', BORIS.id)
    await open({ verify: { status: 200, body: { user: BORIS, onboardingComplete: true } } })
    await open(refused)
  },
}

it.each(Object.entries(ENDS))(
  'PRIV-39 PRIV-43 local-only entries and the level survive the end of a session by %s',
  async (_, end) => {
    const before = await leaveWordsHere()
    signIn()
    await end()
    await expect.poll(() => location.pathname).toMatch(/^\/(login)?$/)
    await expect.poll(() => stored('token')).toEqual([null])
    closeApp()
    expect(await onlyHere()).toEqual(before)
  },
)

it('PRIV-39 PRIV-43 local-only entries and the level survive a log-out, which saves the draft first', async () => {
  const before = await leaveWordsHere()
  signIn()
  await open({ logout: { status: 204, body: undefined } })
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('button', { name: 'Keep here and log out' }).click()
  await expect.poll(() => location.pathname).toBe('/login')
  expect(stored('token')).toEqual([null])
  closeApp()
  expect(textsIn(await onlyHere())).toEqual(textsIn(before))
})
