import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { MediaInfo, StoredMedia } from '@daywell/core/media'
import type { BrowserContext, Page } from '@playwright/test'
import { type Device, test as onDevice } from '#fixtures/device.ts'
import { openJournal, serveWorkers } from '#fixtures/harness.ts'
import type { SignedIn } from '#fixtures/people.ts'
import { type RunningServer, startServer } from '#fixtures/server.ts'
import { expect } from '#fixtures/test.ts'
import type { Acknowledged } from '../../../web/src/services/media/testing/photo-chores.ts'
import { dice } from '../../../web/src/services/sync/fuzz/dice.ts'

/** `npm run proof -- media` has more of them, and PostgreSQL. */
const KILLS = Number(process.env.TAB_KILLS ?? 3)
const SEED = Number(process.env.MEDIA_SEED ?? 1)
const url = process.env.TAB_DATABASE_URL
const MAX_ACTS = 12
const LATER = fileURLToPath(new URL('../../../bench/src/media/later-process.ts', import.meta.url))

const test = onDevice.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here
    async ({}, use) => {
      const server = await startServer({
        RATE_LIMIT_PER_MINUTE: '0',
        ...(url && { DATABASE_URL: url }),
      })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
})

interface World {
  readonly device: Device
  readonly server: RunningServer
  readonly anna: SignedIn
  readonly random: ReturnType<typeof dice>
  readonly photos: Map<string, MediaInfo>
  readonly texts: Set<string>
  context?: BrowserContext
}

/** What dies, and how. */
const DEATHS = {
  tab: async (_: World, page: Page) => {
    const gone = page.waitForEvent('crash')
    const tools = await page.context().newCDPSession(page)
    tools.send('Page.crash').catch(() => {})
    await gone
    await page.close()
  },
  browser: async (world: World) => {
    await world.device.crash()
    delete world.context
  },
  server: async ({ server }: World) => {
    await server.kill()
    await server.restart()
  },
  connection: async (_: World, page: Page) => {
    await page.context().setOffline(true)
    await page.context().setOffline(false)
  },
  worker: async (_: World, page: Page) => {
    await Promise.all(page.workers().map((one) => one.evaluate('self.close()').catch(() => {})))
  },
}

async function openPage(world: World): Promise<Page> {
  const page = world.context ? await world.context.newPage() : await world.device.start()
  if (!world.context) await serveWorkers(page.context())
  world.context = page.context()
  await openJournal(page, world.anna)
  return page
}

/** Lets the person go on until something dies, and the tab with it. */
async function workUntilDeath(world: World, page: Page): Promise<void> {
  const { random, photos, texts } = world
  const death = random.pick(Object.keys(DEATHS) as (keyof typeof DEATHS)[]) ?? 'tab'
  let left = 1 + random.below(MAX_ACTS)
  const due = Promise.withResolvers<void>()
  await page.exposeFunction('tell', (what: Acknowledged) => {
    if (what.kind === 'added') photos.set(what.info.id, what.info)
    if (what.kind === 'saved') texts.add(what.text)
    if (what.kind === 'deleting') for (const text of what.texts) texts.delete(text)
    left -= 1
    if (left === 0) due.resolve()
  })
  await page.evaluate(
    (seed) => {
      const tell: (what: unknown) => void = Reflect.get(window, 'tell')
      window.harness.doChores(window.journal, seed, tell).catch(() => {})
    },
    random.below(2 ** 31),
  )
  await due.promise
  await DEATHS[death](world, page)
  if (death !== 'tab' && death !== 'browser') await DEATHS.tab(world, page)
}

/** What was acknowledged and isn't there byte for byte. */
async function missingOn(page: Page, { photos, texts }: World): Promise<string[]> {
  const missing = await page.evaluate(
    async ([infos, lines]) => {
      const { journal } = window
      const all = journal.store.entries().map(({ content }) => content)
      const lost = lines.filter((line) => !all.some((content) => content.includes(line)))
      for (const { id, parts } of infos) {
        for (const { part, sha256 } of parts) {
          const bytes = await journal.media.read(id, part)
          const sum = bytes && (await crypto.subtle.digest('SHA-256', await bytes.arrayBuffer()))
          const hex = Array.from(new Uint8Array(sum ?? []), (one) =>
            one.toString(16).padStart(2, '0'),
          )
          if (hex.join('') !== sha256) lost.push(`${part} of ${id}`)
        }
      }
      return lost
    },
    [[...photos.values()], [...texts]] as const,
  )
  return missing
}

async function moveHere(page: Page): Promise<void> {
  const state = () => page.evaluate(() => window.journal.levelChange.state())
  // A change that was begun goes on by itself.
  await expect.poll(async () => (await state()).change, { timeout: 120_000 }).toBeNull()
  await page.evaluate(() => {
    window.journal.levelChange.dismiss()
    window.journal.levelChange.start({ to: 'local', way: 'bring' })
  })
  await expect.poll(async () => (await state()).ended, { timeout: 120_000 }).not.toBeNull()
}

async function filesLeft({ dataDir }: RunningServer): Promise<number> {
  const child = spawn(process.execPath, [LATER, dataDir, '33', ...(url ? [url] : [])], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  expect(await once(child, 'exit')).toEqual([0, null])
  const options = { recursive: true, withFileTypes: true } as const
  const all = await readdir(join(dataDir, 'media'), options).catch(() => [])
  return all.filter((one) => one.isFile()).length
}

test(`photos that were acknowledged are there after tabs, workers, browsers, servers and connections die, and none is left on the server once all moved here (MED-133, seed ${SEED})`, async ({
  device,
  server,
  people,
  request,
}) => {
  test.setTimeout(120_000 + KILLS * 60_000)
  device.allow(/Failed to load resource|ERR_|WebSocket/)
  const anna = await people.signIn()
  const world: World = {
    ...{ device, server, anna, random: dice(SEED) },
    ...{ photos: new Map(), texts: new Set() },
  }
  for (let kills = 0; kills < KILLS; kills += 1) {
    await workUntilDeath(world, await openPage(world))
    const fresh = await openPage(world)
    expect(await missingOn(fresh, world)).toEqual([])
    await fresh.close()
  }
  const page = await openPage(world)
  await moveHere(page)
  expect(await missingOn(page, world)).toEqual([])
  const headers = { authorization: `Bearer ${anna.token}` }
  const { media }: { media: StoredMedia[] } = await (
    await request.get('/api/media', { headers })
  ).json()
  const named = await page.evaluate(() =>
    window.journal.store
      .entries()
      .map(({ content }) => content)
      .join(),
  )
  expect(media.filter(({ id }) => named.includes(id))).toEqual([])
  if (process.env.TAB_KILLS)
    process.stdout.write(`${KILLS} deaths, ${world.photos.size} photos (seed ${SEED})
`)
  await server.kill()
  expect(await filesLeft(server)).toBe(0)
  await server.restart()
})
