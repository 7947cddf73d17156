import type { IncomingMessage } from 'node:http'
import type { Page } from '@playwright/test'
import { edit, entriesOnServer, openJournal, textsOn, waitingOn, write } from '#fixtures/harness.ts'
import { answerNotNow } from '#fixtures/not-now.ts'
import { peopleOf } from '#fixtures/people.ts'
import { watchProblems } from '#fixtures/problems.ts'
import { type RunningServer, startServer } from '#fixtures/server.ts'
import { expect, test } from '#fixtures/test.ts'
import { layWire, type Moment, type Wire } from '#fixtures/wire.ts'

const statusOn = (page: Page) => page.evaluate(() => window.journal.sync.status())

/** Every kind of status that the page has shown since it was asked to note them. */
async function noteStatus(page: Page): Promise<() => Promise<string[]>> {
  const noted = await page.evaluateHandle(() => {
    const kinds = [window.journal.sync.status().kind]
    window.journal.sync.subscribe(() => kinds.push(window.journal.sync.status().kind))
    return kinds
  })
  return () => noted.jsonValue()
}

test.describe('a server that is killed during a save', () => {
  let server: RunningServer
  let wire: Wire
  test.beforeEach(async () => {
    server = await startServer()
    wire = await layWire(server.origin)
  })
  test.afterEach(async () => {
    await wire.close()
    await server.stop()
  })

  test('SYNC-33 has the entry once when it is back, at whatever moment it died, and nobody was told too much', async ({
    browser,
    playwright,
  }) => {
    const anna = await peopleOf(server).signIn()
    const context = await browser.newContext({ baseURL: wire.origin })
    await answerNotNow(context)
    const problems = watchProblems(context, wire.origin)
    // How it looks that a line is cut depends on how much of the request had come through.
    problems.allow(/ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET/)
    const page = await context.newPage()
    const request = await playwright.request.newContext({ baseURL: server.origin })
    await openJournal(page, anna)
    await expect.poll(async () => (await statusOn(page)).kind).toBe('saved')

    const fits = ({ method, url }: IncomingMessage) => method === 'POST' && url === '/api/journal'
    const answered: (number | undefined)[] = []
    const act = (status?: number) => {
      answered.push(status)
      return server.kill()
    }
    const texts: string[] = []
    for (const at of ['during', 'after'] satisfies Moment[]) {
      wire.cutNext({ fits, at, act })
      const id = await write(page, `written when it died: ${at}`)
      const kinds = await noteStatus(page)
      await expect
        .poll(() => statusOn(page))
        .toMatchObject({ kind: 'failed', why: 'offline', count: 1 })
      texts.push(`written when it died: ${at}, and gone on without it`)
      expect(await edit(page, id, texts.at(-1) ?? '')).toBe(id)
      expect((await textsOn(page)).sort()).toEqual([...texts].sort())
      expect(await kinds()).not.toContain('saved')

      await server.restart()
      await expect.poll(async () => (await statusOn(page)).kind).toBe('saved')
      expect(await waitingOn(page)).toBe(0)
      const stored = await entriesOnServer(request, anna)
      expect(stored.map(({ content }) => content).sort()).toEqual([...texts].sort())
      const ids = await page.evaluate(() => window.journal.store.entries().map(({ _id }) => _id))
      expect([...ids].sort()).toEqual(stored.map(({ _id }) => _id).sort())
    }
    expect(answered).toEqual([undefined, 201])
    expect(problems.left()).toEqual([])
    await request.dispose()
    await context.close()
  })
})
