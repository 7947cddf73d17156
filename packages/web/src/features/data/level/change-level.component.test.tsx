import { defaultPreferences, type Preferences, type PrivacyLevel } from '@daywell/core/preferences'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { loseConnection, regainConnection } from '#app/testing/connection.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { rowsOnDisk } from '#device/local-store/testing/on-disk.ts'
import { editor, openEditor, past, says } from '#features/journal/testing/journal-page.ts'

const BRING = 'Move everything to this device and remove it from the server'
const dialog = page.getByRole('dialog')
const heading = dialog.getByRole('heading')
const change = (name: string) =>
  page.getByRole('main').getByRole('button', { name: `Switch to ${name}` })
const confirm = (name: string) => dialog.getByRole('button', { name: `Switch to ${name}` })
const way = (name: string) => dialog.getByRole('radio', { name })
const act = (name: string) => dialog.getByRole('button', { name, exact: true })
const current = (name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
    .getByText('Your level', { exact: true })

/** A server that stores the level and refuses entries sent under a different one. */
function serverWith(journal: ReturnType<typeof journalOn>) {
  let preferences: Preferences = { ...defaultPreferences(), version: 1 }
  const level = () => preferences.journalStyle.privacyLevel
  const guarded = (name: 'saveEntry' | 'updateEntry' | 'syncEntries') => {
    const answer = journal.answers[name] as (call: { headers: Headers }) => unknown
    const refusal = { status: 409, body: { error: 'Changed', code: 'privacy_level_changed' } }
    return ((call) =>
      call.headers.get('privacy-level') === level()
        ? answer(call)
        : refusal) as typeof answer as never
  }
  const answers: Answers = {
    ...journal.answers,
    saveEntry: guarded('saveEntry'),
    updateEntry: guarded('updateEntry'),
    syncEntries: guarded('syncEntries'),
    listEntries: () => ({ status: 200, body: [...journal.entries] }),
    listDeleted: { status: 200, body: [] },
    getPreferences: () => ({ status: 200, body: preferences }),
    savePreferences({ body }) {
      preferences = { ...(body as Preferences), version: (preferences.version ?? 0) + 1 }
      return { status: 200, body: preferences }
    },
  }
  const choose = (privacyLevel: PrivacyLevel) => {
    preferences = { ...preferences, journalStyle: { ...preferences.journalStyle, privacyLevel } }
  }
  return { answers, level, choose }
}

async function openPrivacy(answers: Answers) {
  signIn()
  const server = await openApp('/privacy', answersForAnna(answers))
  await expect.element(change('Cloud')).toBeVisible()
  return server
}

it('PRIV-11 changing the level asks what should happen to existing entries, and nothing changes before', async () => {
  const journal = journalOn({ content: 'Rosehip tea with Mara' })
  const { answers, level } = serverWith(journal)
  const server = await openPrivacy(answers)
  await expect.element(current('Hybrid')).toBeVisible()
  expect(current('Local').elements()).toEqual([])

  // Keyboard only: into the dialog, out of it, and back to the button.
  ;(change('Local').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await says(heading, /^Switch to Local$/)
  expect(dialog.getByText('0 entries').elements()).toEqual([])
  await says(dialog, '1 entry is on the server.')
  expect(dialog.getByRole('radio').elements()).toHaveLength(3)
  await expect.element(way('Upload what’s on this device')).toBeDisabled()
  await says(dialog, 'Not available with Local')
  await expect.element(way(BRING)).toHaveFocus()
  await looksRight()
  await confirm('Local').click()
  await says(dialog.getByRole('alert'), /^Choose what should happen/)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(change('Local')).toHaveFocus()
  expect([level(), server.sent('savePreferences')]).toEqual(['hybrid', []])

  // Each level offers different choices.
  await change('Cloud').click()
  await expect.element(way('Upload what’s on this device')).toBeEnabled()
  await expect.element(way(BRING)).toBeDisabled()
  await way('Leave everything in place').click()

  // Offline, a looser level doesn't apply yet, and the change can be undone.
  loseConnection(server)
  await confirm('Cloud').click()
  await says(dialog, 'You’re offline.')
  await expect.element(current('Hybrid')).toBeInTheDocument()
  await act('Cancel the switch').click()
  await says(heading, /^Nothing changed$/)
  await says(dialog, 'Your level is still Hybrid.')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()

  // A stricter level applies at once and is sent once the server is reachable.
  await change('Local').click()
  await way('Leave everything in place').click()
  await confirm('Local').click()
  await says(dialog, 'You’re offline.')
  await expect.element(current('Local')).toBeInTheDocument()
  expect(level()).toBe('hybrid')
  regainConnection(server)
  await openApp('/privacy', answersForAnna(answers))
  await says(heading, /^Your level is Local$/)
  await looksRight()
  await act('Close').click()
  expect([level(), journal.texts()]).toEqual(['local', ['Rosehip tea with Mara']])
})

it('PRIV-06 PRIV-12 PRIV-13 everything moves here with progress, and leaves the server once it is safe', async () => {
  const lanterns = Array.from({ length: 12 }, (_, n) => `Lantern ${n} of the pier`)
  const journal = journalOn(...lanterns.map((content) => ({ content, title: content })))
  const { answers, level } = serverWith(journal)
  await openEditor(journal, answers)
  await editor.keepHere.click()
  await editor.write('Harbour, between us')

  // In hybrid, the list shows where each entry is stored.
  await editor.showEntries.click()
  await expect.poll(() => past.cards.elements().length).toBeGreaterThan(3)
  const cloud = page.getByText('Cloud', { exact: true })
  await expect.element(past.cards.first().getByText('This device', { exact: true })).toBeVisible()
  await expect.poll(() => past.cards.filter({ hasNot: cloud }).elements().length).toBe(1)

  // Entries are removed from the server only after they're on disk here; none while it's blocked.
  const held = Promise.withResolvers<void>()
  const missing: string[] = []
  let purges = 0
  const { syncEntries } = answers as { syncEntries: (call: unknown) => never }
  const server = await openPrivacy({
    ...answers,
    async syncEntries(call) {
      const { purged = [] } = call.body as { purged?: { id: string }[] }
      if (purged.length > 0) {
        purges += 1
        const kept = await rowsOnDisk(ANNA.id)
        const gone = journal.entries.filter(({ _id }) => purged.some(({ id }) => id === _id))
        missing.push(...gone.map(({ content }) => content).filter((text) => !kept.includes(text)))
        await held.promise
      }
      return syncEntries(call)
    },
  })
  await change('Local').click()
  await says(dialog, '1 entry is only on this device.')
  await way(BRING).click()
  await confirm('Local').click()
  await expect.poll(() => purges).toBe(1)
  await says(dialog, /\d+ of \d+ entries moved here/)
  await expect.element(dialog.getByRole('progressbar', { name: 'Switch progress' })).toBeVisible()
  await act('Pause').click()
  held.resolve()
  await says(dialog, /Paused after \d+ of \d+ entries/)
  await looksRight()

  // After a reload, the change is shown on any page and resumes.
  await openEditor(journal, { ...answers, syncEntries: server.answers.syncEntries as never })
  const notice = page.getByRole('status').filter({ hasText: 'to Local is paused' })
  await notice.getByRole('link', { name: 'Show' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click()
  await act('Continue').click()
  await says(heading, /^Your level is Local$/)
  await says(dialog, 'removed them from the server')
  expect([missing, journal.entries, level()]).toEqual([[], [], 'local'])
  expect(await rowsOnDisk(ANNA.id)).toEqual(['Harbour, between us', ...lanterns].sort())

  // And back: entries are uploaded, with progress.
  await act('Close').click()
  await change('Hybrid').click()
  await way('Upload what’s on this device').click()
  await confirm('Hybrid').click()
  await says(heading, /^Your level is Hybrid$/)
  expect(journal.texts()).toEqual(['Harbour, between us', ...lanterns].sort())
})

it('PRIV-56 PRIV-57 a level chosen on another device is announced, and unsent entries stay here', async () => {
  const journal = journalOn()
  const { answers, choose } = serverWith(journal)
  const { server } = await openEditor(journal, answers)
  // The first level that this device learns isn't a change.
  await expect.poll(() => localStorage.getItem(`privacy_level_${ANNA.id}`)).toContain('hybrid')
  loseConnection(server)
  await editor.text.fill('Written on the train')
  await editor.save.click()
  await expect.element(editor.status(/Waiting to sync/)).toBeVisible()
  choose('local')
  regainConnection(server)
  const news = page.getByRole('status').filter({ hasText: 'to Local on another device' })
  await expect
    .poll(() => {
      document.dispatchEvent(new Event('visibilitychange'))
      return news.elements().length
    })
    .toBe(1)
  await looksRight()
  expect(journal.entries).toEqual([])
  await page.viewport(1280, 800)
  await editor.showEntries.click()
  await says(past.cards.first(), 'This device')
  await news.getByRole('link', { name: 'Review' }).click()
  await expect
    .element(page.getByText(/1 entry is only on this device\. Nothing is waiting/))
    .toBeVisible()
  await openPrivacy(answers)
  await news.getByRole('button', { name: 'Got it' }).click()
  await expect.element(news).not.toBeInTheDocument()
  await openPrivacy(answers)
  await expect.element(current('Local')).toBeVisible()
  expect(news.elements()).toEqual([])
})

it('a new device of a person with Local says that nothing is here', async () => {
  const { answers, choose } = serverWith(journalOn())
  choose('local')
  await openEditor(journalOn(), answers)
  await editor.showEntries.click()
  await expect
    .element(page.getByRole('heading', { name: 'No entries on this device' }))
    .toBeVisible()
  await looksRight()
})

it('PRIV-13 a change running in another tab is shown here and not started twice', async () => {
  const journal = journalOn({ content: 'Lantern on the pier' })
  const { answers } = serverWith(journal)
  const tab = await openHere(journal, answers)
  await expect.poll(() => tab.sync.status().kind).toBe('saved')
  tab.server.goOffline()
  tab.levelChange.start({ to: 'local', way: 'bring' })
  await expect.poll(() => tab.levelChange.state().change).toBeDefined()
  await openPrivacy(answers)
  await page.getByRole('main').getByRole('button', { name: 'Show', exact: true }).click()
  await says(dialog, 'The switch is running in another tab.')
  expect(act('Pause').elements()).toEqual([])
  expect(journal.texts()).toEqual(['Lantern on the pier'])
})
