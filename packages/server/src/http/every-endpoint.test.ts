import { describe, expect, it } from 'vitest'
import { type Engine, engines, freshDatabases } from '#testing/fresh-databases.ts'
import { seeded } from './fuzz/random.ts'
import { type Aimed, aim, targets } from './fuzz/shots.ts'
import type { Caller } from './fuzz/verdict.ts'
import type { Answer } from './testing/answer.ts'
import { keepAliveAgent, send } from './testing/ask.ts'
import { breaches } from './testing/contract-check.ts'
import { NO_LIMITS, type RunningApp, runAppForTest } from './testing/running-app.ts'

/**
 * Every endpoint, as the contract describes it, with all that can be wrong with a request. The
 * server has to come to the verdict that the contract comes to, and never to a 5xx.
 * FUZZ_REQUESTS sends more of them; FUZZ_SEED sends the same ones again.
 */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500)
const SEED = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))
const WORKERS = 8

describe.each(engines)('every endpoint on %s', (engine) => {
  const databases = freshDatabases(engine)

  it('answers whatever is sent as the contract says', {
    timeout: 120_000 + REQUESTS * 100,
  }, async () => {
    const place = await databases.place()
    const paid = await runAppForTest(place, { limits: NO_LIMITS })
    const premium = { limits: NO_LIMITS, env: { PREMIUM: 'everyone' } }
    const everyone = await runAppForTest(place, premium)
    const seen = await fire({ free: paid, premium: everyone, nobody: paid }, seedFor(engine))
    const all = targets()
    expect(new Set(seen.map(({ target }) => target)).size, 'endpoints reached').toBe(all.length)
    const refused = seen.filter(({ status }) => status >= 400 && status !== 401).length
    expect(refused, 'refused for what was sent').toBeGreaterThan(seen.length / 3)
  })
})

interface Seen {
  readonly target: string
  readonly status: number
}

async function fire(apps: Record<Caller, RunningApp>, seed: number): Promise<Seen[]> {
  // Those with a body come up more often, since more can be wrong with them.
  const all = [...targets(), ...targets().filter(({ body }) => body)]
  const seen: Seen[] = []
  let next = 0
  const worker = async () => {
    const agent = keepAliveAgent()
    let person = await apps.free.signUp()
    while (next < REQUESTS / engines.length) {
      const index = next++
      const random = seeded(seed + index)
      const caller = random.pick<Caller>(['nobody', 'free', 'premium', 'premium'])
      const token = caller === 'nobody' ? undefined : person.token
      const target = all[index % all.length] as (typeof all)[number]
      const aimed = aim(target, caller, token, random)
      const answer = await send(apps[caller].port, aimed.shot, agent)
      check(aimed, answer, index)
      seen.push({ target: aimed.target, status: answer.status })
      // A call that did something may have ended the session: the next one is a new person's.
      if (aimed.shot.method !== 'GET' && answer.status < 300) person = await apps.free.signUp()
    }
    agent.destroy()
  }
  await Promise.all(Array.from({ length: WORKERS }, worker))
  return seen
}

function check(aimed: Aimed, answer: Answer, index: number): void {
  const { statuses, endpoint, kind, target, shot } = aimed
  const { status, text } = answer
  // An odd spelling of a path may well lead to another endpoint, which then answers.
  const problems = status < 300 && !endpoint ? [] : breaches(endpoint, answer)
  if (status >= 500) problems.push('a 5xx')
  if (statuses && !statuses.includes(status)) problems.push(`expected ${statuses.join(' or ')}`)
  if (problems.length === 0) return
  const sent = { ...shot, body: shot.body?.subarray(0, 2000).toString() }
  throw new Error(
    `${problems.join('; ')}\nFUZZ_SEED=${SEED} FUZZ_REQUESTS=${REQUESTS}, request ${index} ` +
      `(${kind} to ${target})\nsent ${JSON.stringify(sent)}\ngot ${status} ${text.slice(0, 1000)}`,
  )
}

function seedFor(engine: Engine): number {
  return SEED + engines.indexOf(engine) * 2 ** 30
}
