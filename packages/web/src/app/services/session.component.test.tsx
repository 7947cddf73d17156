import { errors } from '@daywell/core/contract'
import { anEntry } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath, held, onceToastsAreHere, stored, title } from '#app/testing/screen.ts'
import type { Answers } from '#app/testing/stand-in-server.ts'
import { editor } from '#features/journal/testing/journal-page.ts'

const main = page.getByRole('main')
const toast = page.getByRole('alert')
const verified = { status: 200, body: { user: ANNA, onboardingComplete: true } } as const
const SESSION = ['token', 'userId', 'userPreferences']

it('AUTH-29 API-14 API-15 the start asks for health and then for the session, and every call carries the token and the zone', async () => {
  signIn()
  const server = await openApp('/journal', answersForAnna())
  await expect.poll(() => server.sent('generatePrompt')).not.toHaveLength(0)
  const names = server.calls.map(({ name }) => name)
  expect(new Set(names.slice(0, names.indexOf('verify')))).toEqual(new Set(['health']))
  for (const { headers } of server.calls) {
    expect(headers.get('authorization')).toBe('Bearer a-token')
    expect(headers.get('time-zone')).toBe('Europe/Vienna')
  }
})

it('API-14 a call without a stored token carries none', async () => {
  const server = await openApp('/signup')
  await expect.poll(() => server.calls.length).toBeGreaterThan(0)
  for (const { headers } of server.calls) expect(headers.get('authorization')).toBeNull()
})

it.each([
  ['health', 401],
  ['health', 403],
  ['verify', 401],
  ['verify', 403],
] as const)(
  'ROUTE-10 ROUTE-11 AUTH-33 at the start, %s with %i ends and clears the session and redirects to the login',
  async (name, status) => {
    signIn()
    localStorage.setItem('userPreferences', '{}')
    localStorage.setItem('onboardingComplete', 'true')
    const refused = { status, body: { error: 'No', code: 'not_allowed' } }
    await openApp('/journal', answersForAnna({ [name]: onceToastsAreHere(refused) }))
    await expectPath('/login')
    await expect.element(toast).toMatchTextContent(errors.session_required.sentence)
    expect(stored(...SESSION, 'onboardingComplete')).toEqual([null, null, null, 'true'])
  },
)

it('AUTH-31 a verified user id that differs from the stored one drops the session', async () => {
  signIn()
  localStorage.setItem('userId', 'boris')
  await openApp('/journal', answersForAnna())
  await expectPath('/login')
  expect(stored(...SESSION)).toEqual([null, null, null])
})

it.each(['', 'é', '{"a":', 'x\ny'])(
  'malformed values in storage do not crash the app: %j',
  async (token) => {
    const odd = { token, userId: '💥', userPreferences: '{', onboardingComplete: '0' }
    for (const [key, value] of Object.entries(odd)) localStorage.setItem(key, value)
    await openApp('/journal', answersForAnna())
    await expectPath('/login')
  },
)

it('the pages render even if the browser blocks local storage', async () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage')
  const get = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  Object.defineProperty(window, 'localStorage', { configurable: true, get })
  try {
    await openApp('/')
    await page.getByRole('banner').getByRole('link', { name: 'Log In' }).click()
    await expect.element(title).toHaveTextContent('Log in to your journal')
  } finally {
    Object.defineProperty(window, 'localStorage', own ?? {})
  }
})

it('ROUTE-09 the start waits for the session check, and looks right while waiting', async () => {
  signIn()
  const { answer, release } = held(verified)
  const opening = openApp('/journal', answersForAnna({ verify: answer }))
  await expect.element(main.getByRole('status')).toHaveTextContent('Loading…')
  await expect.element(title).not.toBeInTheDocument()
  // The heading is rendered with the page.
  await looksRight('page-has-heading-one')
  release()
  await opening
  await expect.element(title).toHaveTextContent('Your journal')
  await expect.element(main.getByText('Loading…')).not.toBeInTheDocument()
})

const syncEntries = {
  status: 200,
  body: {
    entries: [
      anEntry({ _id: 'a'.repeat(24), title: 'First', content: 'Snow in the yard.' }),
      anEntry({
        _id: 'b'.repeat(24),
        title: 'Second',
        content: 'It has gone again.',
        createdAt: '2026-03-15T09:30:00.000Z',
        updatedAt: '2026-03-15T09:30:00.000Z',
        localDate: '2026-03-15',
      }),
    ],
    deleted: [],
    ids: {},
    syncedAt: '2026-11-16T09:00:00.000Z',
  },
} as const

const list = page.getByRole('list', { name: 'Past entries' })
const titles = () =>
  list
    .getByRole('heading', { level: 4 })
    .elements()
    .map(({ textContent }) => textContent)

/** The list of entries right after opening the journal. */
async function expectEntries(): Promise<void> {
  await editor.openEntries()
  await expect.poll(titles).toEqual(['Second', 'First'])
}

const silence = () => {
  throw new TypeError('Failed to fetch')
}
const failure = (status: number) => ({ status, body: { error: 'No', code: 'server_error' } })
const everything = (answer: Answers['health']) =>
  Object.fromEntries(
    Object.keys(answersForAnna({ health: verified as never })).map((name) => [name, answer]),
  )

it('AUTH-32 AUTH-38 AUTH-39 the start loads the entries of the verified person, and those on the device if the server is unreachable', async () => {
  signIn()
  await openApp('/journal', answersForAnna({ syncEntries: syncEntries as never }))
  await expectEntries()
  const outages: Answers[] = [
    ...[silence, failure(500)].flatMap((answer) => [{ health: answer }, { verify: answer }]),
    ...[silence, failure(503)].map(everything),
  ]
  for (const outage of outages) {
    await openApp('/journal', answersForAnna(outage))
    await expectEntries()
    await list.getByRole('button', { name: 'First', exact: true }).click()
    await expect.poll(editor.value).toBe('Snow in the yard.')
    expect(stored('token', 'userId')).toEqual(['a-token', ANNA.id])
  }
})

it('AUTH-39 an entry written while the server is unreachable is sent once it is back', async () => {
  signIn()
  await openApp('/journal', answersForAnna({ syncEntries: syncEntries as never }))
  await expectEntries()
  const server = await openApp('/journal', answersForAnna(everything(failure(503))))
  await editor.text.fill('No one answers.')
  await main.getByRole('button', { name: 'Save Entry', exact: true }).click()
  await expect.element(main.getByText('Waiting to sync').first()).toBeVisible()
  Object.assign(server.answers, answersForAnna(), {
    saveEntry: ({ body }: { body: unknown }) => ({
      status: 201,
      body: anEntry({ ...(body as object), _id: 'c'.repeat(24) }),
    }),
  })
  window.dispatchEvent(new Event('online'))
  await expect
    .poll(() => JSON.stringify([server.sent('saveEntry'), server.sent('syncEntries')]))
    .toContain('No one answers.')
})
