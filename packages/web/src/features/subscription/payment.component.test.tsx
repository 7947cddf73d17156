import { afterEach, expect, it, vi } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { ownDocument } from '#kit/navigation/own-document.ts'
import {
  button,
  choosePlan,
  known,
  main,
  NONE,
  openPlans,
  paid,
  SANDBOX,
  SECRET,
  sellingAnswers,
  title,
} from './testing/payer.ts'

const SANDBOX_PATH = '/api/stripe/sandbox'
const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' }
const number = page.getByLabelText('Card number')
const verdict = page.getByRole('alert')
const card = (digits: string) => page.getByRole('button', { name: new RegExp(digits) })
const activated = page.getByText('Subscription activated successfully!')

type Bank = (path: string, fields: URLSearchParams) => unknown

/** Answers the form's calls to the payment sandbox, which aren't part of our contract. */
function standInBank(answer: Bank): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), origin)
    if (!pathname.startsWith(SANDBOX_PATH)) return fetch(input, init)
    const fields = init?.body instanceof URLSearchParams ? init.body : new URLSearchParams()
    return Response.json(await answer(pathname.slice(SANDBOX_PATH.length), fields))
  }
}

afterEach(() => {
  vi.unstubAllGlobals()
  ownDocument.isLeft = () => false
})

it('PAY-13 PAY-28 PAY-46 PAY-49 the client secret opens the form, and a test card pays by keyboard alone', async () => {
  const server = await openPlans()
  const asked: URLSearchParams[] = []
  const held = Promise.withResolvers<void>()
  standInBank(async (_, fields) => {
    asked.push(fields)
    await held.promise
    return { status: 'succeeded' }
  })
  await choosePlan('Monthly')
  await expect.element(page.getByText('Test mode: no money moves')).toBeVisible()
  await expect.element(title).toHaveFocus()
  await expect.element(page.getByText('Due today')).toBeVisible()
  await looksRight()
  await expect.element(number).toHaveAttribute('autocomplete', 'off')
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}')
  await expect.element(number).toHaveFocus()
  await userEvent.keyboard('4242{Enter}')
  await expect.element(page.getByText('This card number isn’t complete')).toBeVisible()
  await expect.element(page.getByText('Enter three digits')).toBeVisible()
  await expect.element(number).toHaveFocus()
  expect(asked).toEqual([])
  await userEvent.keyboard('{End}424242424242')
  await expect.element(number).toHaveValue(CARDS.pays)
  await userEvent.keyboard('{Tab}1234')
  await expect.element(page.getByLabelText('Expiration date')).toHaveValue('12 / 34')
  await userEvent.keyboard('{Tab}123{Tab}{Enter}')
  const busy = button('Processing...')
  await expect.element(busy).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await button('Change plan').click({ force: true })
  await expect.element(busy).toBeVisible()
  server.answers.subscription = known(paid('monthly'))
  held.resolve()
  await expect.element(activated).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/journal')
  expect(asked.map((fields) => Object.fromEntries(fields))).toEqual([
    {
      key: SANDBOX.publishableKey,
      client_secret: SECRET,
      return_url: `${origin}/subscription/success`,
      'payment_method_data[type]': 'card',
      'payment_method_data[card][number]': '4242424242424242',
      'payment_method_data[card][exp_month]': '12',
      'payment_method_data[card][exp_year]': '2034',
      'payment_method_data[card][cvc]': '123',
    },
  ])
})

