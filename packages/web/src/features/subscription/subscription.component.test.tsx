import { expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import {
  button,
  dayOf,
  known,
  main,
  NONE,
  openPlans,
  paid,
  SANDBOX,
  sellingAnswers,
  title,
} from './testing/payer.ts'

const UNAVAILABLE =
  'Subscription service is temporarily unavailable. Please try again later or contact support.'
const texts = (of: Locator) => of.elements().map(({ textContent }) => textContent)
const radio = (name: string) => page.getByRole('radio', { name })
const question = page.getByRole('alertdialog', { name: 'Cancel your subscription?' })
const invoices = page.getByRole('region', { name: 'Invoices' })

/** Expects both cards, with prices and links to the plans. */
async function expectPlans(teaser: Locator): Promise<void> {
  await expect.element(teaser.getByRole('link', { name: 'Get Annual Plan' })).toBeVisible()
  expect(texts(teaser.getByRole('article'))).toEqual([
    expect.stringMatching(/Monthly.*\$6(?!\d).*Get Monthly Plan/s),
    expect.stringMatching(
      /Annual.*BEST VALUE.*\$65.*\$5\.42\/month.*Save \$7 with yearly billing.*Get Annual Plan/s,
    ),
  ])
  for (const name of ['Get Monthly Plan', 'Get Annual Plan'])
    await expect
      .element(teaser.getByRole('link', { name }))
      .toHaveAttribute('href', '/subscription')
}

it('PAY-03 PAY-04 PAY-05 PAY-06 the teaser says what Premium adds and links to the plans', async () => {
  signIn()
  await openApp('/summary', sellingAnswers())
  await expect
    .element(main.getByRole('heading', { name: 'Unlock Advanced Insights' }))
    .toBeVisible()
  expect(texts(main.getByRole('listitem')).map((one) => one?.toLowerCase())).toEqual([
    'ai-powered insights and conversation',
    'weekly and monthly summary reports',
    'pdf export',
    'advanced emotional analysis',
  ])
  await expectPlans(main)
})

it('AI-01 PAY-07 the compact teaser of the panel leaves out lists, and its link chooses the plan', async () => {
  signIn()
  await openApp('/journal', sellingAnswers())
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'AI Assistant' })
  await expect.element(panel.getByRole('heading', { name: 'Unlock AI Assistant' })).toBeVisible()
  await expectPlans(panel)
  expect(panel.getByRole('list').elements()).toEqual([])
  expect(panel.element().textContent).not.toMatch(/Writing is always free|Billed monthly/)
  await panel.getByRole('link', { name: 'Get Monthly Plan' }).click()
  await expect.poll(() => location.pathname).toBe('/subscription')
  await expect.element(radio('Monthly')).toBeChecked()
})

it('PAY-01 PAY-02 PAY-08 PAY-11 the plans come once the status is known, and say what they cost and promise', async () => {
  const held = Promise.withResolvers<void>()
  await openPlans(NONE, { subscription: () => held.promise.then(() => known(NONE)) })
  await expect.element(main.getByRole('status')).toHaveTextContent('Loading your subscription')
  expect(main.getByRole('radio').elements()).toEqual([])
  held.resolve()
  await expect.element(title).toHaveTextContent('Choose Your Plan')
  await expect.element(radio('Monthly')).toHaveAccessibleDescription(/\$6 a month.*Cancel anytime/)
  await expect
    .element(radio('Yearly'))
    .toHaveAccessibleDescription(/\$65 a year.*\$5\.42\/month.*Save \$7 with yearly billing/)
  await expect.element(page.getByRole('heading', { name: "What's Included" })).toBeVisible()
  expect(main.getByRole('listitem').elements()).toHaveLength(4)
  await expect
    .element(main)
    .toMatchTextContent(/7-day money-back guarantee\. Cancel anytime\. Secure payment\./)
  await expect
    .element(main)
    .toMatchTextContent(/within seven days of your first payment and we’ll refund/)
  await looksRight()
})

