import { defaultPreferences } from '@daywell/core/preferences'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, withoutPauses } from '#features/journal/testing/journal-page.ts'
import { standInCentre } from './testing/centre.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const before = (days: number) => {
  const at = new Date(Date.now() - days * DAY_MS)
  return { localDate: at.toLocaleDateString('sv'), createdAt: at.toISOString() }
}

/** A person who wrote on the last two days, wants one entry a week, and is reminded at midnight. */
function openJournal() {
  const first = defaultPreferences()
  const preferences = {
    ...first,
    version: 1,
    writingGoals: { ...first.writingGoals, entriesPerWeek: 1 },
    notifications: { ...first.notifications, reminderEnabled: true, preferredTime: '23:59' },
  }
  signIn()
  const answers = {
    ...journalOn(before(2), before(1)).answers,
    getPreferences: { status: 200, body: preferences },
  } as const
  return openApp('/journal', answersForAnna(answers))
}

afterEach(() => {
  vi.unstubAllGlobals()
})

it('NOTE-09 NOTE-14 an overdue reminder is shown as the page opens, and a new entry announces its milestone', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const centre = standInCentre('granted')
  const overdue = {
    id: 'tea',
    title: 'Tea is ready',
    body: '',
    tag: 'tea',
    requireInteraction: false,
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    actions: [],
    scheduledTime: new Date(Date.now() - 1000).toISOString(),
  }
  localStorage.setItem('scheduledNotifications', JSON.stringify([overdue, { broken: true }]))
  await openJournal()
  const kept = () => localStorage.getItem('scheduledNotifications') ?? ''
  await expect.poll(() => centre.shown).toContain('Tea is ready')
  await expect.poll(kept).toContain('Time to Write')
  await expect.poll(kept).not.toContain('Tea is ready')
  expect(centre.shown).not.toContain('3-Day Streak!')
  await editor.write('A few lines')
  const reached = ['3-Day Streak!', 'Weekly Goal Achieved!']
  await expect.poll(() => centre.shown).toEqual(expect.arrayContaining(reached))
  expect(localStorage.getItem('achievements')).toBe('{"streaks":[3]}')
  expect(centre.shown.filter((title) => title === 'Tea is ready')).toHaveLength(1)
})

it('PRIV-16 drafts and scheduled notifications are stored under their keys', async () => {
  standInCentre('granted')
  const server = await openJournal()
  // Waits for the subscription: only then is the entry noticed.
  await expect.poll(() => localStorage.getItem('scheduledNotifications')).not.toBeNull()
  await editor.write('A few lines')
  await expect.poll(() => localStorage.getItem('achievements')).not.toBeNull()
  server.goOffline()
  await editor.startNew.click()
  await editor.text.fill('Not there yet')
  await editor.save.click()
  await expect.element(page.getByText(/^Waiting/).first()).toBeVisible()
  await editor.startNew.click()
  withoutPauses()
  await editor.text.fill('Half a sentence')
  const names = [
    ...['token', 'userId', 'userPreferences', 'onboardingComplete', 'journal_entries_anna'],
    ...['sync_needed_anna', 'journal_draft_anna', 'last_sync_anna', 'scheduledNotifications'],
    ...['reminderIntervalId', 'lastEntryDate', 'currentStreak', 'achievements'],
  ]
  await expect.poll(() => Object.keys(localStorage)).toEqual(expect.arrayContaining(names))
  await editor.save.click()
  await expect.poll(() => Object.keys(localStorage)).not.toContain('journal_draft_anna')
})
