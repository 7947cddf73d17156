import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { ANNA, answersForAnna } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath, title } from '#app/testing/screen.ts'

const main = page.getByRole('main')
const region = (name: string) => page.getByRole('region', { name })
const textsOf = (found: Locator) => found.elements().map(({ textContent }) => textContent ?? '')

/** Expects a link to lead there, and Back to return here. */
async function expectToLead(link: Locator, path: string): Promise<void> {
  await link.click()
  await expectPath(path)
  history.back()
  await expect.element(title).toHaveTextContent('A quiet page for the day you had.')
}

it('LAND-01 LAND-05 the landing page begins and ends with sign-up and log-in links', async () => {
  await openApp('/')
  await expect.element(title).toBeInViewport()
  expect(main.getByRole('heading').elements()[0]).toBe(title.element())
  expect(title.element().getBoundingClientRect().y).toBeLessThan(160)
  for (const [name, path] of [
    ['Sign up', '/signup'],
    ['Log in', '/login'],
  ] as const) {
    const link = main.getByRole('link', { name }).first()
    await expect.element(link).toBeInViewport()
    await expectToLead(link, path)
  }
  const last = main.getByRole('region').last()
  await expect.element(last.getByRole('heading')).toHaveTextContent('Begin with one true sentence.')
  await expectToLead(last.getByRole('link', { name: 'Create your account' }), '/signup')
})

it('LAND-02 LAND-03 LAND-04 LAND-06 it says what it does, in three steps, by examples, and claims no more', async () => {
  await openApp('/')
  await expect
    .poll(() => textsOf(region('What it does').getByRole('heading')))
    .toEqual([
      expect.stringContaining('AI insights'),
      expect.stringContaining('Guided prompts'),
      expect.stringContaining('Private and secure'),
    ])
  expect(region('How it works').getByRole('listitem').elements()).toHaveLength(3)
  const voices = region('How people might use it').getByRole('figure').elements()
  expect(voices).toHaveLength(3)
  for (const voice of voices) {
    expect(voice.querySelectorAll('blockquote')).toHaveLength(1)
    expect(voice.querySelector('figcaption')?.textContent).toMatch(/^Example: /)
  }
  const words = document.body.innerText.toLowerCase()
  expect(words).toContain('encrypted')
  expect(words).not.toMatch(/end[\s-]*to[\s-]*end|e2e|zero[\s-]*knowledge|only you can (read|see)/)
})

it('the plans name the true prices', async () => {
  await openApp('/')
  await expect
    .poll(() => textsOf(main.getByRole('article')).slice(-2))
    .toEqual([
      expect.stringMatching(/Monthly.*\$6.*a month/s),
      expect.stringMatching(
        /Annual.*BEST VALUE.*\$65.*a year.*\$5\.42\/month\. Save \$7 with yearly billing/s,
      ),
    ])
  await expect.element(main.getByText(/7-day money-back guarantee/).first()).toBeInTheDocument()
})

it('ROUTE-17 a plan chosen as a visitor opens after signup and onboarding', async () => {
  const made = { token: 'a-token', device: 'a-device', user: ANNA, onboardingComplete: false }
  const answers = answersForAnna({
    signup: { status: 201, body: { ...made, recoveryCode: 'ABCDE' } },
    verify: { status: 200, body: { user: ANNA, onboardingComplete: false } },
    savePreferences: ({ body }) => ({
      status: 200,
      body: { ...(body as object), version: 2 } as never,
    }),
  })
  await openApp('/', answers)
  await page.getByRole('link', { name: 'Get Annual Plan' }).click()
  await main.getByRole('link', { name: 'Create an account' }).click()
  await expectPath('/signup')
  for (const [label, value] of [
    ['Username', ANNA.username],
    ['Display name', ANNA.displayName],
    ['Email', ANNA.email],
    ['Password', 'a quiet desk'],
    ['Confirm password', 'a quiet desk'],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectPath('/onboarding')
  for (const answer of ['Calm', 'Self-reflection', 'Family Life', 'Self-Doubt']) {
    await page.getByLabelText(answer, { exact: true }).click()
    await page.getByRole('button', { name: 'Next', exact: true }).click()
  }
  // The chosen plan survives a reload during onboarding.
  await openApp('/onboarding', answers)
  await page.getByRole('button', { name: 'Start Journaling', exact: true }).click()
  await expect.poll(() => location.pathname + location.search).toBe('/subscription?plan=yearly')
})
