import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { loseConnection, regainConnection } from '#app/testing/connection.ts'
import { openApp } from '#app/testing/open-app.tsx'
import type { Answers } from '#app/testing/stand-in-server.ts'

const BERT = { ...ANNA, id: 'bert', username: 'bert', email: 'bert@example.org' }
const REFUSED = { status: 401, body: { error: 'No', code: 'unauthorized' } }
const EXPIRED = 'Session expired. Please log in again'
const notices = page.getByRole('region', { name: 'Notices' })
const logOut = page.getByRole('button', { name: 'Log Out' })

/** Refuses the session once the toast area has loaded. */
async function refuse() {
  await expect.element(notices).toBeInTheDocument()
  return REFUSED
}

/** The current path with query and fragment. */
const place = () => location.pathname + location.search + location.hash
const isAt = (path: string) => expect.poll(place).toBe(path)

/** Answers of a server that knows Anna and Bert by their emails. */
function answers(over: Answers = {}, onboardingComplete = true): Answers {
  return answersForAnna({
    ...journalOn().answers,
    login({ body }) {
      const isBert = (body as { email: string }).email === BERT.email
      const user = isBert ? BERT : ANNA
      return { status: 200, body: { user, onboardingComplete, token: 'new', device: 'one' } }
    },
    logout: { status: 204, body: undefined },
    ...over,
  })
}

async function logIn({ email } = ANNA as { email: string }): Promise<void> {
  await expect.element(page.getByRole('heading', { name: 'Log in to your journal' })).toBeVisible()
  await page.getByLabelText('Email', { exact: true }).fill(email)
  await page.getByLabelText('Password', { exact: true }).fill('a quiet desk')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
}

it('ERR-50 a visitor returns to the requested page; after a log-out, signing in starts at the journal', async () => {
  await openApp('/preferences', answers())
  await isAt('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await isAt('/recover')
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await logIn()
  await isAt('/preferences')
  await expect.element(page.getByRole('switch', { name: 'Assistant' })).toBeVisible()
  await logOut.click()
  await isAt('/login')
  await logIn()
  await isAt('/journal')
})

it('ERR-50 a revoked session redirects to the sign-in with the reason, and back', async () => {
  signIn()
  const server = await openApp('/profile?tab=names#email', answers({ verify: refuse }))
  await isAt('/login')
  await expect.element(notices.getByText(EXPIRED)).toBeVisible()
  server.answers.verify = { status: 200, body: { user: ANNA, onboardingComplete: true } }
  await logIn()
  await isAt('/profile?tab=names#email')
})

it('no address causes an open redirect', async () => {
  await openApp('/login?from=https://evil.example/&next=//evil.example', answers())
  await logIn()
  await isAt('/journal')
})

it('ONB-14 ONB-16 signing in sets onboardingComplete when the server says so, so onboarding is not shown twice', async () => {
  const stored = () => [localStorage.getItem('userId'), localStorage.getItem('onboardingComplete')]
  await openApp('/login', answers({}, false))
  await logIn()
  await isAt('/onboarding')
  expect(stored()).toEqual([ANNA.id, null])
  localStorage.clear()
  await openApp('/login', answers())
  await logIn()
  await isAt('/journal')
  expect(stored()).toEqual([ANNA.id, 'true'])
  await logOut.click()
  await isAt('/login')
  expect(stored()).toEqual([null, null])
})

it('ONB-15 verifying sets onboardingComplete when the server says so, and not otherwise', async () => {
  for (const onboardingComplete of [true, false]) {
    localStorage.clear()
    signIn()
    const verify = { status: 200, body: { user: ANNA, onboardingComplete } } as const
    await openApp('/profile', answers({ verify }))
    expect(localStorage.getItem('onboardingComplete')).toBe(onboardingComplete ? 'true' : null)
  }
})

const COUNTS = {
  achievements: '{"streaks":[3,7]}',
  currentStreak: '8',
  lastEntryDate: '2025-11-13',
  scheduledNotifications: '[ ]',
}
const WORDS = {
  [`journal_entries_${ANNA.id}`]: '[{"_id":"local_1"}]',
  [`sync_needed_${ANNA.id}`]: 'true',
  [`journal_draft_${ANNA.id}`]: '{"content":"not yet saved"}',
  [`last_sync_${ANNA.id}`]: '2025-11-13T20:00:00.000Z',
}

it("PRIV-40 another person starts with their own counts and leaves the other's data untouched", async () => {
  signIn()
  for (const [key, value] of Object.entries({ ...COUNTS, ...WORDS }))
    localStorage.setItem(key, value)
  const server = await openApp('/journal', answers({ verify: REFUSED }))
  await isAt('/login')
  await logIn(BERT)
  await isAt('/journal')
  await expect.poll(() => ({ ...localStorage })).toMatchObject({ userId: BERT.id, ...WORDS })
  const left = () => Object.entries(COUNTS).filter(([key, value]) => localStorage[key] === value)
  await expect.poll(left).toEqual([])

  await logOut.click()
  await isAt('/login')
  server.answers.verify = { status: 200, body: { user: ANNA, onboardingComplete: true } }
  await logIn()
  await isAt('/journal')
  // The streak is recomputed from the entries.
  const { achievements } = COUNTS
  await expect.poll(() => ({ ...localStorage })).toMatchObject({ userId: ANNA.id, achievements })
  expect(localStorage.getItem(`journal_draft_${ANNA.id}`)).toContain('not yet saved')
})

it('a session that could not be checked at the start is checked when the connection is back', async () => {
  signIn()
  localStorage.setItem('onboardingComplete', 'true')
  const broken = { status: 503, body: { error: 'Broken', code: 'internal' } }
  const server = await openApp('/journal', answers({ health: broken, verify: REFUSED }))
  await isAt('/journal')
  loseConnection(server)
  server.answers.health = { status: 200, body: { status: 'ok' } }
  expect(server.sent('verify')).toEqual([])
  await expect.element(notices).toBeInTheDocument()
  regainConnection(server)
  await isAt('/login')
  await expect.element(notices.getByText(EXPIRED)).toBeVisible()
})
