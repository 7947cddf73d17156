import { errors } from '@daywell/core/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANNA, answersForAnna } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { beginAtTop, expectPath, held, stored, title } from '#app/testing/screen.ts'
import { refusal } from '#app/testing/stand-in-server.ts'
import { CODE, fillSignup, PASSWORD, signedInWithCode } from './testing/entering.ts'
import { field, press } from './testing/fields.ts'

const main = page.getByRole('main')
const button = main.getByRole('button', { name: /^Creat/ })
const time = field('Preferred writing time')
const MADE = { status: 201, body: { ...signedInWithCode, onboardingComplete: false } } as const

const answers = (signup: Parameters<typeof answersForAnna>[0] = { signup: MADE }) =>
  answersForAnna({
    ...signup,
    verify: { status: 200, body: { user: ANNA, onboardingComplete: false } },
  })

it('AUTH-05 AUTH-06 the signup invites, has its six fields, and links to the login', async () => {
  await openApp('/signup')
  await expect.element(title).toHaveTextContent('Start your journal')
  const textsOf = (what: string) =>
    [...document.querySelectorAll(`main form ${what}`)].map(({ textContent }) => textContent)
  expect(textsOf('label')).toEqual([
    ...['Email', 'Username', 'Display name', 'Password', 'Confirm password'],
    'Preferred writing time',
  ])
  expect(textsOf(':is(input, select)')).toHaveLength(6)
  await expect.element(time).toHaveValue('morning')
  expect(textsOf('option')).toEqual(['Morning', 'Afternoon', 'Evening', 'Night'])
  await main.getByRole('link', { name: 'Log in' }).click()
  await expectPath('/login')
})

it('AUTH-07 AUTH-08 AUTH-20 AUTH-28 a signup is sent once, stores the session and goes to onboarding', async () => {
  const { answer, release } = held(MADE)
  const server = await openApp('/signup', answers({ signup: answer }))
  await fillSignup()
  await time.selectOptions('Night')
  await expect.element(button).toHaveTextContent('Create account')
  await button.click()
  await expect.element(button).toHaveTextContent('Creating account...')
  await expect.element(button).toBeDisabled()
  await field('Email').click()
  await userEvent.keyboard('{Enter}')
  release()
  await expectPath('/onboarding')
  const { id: _, ...names } = ANNA
  // Sends empty lists, but never the confirmation.
  const preferences = { promptTopics: [], writingGoals: [], preferredWritingTime: 'night' }
  expect(server.sent('signup')).toEqual([{ ...names, password: PASSWORD, preferences }])
  expect(stored('token', 'userId')).toEqual(['a-token', 'anna'])
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain(PASSWORD)
  expect(location.href).not.toContain(encodeURI(PASSWORD))
})

it.each([
  ['Email', 'email_taken'],
  ['Username', 'username_taken'],
] as const)(
  'a taken %s is reported in the banner and on its field, which takes focus',
  async (label, code) => {
    const { sentence } = errors[code]
    await openApp('/signup', { signup: refusal(code, { [label.toLowerCase()]: sentence }) })
    await fillSignup()
    await press('Create account')
    const said = () =>
      main
        .getByRole('alert')
        .elements()
        .map(({ textContent }) => textContent)
    await expect.poll(said).toEqual([sentence, sentence])
    await expect.element(field(label)).toHaveFocus()
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(sentence))
    // A changed value is valid again until the server refuses it.
    await field(label).fill('mara@example.org')
    await expect.element(field(label)).not.toHaveAccessibleDescription(new RegExp(sentence))
  },
)

it('signing up works with the keyboard alone', async () => {
  const server = await openApp('/', answers())
  beginAtTop()
  await userEvent.keyboard('{Tab}{Enter}{Tab}{Enter}')
  await expectPath('/signup')
  await expect.element(title).toHaveFocus()
  const past = '{Tab}'
  await userEvent.keyboard(past)
  const typed = [
    ['Email', 'anna@example.org'],
    ['Username', ''],
    ['Display name', 'Anna'],
    ['Password', 'a quiet desk{Tab}'],
    ['Confirm password', 'a quiet desk{Tab}'],
    ['Preferred writing time', '{ArrowDown}'],
  ] as const
  for (const [label, keys] of typed) {
    await userEvent.keyboard('{Tab}')
    await expect.element(field(label)).toHaveFocus()
    if (keys) await userEvent.keyboard(keys)
  }
  await userEvent.keyboard('{Tab}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectPath('/onboarding')
  expect(server.sent('signup')).toMatchObject([
    { email: ANNA.email, username: 'anna', password: PASSWORD },
  ])
})

it('ONB-32 a signup looks right with errors, refused, and accepted, and its recovery code waits for the last step', async () => {
  const signup = refusal('email_taken', { email: errors.email_taken.sentence })
  const server = await openApp('/signup', answers({ signup }))
  await press('Create account')
  await expect.element(field('Email')).toHaveAttribute('aria-invalid', 'true')
  await looksRight()
  await fillSignup()
  await press('Create account')
  await expect.poll(() => main.getByRole('alert').elements()).toHaveLength(2)
  await looksRight()
  server.answers.signup = MADE
  await press('Create account')
  await expect.element(page.getByRole('button', { name: 'Next' })).toBeVisible()
  expect(document.body.textContent).not.toContain(CODE)
  await looksRight()
})