it('PAY-47 PAY-48 ERR-42 a declined card, a lost response and a failed challenge are reported, then a year is paid', async () => {
  const server = await openPlans()
  const no = (message?: string) => ({ error: { type: 'card_error', message } })
  let answer: Bank = () => no('Your card was declined.')
  standInBank((...asked) => answer(...asked))
  await choosePlan('Yearly')
  const subscribe = button('Subscribe')
  await card(CARDS.declined).click()
  await expect.element(number).toHaveValue(CARDS.declined)
  await subscribe.click()
  await expect.element(verdict).toHaveTextContent('Your card was declined.')
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await subscribe.click()
  await expect.element(verdict).toHaveTextContent('Payment failed')

  answer = (path, fields) => {
    if (path.endsWith('/confirm')) return { status: 'requires_action', amount: 6500 }
    return fields.get('outcome') === 'complete' ? { status: 'succeeded' } : no('The bank said no.')
  }
  const dialog = page.getByRole('dialog', { name: 'Test authentication' })
  const bankSays = (name: string) => dialog.getByRole('button', { name }).click()
  await card('4000 0025 0000 3155').click()
  await subscribe.click()
  await expect.element(dialog.getByText(/^Test mode: no money moves\..*\$65\.00/)).toBeVisible()
  await bankSays('Fail authentication')
  await expect.element(verdict).toHaveTextContent('The bank said no.')
  await subscribe.click()
  server.answers.subscription = known(paid('yearly'))
  await bankSays('Complete authentication')
  await expect.element(activated).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/journal')
})

const STRIPE = { ...SANDBOX, mode: 'stripe', publishableKey: 'pk_test_1' } as const

/** Simulates the document whose policy allows Stripe's script. */
function beInPaymentDocument(): void {
  const visit = { name: `${origin}/subscription` } as PerformanceEntry
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([visit])
}

it('ERR-43 a blocked Stripe script is reported, and that nothing was paid', async () => {
  const tools = cdp() as unknown as { send(method: string, params?: object): Promise<unknown> }
  await tools.send('Network.enable')
  await tools.send('Network.setBlockedURLs', { urls: ['https://js.stripe.com/*'] })
  beInPaymentDocument()
  await openPlans(NONE, { paymentConfig: { status: 200, body: STRIPE } })
  await page.getByRole('radio', { name: 'Yearly' }).click()
  await button('Subscribe $65/year').click()
  await expect.element(title).toHaveTextContent('We couldn’t open the payment form')
  await expect.element(title).toHaveFocus()
  const said =
    'Subscription service is temporarily unavailable. Please try again later or contact support.'
  await expect.element(page.getByText(said)).toBeVisible()
  await expect.element(page.getByText(/^You haven’t been charged\./)).toBeVisible()
  await looksRight()
  await tools.send('Network.disable')
})

interface Confirmed {
  readonly confirmParams: { readonly return_url: string }
}

/** A stand-in for Stripe's script, with answers from the test. */
function standInStripe(confirm: (asked: Confirmed) => unknown): void {
  const element = {
    on: (name: string, act: () => void) => void (name === 'ready' && setTimeout(act)),
    mount: (place: HTMLElement) => place.replaceChildren('Stripe’s own fields'),
    destroy() {},
  }
  const Stripe = () => ({
    elements: () => ({ create: () => element, update() {} }),
    confirmPayment: async (asked: Confirmed) => confirm(asked),
    retrievePaymentIntent: async () => ({}),
  })
  vi.stubGlobal('Stripe', Object.assign(Stripe, { version: 'endive' }))
}

it('PAY-30 PAY-31 ERR-42 Stripe’s fields take the card, its message is shown, and paying opens the journal', async () => {
  const asked: Confirmed[] = []
  const declined = { error: { type: 'card_error', message: 'Your card was declined.' } }
  let answer: unknown = { error: { type: 'validation_error', message: 'Incomplete.' } }
  standInStripe((how) => {
    asked.push(how)
    return answer
  })
  beInPaymentDocument()
  const server = await openPlans(NONE, { paymentConfig: { status: 200, body: STRIPE } })
  await choosePlan('Monthly')
  await expect.element(page.getByText('Stripe’s own fields')).toBeVisible()
  expect(page.getByText('Test mode: no money moves').elements()).toEqual([])
  await button('Subscribe').click()
  await expect.poll(() => asked).toHaveLength(1)
  expect(verdict.elements()).toEqual([])
  answer = declined
  await button('Subscribe').click()
  await expect.element(verdict).toHaveTextContent('Your card was declined.')
  answer = { error: { type: 'api_error' } }
  await button('Subscribe').click()
  await expect.element(verdict).toHaveTextContent('Payment failed')
  expect(asked[0]?.confirmParams.return_url).toBe(`${origin}/subscription/success`)
  answer = { paymentIntent: { status: 'succeeded' } }
  server.answers.subscription = known(paid('monthly'))
  ownDocument.isLeft = () => false
  await button('Subscribe').click()
  await expect.element(activated).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/journal')
})

