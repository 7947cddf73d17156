import type { Browser } from '@daywell/stand-ins/push-service'
import { expect, it, onTestFinished } from 'vitest'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { EVENING, HOUR, MINUTE, pushOf, runReminding, toldTo } from './testing/reminding.ts'

const REMINDED = ['reminder 2026-11-15']
const [PEOPLE, BROWSERS, AT_ONCE_FOR_ONE] = [4, 10, 2]

const databases = freshDatabases('sqlite')

/** Browsers of a few people whose push service takes messages, and never answers. */
async function hangingBrowsers({ person }: Awaited<ReturnType<typeof runReminding>>) {
  const hanging: Browser[] = []
  for (let n = 0; n < PEOPLE; n += 1) {
    const { browser, subscribe } = await person()
    hanging.push(browser)
    for (let more = 1; more < BROWSERS; more += 1) hanging.push(await subscribe())
  }
  for (const browser of hanging) browser.fault = 'hang'
  return hanging
}

it('a push service that hangs delays neither other messages nor a stop, and is tried again', {
  timeout: 60_000,
}, async () => {
  const server = await runReminding(await databases.place())
  onTestFinished(server.stop)
  const { person, service, failures } = server
  const hanging = await hangingBrowsers(server)
  const [ann, later] = [await person(), await person({ wishes: { preferredTime: '21:00' } })]
  let now = EVENING
  const stopping = new AbortController()
  const push = pushOf(server, () => now, [service.host], failures)
  onTestFinished(push.close)
  const reminding = push.remind(stopping.signal)
  await service.until(() => ann.browser.received.length === 1)
  const inFlight = () => hanging.filter(({ received }) => received.length > 0)
  expect(inFlight().length).toBeLessThanOrEqual(PEOPLE * AT_ONCE_FOR_ONE)
  // Nothing was given up yet for which she would have had to wait.
  expect(failures).toEqual([])
  // Nor do those who become due meanwhile wait for an end.
  now = EVENING + HOUR
  server.setClock(now)
  await service.until(() => later.browser.received.length === 1)
  stopping.abort()
  await reminding

  const arrived = inFlight()
  for (const browser of hanging) browser.fault = undefined
  await server.remindAt(EVENING + HOUR + 2 * MINUTE)
  // What was in flight is all that can come twice.
  const twice = [...REMINDED, ...REMINDED]
  expect(hanging.map(toldTo)).toEqual(
    hanging.map((browser) => (arrived.includes(browser) ? twice : REMINDED)),
  )
})
