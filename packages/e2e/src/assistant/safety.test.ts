import { readdir } from 'node:fs/promises'
import { safetyOf, type Verdict } from '@daywell/core/safety'
import { expect, open, test } from '#fixtures/test.ts'
import { allSaid } from '../../../core/src/safety/testing/all-said.ts'

test.use({ timezoneId: 'Europe/London', locale: 'en-GB' })

test.describe('help now', () => {
  test('is found without a network, signed in and on a device that has forgotten everything', async ({
    page,
    context,
    signIn,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED/)
    const samaritans = page.getByRole('link', { name: 'Call 116 123' })
    await signIn()
    await open(page, '/journal')
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
    await context.setOffline(true)
    await page.reload()
    await page.getByRole('link', { name: 'Help now' }).click()
    await expect(samaritans).toHaveAttribute('href', 'tel:116123')
    await page.evaluate(() => localStorage.clear())
    await open(page, '/help')
    await expect(samaritans).toBeVisible()
  })
})

test('the check says the same in this browser, on the page and beside it, as on the server', async ({
  page,
}) => {
  const files = await readdir(new URL('../../../web/dist/assets', import.meta.url))
  const [module, worker] = [/^hearing-[\w-]+\.js$/, /^draft-worker-[\w-]+\.js$/].map((name) =>
    files.find((file) => name.test(file)),
  )
  await open(page, '/help')
  const heard = await page.evaluate(
    async ({ phrases, module, worker }) => {
      const { safetyOf: hear } = await import(`/assets/${module}`)
      const beside = new Worker(`/assets/${worker}`, { type: 'module' })
      const answers = new Promise<Verdict[]>((resolve) => {
        const all: Verdict[] = []
        beside.addEventListener('message', ({ data }) => {
          all[data.of] = data.verdict
          if (data.of === phrases.length - 1) resolve(all)
        })
      })
      for (const [of, text] of phrases.entries()) beside.postMessage({ of, text })
      return { here: phrases.map((text): Verdict => hear(text)), beside: await answers }
    },
    { phrases: allSaid, module, worker },
  )
  const onServer = allSaid.map((phrase) => safetyOf(phrase))
  expect(onServer.length).toBeGreaterThan(1500)
  expect(heard.here).toEqual(onServer)
  expect(heard.beside).toEqual(onServer)
})
