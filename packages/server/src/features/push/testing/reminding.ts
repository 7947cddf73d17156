import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { type Browser, startPushService } from '@daywell/stand-ins/push-service'
import { expect } from 'vitest'
import { ask } from '#http/testing/ask.ts'
import { type RunningApp, runApp } from '#http/testing/running-app.ts'
import type { FreshPlace } from '#testing/fresh-databases.ts'
import { pushOf } from './reminding-parts.ts'

export { pushOf }

export const BERLIN = 'Europe/Berlin'
/** Eight in the evening in Berlin. */
export const EVENING = Date.parse('2026-11-15T19:00:00Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

type Wishes = Preferences['notifications']

/** A server whose clock and reminders the test controls, and a push service that it sends to. */
export async function runReminding(place: FreshPlace, env: Record<string, string> = {}) {
  let now = EVENING - 10 * HOUR
  const clock = () => now
  const service = await startPushService({ clock })
  const app = await runApp(place, { clock, env: { PUSH_ALLOW_HOSTS: service.host, ...env } })
  const failures: { status?: number; err?: unknown }[] = []
  const push = pushOf(app, clock, [service.host], failures)
  const never = new AbortController().signal

  return {
    ...app,
    service,
    failures,
    push,
    /** Takes the clock to a time, and does what is due then. */
    async remindAt(time: number): Promise<void> {
      now = time
      await push.remind(never)
    },
    setClock(time: number): void {
      now = time
    },
    /** A person who wants to be reminded at eight in the evening. */
    async person({ zone = BERLIN, tellDays = false, ...parts }: PersonInput = {}) {
      const { user, token } = await app.signUp(now)
      const call = callOf(app, token, zone)
      const wish = (wishes: Partial<Wishes>, privacyLevel: Level = parts.level ?? 'cloud') =>
        call('POST /api/user/preferences', preferencesWith(wishes, privacyLevel))
      await wish({ reminderEnabled: true, ...parts.wishes })
      const subscribe = async (browser = service.subscribe()) => {
        await call('POST /api/push/subscriptions', { ...browser.subscription, tellDays })
        return browser
      }
      return { user, token, call, wish, subscribe, browser: await subscribe() }
    },
    async stop(): Promise<void> {
      push.close()
      await app.stop()
      await service.stop()
    },
  }
}

export type Reminding = Awaited<ReturnType<typeof runReminding>>

type Level = Preferences['journalStyle']['privacyLevel']

interface PersonInput {
  readonly zone?: string
  readonly tellDays?: boolean
  readonly level?: Level
  readonly wishes?: Partial<Wishes>
}

function callOf({ port }: RunningApp, token: string, zone: string) {
  return async (what: string, json?: unknown, from = zone) => {
    const headers = { 'time-zone': from }
    const answer = await ask(port, what, {
      token,
      headers,
      ...(json !== undefined && { json }),
    })
    expect(answer.status, answer.text).toBeLessThan(300)
    return answer
  }
}

function preferencesWith(wishes: Partial<Wishes>, privacyLevel: Level) {
  const { version, ...plain } = defaultPreferences()
  return {
    ...plain,
    notifications: { ...plain.notifications, streakAlerts: false, ...wishes },
    journalStyle: { ...plain.journalStyle, privacyLevel },
  }
}

export const toldTo = ({ received }: Browser): string[] =>
  received.map(({ text }) => {
    const { kind, day } = JSON.parse(text)
    return `${kind} ${day}`
  })