it('PAY-12 ERR-38 ERR-39 ERR-40 the button follows the plan and the progress, and errors are shown', async () => {
  const held = Promise.withResolvers<void>()
  const refused = { status: 403, body: { error: 'No', code: 'not_allowed' } }
  const server = await openPlans(NONE, { createCustomer: () => held.promise.then(() => refused) })
  await expect.element(radio('Yearly')).toBeVisible()
  ;(radio('Yearly').element() as HTMLElement).focus()
  await expect.element(button('Subscribe $65/year')).toBeVisible()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(radio('Monthly')).toBeChecked()
  await expect.element(radio('Monthly')).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(button('Subscribe $6/month')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button('Setting up...')).toHaveFocus()
  held.resolve()
  const trouble = main.getByRole('alert')
  const told = (words: string) => trouble.getByText(words, { exact: true })
  await expect.element(told('Access denied. Please check your account status.')).toBeVisible()
  await expect.element(trouble.getByText(/^You haven’t been charged\./)).toBeVisible()
  const said = { error: 'The bank is asleep', code: 'invalid_input' }
  for (const [status, body, words] of [
    [422, said, 'Error: The bank is asleep'],
    [500, { error: '', code: '' }, 'Failed to create subscription. Please try again.'],
  ] as const) {
    server.answers.createCustomer = { status, body }
    await button('Subscribe $6/month').click()
    await expect.element(told(words)).toBeVisible()
  }
})

it('ERR-37 ERR-41 ERR-43 a missing price, unavailable payments and an ended session are reported', async () => {
  const down = { error: UNAVAILABLE, code: 'payments_unavailable' }
  const server = await openPlans(NONE, {
    paymentConfig: {
      status: 200,
      body: { ...SANDBOX, prices: { monthly: null, yearly: 'price_yearly' } },
    },
    createCustomer: { status: 503, body: down },
  })
  const trouble = main.getByRole('alert')
  await radio('Monthly').click()
  await button('Subscribe $6/month').click()
  await expect
    .element(trouble.getByText('Subscription configuration error. Please try again later.'))
    .toBeVisible()
  await radio('Yearly').click()
  await button('Subscribe $65/year').click()
  await expect.element(trouble).toHaveTextContent(UNAVAILABLE)
  server.answers.createCustomer = { status: 401, body: { error: 'No', code: 'session_required' } }
  await button('Subscribe $65/year').click()
  await expect.poll(() => location.pathname).toBe('/login')
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('Authentication expired. Please sign in again.')
})

it('PAY-14 a subscription that began elsewhere is found, and shown with its plan, its date and its invoices', async () => {
  const status = paid('monthly')
  const now = new Date().toISOString()
  const one = { id: 'in_1', number: null, createdAt: now, amountPaid: 600, currency: 'usd' }
  const server = await openPlans(NONE, {
    createCustomer: { status: 409, body: { error: 'Already', code: 'already_subscribed' } },
    invoices: { status: 200, body: [{ ...one, status: 'paid', url: null }] },
  })
  await expect.element(title).toHaveTextContent('Choose Your Plan')
  server.answers.subscription = known(status)
  await button('Subscribe $65/year').click()
  await expect.element(title).toHaveTextContent('Subscription Management')
  await expect.element(title).toHaveFocus()
  await expect.element(main).toMatchTextContent(/You already subscribed in another tab/)
  expect(texts(main.getByRole('definition'))).toEqual([
    'Monthly, $6/month',
    dayOf(status.currentPeriodEnd ?? ''),
    'Premium ends right away, and we’ll refund you in full.',
  ])
  expect(texts(main.getByRole('term'))[1]).toBe('Next billing date')
  await expect.element(invoices.getByRole('listitem')).toMatchTextContent(dayOf(now))
  await expect.element(invoices.getByRole('listitem')).toMatchTextContent(/\$6\.00.*Paid/)
  await looksRight()
})

it('ERR-51 invoices that failed to load are retried on request and on reconnect', async () => {
  const refused = { status: 500, body: { error: 'No', code: 'made_up' } }
  const one = { id: 'in_1', number: null, createdAt: '2026-03-01T10:00:00.000Z', amountPaid: 600 }
  const listed = [{ ...one, currency: 'usd', status: 'paid' as const, url: null }]
  const server = await openPlans(paid('monthly'), { invoices: refused })
  const retry = invoices.getByRole('button', { name: 'Try again' })
  await retry.click()
  await expect.poll(() => server.sent('invoices')).toHaveLength(2)
  await expect.element(retry).toBeVisible()
  server.answers.invoices = { status: 200, body: listed }
  window.dispatchEvent(new Event('online'))
  await expect.element(invoices.getByRole('listitem')).toMatchTextContent(/\$6\.00.*Paid/)
  expect(retry.query()).toBeNull()
})

