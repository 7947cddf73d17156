import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { choosePlan, holdPayment, isActivated, subscribeButton } from '#fixtures/paying/journeys.ts'
import { SECRETS } from '#fixtures/paying/sandbox-process.ts'
import { expect, test } from '#fixtures/paying/test.ts'
import { CARDS, stripeTill } from '#fixtures/paying/tills.ts'
import { open } from '#fixtures/test.ts'

const DIST = fileURLToPath(new URL('../../../web/dist', import.meta.url))
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('PAY-28 PAY-29 PAY-30 PAY-51 in stripe mode Stripe’s own fields take the card, which never touches our server; no secret is seen', async ({
  page,
  context,
  signIn,
  server,
  printed,
  problems,
}) => {
  problems.allow(/https:\/\/api\.stripe\.com\/v1\/tokens.* violates /)
  const sent = record(context, server.origin)
  await signIn()
  await open(page, '/journal')
  expect(sent.toStripe, 'nobody who writes meets Stripe').toEqual([])
  // The journal's document lets no script of Stripe's in: the way here leads through another.
  await page.getByRole('link', { name: 'Upgrade' }).first().click()
  await choosePlan(page, 'Monthly')
  expect(sent.toStripe[0]).toMatch(/^https:\/\/js\.stripe\.com\/\w+\/stripe\.js/)
  await expect(page.getByText('Test mode')).toBeHidden()

  await subscribeButton(page).click()
  await expect(page.getByRole('alert'), 'Stripe’s fields say what is missing').toBeHidden()
  await stripeTill.fill(page, 'pays')
  const { letGo, count } = await holdPayment(page)
  const confirmation = page.waitForRequest(stripeTill.confirmation)
  await subscribeButton(page).dblclick()
  await expect(page.getByRole('button', { name: 'Processing...' })).toBeVisible()
  const asked = new URLSearchParams((await confirmation).postData() ?? '')
  expect(asked.get('return_url')).toBe(`${server.origin}/subscription/success`)
  letGo()
  await isActivated(page)
  expect(count()).toBe(1)
  await keepsStripeOut(page)

  const digits = CARDS.pays.replaceAll(' ', '')
  expect(sent.toStripe.join('\n'), 'the watch sees what is sent').toContain(digits)
  const atHome = [...sent.toUs, ...(await Promise.all(sent.answers)), ...printed].join('\n')
  for (const secret of [digits, CARDS.pays, encodeURIComponent(CARDS.pays)])
    expect(atHome).not.toContain(secret)
  for (const text of [atHome, sent.toStripe.join('\n'), await builtFiles()]) {
    for (const secret of Object.values(SECRETS)) expect(text).not.toContain(secret)
    expect(text).not.toMatch(/\b(?:sk|rk)_(?:test|live)_\w|\bwhsec_\w/)
  }
})

test('PAY-39 PAY-55 the bank asks on a page of its own and leads back: a refusal is said, and who has paid is welcomed before any webhook came', async ({
  page,
  signIn,
  stripe,
}) => {
  await stripe.holdWebhooks()
  await signIn()
  await open(page, '/subscription')
  await choosePlan(page, 'Monthly')
  await stripeTill.fill(page, 'asks')
  await subscribeButton(page).click()
  await stripeTill.answerBank(page, 'Fail authentication')
  await expect(title(page)).toHaveText('Your payment didn’t go through')
  await expect(page).toHaveURL('/subscription/success?redirect_status=failed')
  await page.getByRole('link', { name: 'Back to plans' }).click()

  await choosePlan(page, 'Monthly')
  await stripeTill.fill(page, 'asks')
  await subscribeButton(page).click()
  await stripeTill.answerBank(page, 'Complete authentication')
  await expect(page, 'the secret of the payment does not stay in the address').toHaveURL(
    '/subscription/success?redirect_status=succeeded',
  )
  await expect(title(page)).toHaveText('Welcome to Premium!')
  await stripe.releaseWebhooks()
  await stripe.flushWebhooks()
  await open(page, '/subscription')
  await expect(title(page)).toHaveText('Subscription Management')
})

/** The document in which one writes has no script of Stripe's, and a policy that lets none call there. */
async function keepsStripeOut(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: 'Entry', exact: true })).toBeVisible()
  const found = await page.evaluate(async () => ({
    script: 'Stripe' in window || document.querySelector('[src^="https://js.stripe.com"]') !== null,
    call: await new Promise<string>((resolve) => {
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => resolve(blockedURI))
      fetch('https://api.stripe.com/v1/tokens', { method: 'POST' }).then(
        () => resolve('let through'),
        () => {},
      )
    }),
  }))
  expect(found).toEqual({ script: false, call: 'https://api.stripe.com/v1/tokens' })
}

interface Sent {
  readonly toUs: string[]
  readonly toStripe: string[]
  /** What our server answered. */
  readonly answers: Promise<string>[]
}

/** Everything that leaves the browser, by where it goes, and what comes back from us. */
function record(context: BrowserContext, ours: string): Sent {
  const sent: Sent = { toUs: [], toStripe: [], answers: [] }
  context.on('request', (request) => {
    const text = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    const { hostname } = new URL(request.url())
    if (request.url().startsWith(ours)) sent.toUs.push(text)
    else if (hostname.endsWith('.stripe.com')) sent.toStripe.push(text)
  })
  context.on('response', (response) => {
    if (response.url().startsWith(`${ours}/api/`))
      sent.answers.push(response.text().catch(() => ''))
  })
  return sent
}

/** All that was built for browsers, as one text. */
async function builtFiles(): Promise<string> {
  const files = await readdir(DIST, { recursive: true, withFileTypes: true })
  const texts = files.filter(({ name }) => /\.(?:js|css|html|json|webmanifest)$/.test(name))
  const read = texts.map((file) => readFile(join(file.parentPath, file.name), 'utf8'))
  return (await Promise.all(read)).join('\n')
}
