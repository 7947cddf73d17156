import { logIn, makeAccount } from '#fixtures/accounts.ts'
import { expect, open, store, test } from '#fixtures/test.ts'

const PERSONAL = {
  achievements: '{"streaks":[3,7]}',
  currentStreak: '8',
  lastEntryDate: '2025-11-13',
  scheduledNotifications: '[]',
}

const everything = (page: { evaluate(act: () => unknown): Promise<unknown> }) =>
  page.evaluate(() => ({ ...localStorage })) as Promise<Record<string, string>>

const wordsOf = (userId: string) => ({
  [`journal_entries_${userId}`]: '[{"_id":"local_1"}]',
  [`sync_needed_${userId}`]: 'true',
  [`journal_draft_${userId}`]: '{"content":"not yet saved"}',
  [`last_sync_${userId}`]: '2025-11-13T20:00:00.000Z',
})

test('PRIV-40 another person starts with their own counts, and finds what the other one left alone', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/status of 401/)
  const anna = await makeAccount(request)
  const bert = await makeAccount(request)
  const words = wordsOf(anna.userId)
  await store(page, { token: 'no-longer-known', userId: anna.userId, ...PERSONAL, ...words })
  await page.goto('/journal')
  await expect(page).toHaveURL('/login')
  await logIn(page, bert)
  await expect(page).toHaveURL('/journal')
  await expect.poll(() => everything(page)).toMatchObject({ userId: bert.userId, ...words })
  const counts = async () => Object.keys(await everything(page)).filter((key) => key in PERSONAL)
  await expect.poll(counts).toEqual([])

  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL('/login')
  await logIn(page, anna)
  await expect(page).toHaveURL('/journal')
  // The streak is counted anew by the entries that are there.
  const { achievements } = PERSONAL
  await expect.poll(() => everything(page)).toMatchObject({ userId: anna.userId, achievements })
  const back = await everything(page)
  expect(back[`journal_draft_${anna.userId}`]).toContain('not yet saved')
})

test('PRIV-60 a log-out saves what was typed, clears the session and the counts, and not a word', async ({
  page,
  request,
}) => {
  const account = await makeAccount(request)
  const { token, userId } = account
  const words = wordsOf(userId)
  const preferences = { userPreferences: '{}', onboardingComplete: 'true' }
  await store(page, { token, userId, ...preferences, ...PERSONAL, ...words })
  await open(page, '/journal')
  const told = page.waitForResponse('**/api/auth/logout')
  await page.getByRole('button', { name: 'Log Out' }).click()
  expect((await told).status()).toBe(204)
  await expect(page).toHaveURL('/login')
  const left = await everything(page)
  expect(left).not.toHaveProperty(`journal_draft_${userId}`)
  // What was said of the device itself is nobody's.
  const known = [...Object.keys(words), `privacy_level_${userId}`, 'notificationsNotNowUntil']
  expect(Object.keys(left).filter((key) => !known.includes(key))).toEqual([])
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.get('/api/auth/verify', { headers })).status()).toBe(401)
  await logIn(page, account)
  await expect(page).toHaveURL('/journal')
  const again = { authorization: `Bearer ${(await everything(page)).token}` }
  const saved = await (await request.get('/api/journal', { headers: again })).json()
  expect(saved).toMatchObject([{ content: 'not yet saved' }])
})

test('a session that could not be checked at the start is checked when the connection is back', async ({
  page,
  request,
  context,
  problems,
}) => {
  problems.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|status of 401/)
  const { token, userId } = await makeAccount(request)
  await store(page, { token, userId, onboardingComplete: 'true' })
  await page.route('**/api/health', (route) => route.abort())
  // The page is there before it has asked.
  const unanswered = page.waitForEvent('requestfailed', (sent) =>
    sent.url().endsWith('/api/health'),
  )
  await open(page, '/journal')
  await unanswered
  // Offline before the session ends: any other call of the page would tell it so, too.
  await context.setOffline(true)
  await page.waitForFunction(() => !navigator.onLine)
  await page.unroute('**/api/health')
  const headers = { authorization: `Bearer ${token}` }
  await request.post('/api/auth/logout', { headers })
  await expect(page).toHaveURL('/journal')
  await context.setOffline(false)
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('alert')).toHaveText('Session expired. Please log in again')
})
