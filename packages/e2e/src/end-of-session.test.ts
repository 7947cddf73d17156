import type { BrowserContext, Page } from '@playwright/test'
import { openJournal, write } from '#fixtures/harness.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { expect, open, store, test } from '#fixtures/test.ts'

/** All that is only on this device: entries, what waits for the server, drafts and the level. */
async function onlyHere(page: Page, who: SignedIn) {
  await openJournal(page, who)
  return page.evaluate(() => {
    const { store: kept, drafts, levels } = window.journal
    const entries = kept.entries().map(({ _id, content }) => [_id, content])
    return { entries, outbox: kept.outbox(), drafts: drafts.all(), level: levels.level() }
  })
}

type Here = Awaited<ReturnType<typeof onlyHere>>

/** The level, and all words in entries and drafts, wherever they are kept by now. */
const textsIn = ({ entries, drafts, level }: Here) => {
  const texts = [...entries.map(([, content]) => content), ...drafts.map(({ content }) => content)]
  return [level, ...texts.sort()]
}

/** Nothing is to arrive on the server meanwhile; a route would make each of these pages twice as dear. */
const cutOff = (context: BrowserContext) =>
  context.addInitScript(() => {
    const own = window.fetch
    window.fetch = async (to, how) => {
      const { pathname } = new URL(to instanceof Request ? to.url : to, location.href)
      if (/^\/api\/(journal|user)/.test(pathname)) throw new TypeError('Failed to fetch')
      return own(to, how)
    }
  })

test('PRIV-39 PRIV-43 whatever ends a session, what is only here stays, and so does the level', async ({
  page,
  context,
  people,
  problems,
}) => {
  problems.allow(/status of 40[13]/)
  const [anna, boris] = [await people.signIn(), await people.signIn()]
  await cutOff(context)
  await openJournal(page, anna)
  await page.evaluate(() => window.journal.levels.choose('hybrid'))
  await write(page, 'kept here', true)
  await write(page, 'not on the server yet')
  // That it was tried is noted with it, and is so before it is looked at.
  const isTried = () => window.journal.store.outbox().every(({ sent }) => sent)
  await expect.poll(() => page.evaluate(isTried)).toBe(true)
  await page.evaluate(() => {
    const lastModified = new Date().toISOString()
    window.journal.drafts.write({ content: 'half a sentence', title: '', lastModified })
  })
  const before = await onlyHere(page, anna)
  expect(before).toMatchObject({ level: 'hybrid', drafts: [{ content: 'half a sentence' }] })
  expect(before.entries).toHaveLength(2)
  expect(before.outbox).toHaveLength(1)

  const ends: Record<string, () => Promise<unknown>> = {
    'a refused session': async () => {
      await store(page, { ...anna, token: 'no longer taken' })
      await page.goto('/summary')
    },
    'another tab': async () => {
      await store(page, { ...anna })
      await open(page, '/summary')
      const other = await context.newPage()
      await store(other, {})
      await other.evaluate(() => localStorage.removeItem('token'))
      await other.close()
    },
    'the log-out': async () => {
      await store(page, { ...anna })
      await open(page, '/summary')
      await page.getByRole('button', { name: 'Log Out' }).click()
      await page.getByRole('button', { name: 'Keep here and log out' }).click()
    },
    'somebody else who signs in': async () => {
      await store(page, { ...boris })
      await open(page, '/summary')
      await store(page, { ...boris, token: 'no longer taken' })
      await page.goto('/summary')
    },
  }
  for (const [how, end] of Object.entries(ends)) {
    await end()
    await expect(page, how).toHaveURL(/\/(login)?$/)
    expect(await page.evaluate(() => localStorage.getItem('token')), how).toBeNull()
    const here = await onlyHere(page, anna)
    expect(textsIn(here), how).toEqual(textsIn(before))
    // PRIV-60: whoever logs out has their draft saved first.
    if (here.drafts.length > 0) expect(here, how).toEqual(before)
    else expect(['the log-out', 'somebody else who signs in']).toContain(how)
  }
})