it('PAY-40 ERR-44 canceling asks first, reports a failure, and then shows the outcome', async () => {
  const server = await openPlans(paid('monthly'), {
    cancelSubscription: () => Promise.reject(new TypeError('Failed to fetch')),
  })
  const cancel = button('Cancel Subscription')
  const confirm = question.getByRole('button', { name: 'Cancel Subscription' })
  await cancel.click()
  await expect.element(question).toMatchTextContent(/Premium ends now and we’ll refund you in full/)
  await expect.element(question.getByRole('button', { name: 'Keep Subscription' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(cancel).toHaveFocus()
  expect(server.sent('cancelSubscription')).toEqual([])
  await cancel.click()
  await confirm.click()
  await expect.element(page.getByText('Failed to cancel subscription')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()

  server.answers.cancelSubscription = () => {
    server.answers.subscription = known(NONE)
    return { status: 200, body: { outcome: 'refunded', currentPeriodEnd: null } }
  }
  await cancel.click()
  await confirm.click()
  await expect.element(page.getByText('Subscription canceled successfully')).toBeVisible()
  await expect.element(title).toHaveTextContent('Choose Your Plan')
  await expect
    .element(main)
    .toMatchTextContent(/Premium has ended, and your refund is on its way\./)
})

it('PAY-44 a subscription canceled later runs until its end, and can be resumed', async () => {
  const status = paid('yearly', { ifCancelled: 'ends-with-period' })
  const ending = known({ ...status, cancelAtPeriodEnd: true })
  const server = await openPlans(status, {
    cancelSubscription: () => {
      server.answers.subscription = ending
      const { currentPeriodEnd } = status
      return { status: 200, body: { outcome: 'ends-with-period', currentPeriodEnd } }
    },
    resumeSubscription: () => {
      server.answers.subscription = known(status)
      return known(status)
    },
  })
  const day = dayOf(status.currentPeriodEnd ?? '')
  await button('Cancel Subscription').click()
  await expect.element(question).toMatchTextContent(`Premium stays on until ${day}, and you won’t`)
  await question.getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect.element(page.getByText('Subscription canceled successfully')).toBeVisible()
  await expect.element(main).toMatchTextContent(`You canceled. Premium stays on until ${day}.`)
  expect(texts(main.getByRole('term'))).toEqual(['Plan', 'Premium until'])
  expect(button('Cancel Subscription').elements()).toEqual([])
  await expect.element(title).toHaveFocus()
  ;(button('Resume Subscription').element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Subscription resumed')).toBeVisible()
  await expect.element(main).toMatchTextContent(/Premium is on and renews on/)
  await expect.element(title).toHaveFocus()
  await expect.element(button('Cancel Subscription')).toBeVisible()
})

it('a failed renewal is shown with its grace period, and can be paid', async () => {
  const soon = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString()
  const owed = { amount: 600, currency: 'usd', paidUntil: soon(29) }
  const server = await openPlans(
    paid('monthly', {
      paymentFailed: true,
      graceUntil: soon(1.5),
      owed,
      ifCancelled: 'ended',
    }),
  )
  await expect
    .element(main)
    .toMatchTextContent(/Your last payment failed\. Premium stays on for 2 more days\./)
  expect(texts(main.getByRole('definition'))).toEqual([
    'Monthly, $6/month',
    dayOf(soon(1.5)),
    'Premium ends right away, and you won’t be charged the outstanding balance.',
  ])
  await looksRight()
  await button('Pay $6.00 now').click()
  await expect.element(title).toHaveTextContent('Pay for Your Renewal')
  expect(texts(main.getByRole('definition'))).toEqual(['$6.00', '$6.00', dayOf(owed.paidUntil)])
  await button('Back').click()
  await expect.element(title).toHaveTextContent('Subscription Management')
  expect(server.sent('createSubscription')).toEqual([
    { priceId: 'price_monthly', customerId: 'cus_1' },
  ])
})

it('PAY-09 ERR-43 without payments the page says so, offers no changes, and links to the free journal', async () => {
  signIn()
  const running = paid('monthly', { ifCancelled: 'ends-with-period' })
  await openApp('/subscription', answersForAnna({ subscription: known(running) }))
  await expect.element(main).toMatchTextContent(/Payments are off on this server/)
  expect(main.getByRole('button').elements()).toEqual([])
  await openApp('/subscription', answersForAnna())
  await expect.element(main.getByText(UNAVAILABLE)).toBeVisible()
  expect(main.getByRole('radio').elements()).toEqual([])
  expect(main.getByRole('button').elements()).toEqual([])
  await looksRight()
  await main.getByRole('link', { name: 'Continue to Journal (Free Version)' }).click()
  await expect.poll(() => location.pathname).toBe('/journal')
  await expect.element(page.getByRole('textbox', { name: 'Entry' })).toBeVisible()
})

it('while the status is unknown, the plans page says so and retries, and the journal sells nothing', async () => {
  const down = { error: UNAVAILABLE, code: 'payments_unavailable' }
  const server = await openPlans(NONE, { subscription: { status: 503, body: down } })
  await expect.element(main.getByText(UNAVAILABLE)).toBeVisible()
  await main.getByRole('link', { name: 'Continue to Journal (Free Version)' }).click()
  await page.getByRole('button', { name: 'AI Assistant', exact: true }).click()
  const panel = page.getByRole('complementary', { name: 'AI Assistant' })
  await expect.element(panel).toBeVisible()
  expect(panel.element().textContent).not.toContain('$6')
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await expect.element(button('Try again')).toBeVisible()
  server.answers.subscription = known(NONE)
  await button('Try again').click()
  await expect.element(title).toHaveTextContent('Choose Your Plan')
})

it('PAY-10 PAY-20 PAY-56 an ended session clears the status, and the next one loads its own', async () => {
  const server = await openPlans(paid('yearly'))
  await expect.element(main).toMatchTextContent(/Yearly, \$65\/year/)
  localStorage.removeItem('token')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect.element(title).toHaveTextContent('Please log in again')
  await expect.element(title).toHaveFocus()
  await expect.element(main).not.toMatchTextContent(/Yearly/)
  await expect
    .element(main.getByRole('link', { name: 'Sign In' }))
    .toHaveAttribute('href', '/login')
  await expect
    .element(main.getByRole('link', { name: 'Return to Journal' }))
    .toHaveAttribute('href', '/journal')
  await looksRight()
  const user = { id: 'ben', email: 'ben@example.org', username: 'ben', displayName: 'Ben' }
  server.answers.verify = { status: 200, body: { user, onboardingComplete: true } }
  server.answers.subscription = known(NONE)
  localStorage.setItem('userId', 'ben')
  localStorage.setItem('token', 'another-token')
  dispatchEvent(new StorageEvent('storage', { key: 'token' }))
  await expect.element(title).toHaveTextContent('Choose Your Plan')
})

it('PAY-60 PAY-90 if everyone has Premium nothing is sold, nothing is locked, and Upgrade is hidden', async () => {
  const everyone = { ...NONE, hasActiveSubscription: true, forEveryone: true } as const
  signIn()
  const who = { provider: 'builtin', model: null, host: null, here: true } as const
  const answers = {
    subscription: known(everyone),
    whereWordsGo: { status: 200, body: who },
  } as const
  await openApp('/subscription', answersForAnna(answers))
  await expect.element(main).toMatchTextContent(/Premium is free for everyone on this server/)
  expect(main.getByRole('button').elements()).toEqual([])
  expect(main.element().textContent).not.toContain('$')
  const upgrade = page.getByRole('link', { name: 'Upgrade', exact: true })
  expect(upgrade.query()).toBeNull()
  await looksRight()
  await main.getByRole('link', { name: 'Return to Journal' }).click()
  const panel = page.getByRole('complementary', { name: /^AI Assistant/ })
  await expect.element(panel.getByText('Premium')).toBeVisible()
  expect(panel.element().textContent).not.toContain('Unlock')
  await openApp('/journal', answersForAnna())
  await expect.element(upgrade).toBeVisible()
})
