import { defaultPreferences } from '@daywell/core/preferences'
import { type Browser, type PushService, startPushService } from '@daywell/stand-ins/push-service'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openKeyring } from '#crypto/index.ts'
import { savePreferences } from '#stores/preferences/preferences.store.ts'
import { startProcess } from '#testing/child-process.ts'
import { engines, type FreshPlace, freshDatabases } from '#testing/fresh-databases.ts'
import { addPerson } from '#testing/people.ts'
import { BERLIN, EVENING, HOUR, MINUTE, pushOf, toldTo } from './testing/reminding.ts'

const PEOPLE = 80
const IN_FLIGHT = 32
const KILLED_AFTER = [7, 40]
const DAY = 24 * HOUR
/** Of the last message that it got. */
const placeOf = ({ received }: Browser) => received.at(-1)?.place ?? 0
const script = new URL('./testing/reminding-process.ts', import.meta.url)

describe.each(engines)('processes that remind on %s', { timeout: 120_000 }, (engine) => {
  const databases = freshDatabases(engine)

  const crowd = async (service: PushService, place: FreshPlace): Promise<Browser[]> => {
    const database = await databases.open(place)
    const keys = { secretKey: undefined, secretKeyPrevious: undefined }
    const keyring = await openKeyring({ database, dataDir: place.dataDir, ...keys })
    const push = pushOf({ database, keyring }, () => EVENING - HOUR, [service.host])
    const { version, notifications, ...plain } = defaultPreferences()
    const wanted = { ...plain, notifications: { ...notifications, reminderEnabled: true } }
    return Promise.all(
      Array.from({ length: PEOPLE }, async (_, n) => {
        const { id } = await addPerson(database, keyring, `person-${n}`)
        await savePreferences(database, keyring, id, wanted, undefined, 1)
        const browser = service.subscribe()
        await push.subscribe(id, BERLIN, { ...browser.subscription, tellDays: false })
        return browser
      }),
    )
  }

  it('side by side tell each once; killed, they lose none and double none but what was in flight', async () => {
    const place = await databases.place()
    let now = EVENING
    const service = await startPushService({ clock: () => now })
    onTestFinished(service.stop)
    const browsers = await crowd(service, place)
    const start = (time: number) => {
      now = time
      const child = startProcess(script, place, `${time}`, service.host)
      onTestFinished(() => void child.kill())
      return child
    }
    const ended = async (child: ReturnType<typeof start>) =>
      expect(await child.ended).toEqual({ code: 0, errors: '' })

    await Promise.all([start(EVENING), start(EVENING)].map(ended))
    for (const browser of browsers) expect(toldTo(browser)).toEqual(['reminder 2026-11-15'])

    // The next evening: two are killed in the middle, and a third comes to the end.
    const received = () => browsers.flatMap((browser) => browser.received.slice(1)).length
    const inFlight = new Set<Browser>()
    for (const [n, count] of KILLED_AFTER.entries()) {
      const child = start(EVENING + DAY + n * 2 * MINUTE)
      await service.until(() => received() >= count)
      child.kill()
      await child.ended
      const told = browsers.filter((browser) => browser.received.length > 1)
      const inOrder = told.sort((a, b) => placeOf(a) - placeOf(b))
      for (const browser of inOrder.slice(-IN_FLIGHT)) inFlight.add(browser)
    }
    await ended(start(EVENING + DAY + 10 * MINUTE))
    const told = browsers.map((browser) => toldTo(browser).slice(1))
    expect(told.filter((keys) => keys.length === 0)).toEqual([])
    expect(new Set(told.flat())).toEqual(new Set(['reminder 2026-11-16']))
    const doubled = browsers.filter((browser) => browser.received.length > 2)
    expect(doubled.filter((browser) => !inFlight.has(browser))).toEqual([])
    expect(service.refused).toEqual([])
  })
})