it('PAY-15 PAY-53 PAY-54 the success page polls for a minute from the third second, then says what to do', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    signIn()
    const server = await openApp('/subscription/success', sellingAnswers())
    const asks = () => server.sent('subscription').length
    await expect.element(title).toHaveTextContent('Processing your subscription...')
    await expect.element(page.getByRole('link', { name: 'Open the journal' })).toBeVisible()
    await vi.advanceTimersByTimeAsync(2999)
    const before = asks()
    await vi.advanceTimersByTimeAsync(1)
    await expect.poll(asks).toBe(before + 1)
    for (let second = 6; second < 60; second += 3) {
      await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(1)
      await vi.advanceTimersByTimeAsync(3000)
    }
    await expect.element(title).toHaveTextContent('Processing your subscription...')
    expect(asks()).toBeGreaterThan(before + 5)
    await vi.advanceTimersByTimeAsync(3000)
    await expect.element(title).toHaveTextContent('Your payment isn’t confirmed yet')
    await expect.element(page.getByText(/^Check again in a few minutes/)).toBeVisible()
  } finally {
    vi.useRealTimers()
  }
})

it('PAY-16 PAY-52 on retry, the success page welcomes a person who has paid, with a link on', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    signIn()
    const server = await openApp('/subscription/success', sellingAnswers())
    await vi.advanceTimersByTimeAsync(60_000)
    await button('Check again').click()
    await expect.element(title).toHaveTextContent('Processing your subscription...')
    await expect.element(title).toHaveFocus()
    server.answers.subscription = known(paid('monthly'))
    await vi.advanceTimersByTimeAsync(3000)
    await expect.element(title).toHaveTextContent('Welcome to Premium!')
    const links = [...main.element().querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/journal', '/preferences'])
  } finally {
    vi.useRealTimers()
  }
  await page.getByRole('link', { name: 'Open the journal' }).click()
  await expect.poll(() => location.pathname).toBe('/journal')
})

it('PAY-55 a refused payment is reported on return, and no secret stays in the URL', async () => {
  signIn()
  const given = 'payment_intent_client_secret=pi_1_secret_2&redirect_status=failed'
  await openApp(`/subscription/success?${given}`, sellingAnswers())
  await expect.element(title).toHaveTextContent('Your payment didn’t go through')
  await expect.poll(() => location.search).toBe('?redirect_status=failed')
  await page.getByRole('link', { name: 'Back to plans' }).click()
  await expect.element(title).toHaveTextContent('Choose Your Plan')
})

it('PAY-17 PAY-18 PAY-57 /stripe-test reports the configuration, and its session test ends no session', async () => {
  signIn()
  const server = await openApp('/stripe-test', sellingAnswers())
  const rows = () => document.querySelector('dl')?.textContent
  await expect.poll(rows).toContain('Paymentssandbox: test mode, no money moves')
  expect(rows()).toContain('Publishable keypk_test_sandbox')
  expect(rows()).toContain('Monthly priceprice_monthly')
  expect(rows()).toContain('Yearly priceprice_yearly')
  expect(document.body.textContent).not.toMatch(/sk_|whsec_/)
  await expect.poll(() => server.sent('verify').length).toBeGreaterThan(0)
  await button('Test Authentication').click()
  await expect.element(page.getByText('Status 200')).toBeVisible()
  await expect.element(page.getByText(/"anna@example\.org"/)).toBeVisible()
  expect(server.calls.findLast(({ name }) => name === 'verify')?.headers.get('authorization')).toBe(
    'Bearer a-token',
  )
  for (const status of [401, 403]) {
    server.answers.verify = { status, body: { error: 'Go away', code: 'session_required' } }
    await button('Test Authentication').click()
    await expect.element(page.getByText(`Status ${status}`)).toBeVisible()
    await expect.element(page.getByText(/Go away/)).toBeVisible()
  }
  expect(localStorage.getItem('token')).toBe('a-token')
})
