import type { FrontDoor } from '#http/front-door.ts'
import { createSandbox } from '#sandbox.ts'
import { memoryStorage } from '#storage/memory.ts'
import { KEYS, PRICES } from './settings.ts'
import { watched } from './watch.ts'

/** A sandbox without a network, whose time and chance are numbers, with a few customers in it. */
export async function startLife() {
  const problems: string[] = []
  const storage = memoryStorage()
  let drawn = 0
  const sandbox = await createSandbox({
    keys: KEYS,
    prices: PRICES,
    storage,
    wallMs: () => Date.UTC(2027, 0, 31, 12),
    random: () => `${(drawn++).toString(36).padStart(24, 'r')}`,
  })
  const door = watched(sandbox.answer, problems)
  return { ...sandbox, problems, storage, call: caller(door), page: caller(door, false) }
}

interface Answered {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: what Stripe answers is looked at field by field.
  readonly body: any
}

function caller(door: FrontDoor, server = true) {
  return async (
    method: string,
    url: string,
    form: Record<string, string> = {},
  ): Promise<Answered> => {
    const key = server ? KEYS.secret : KEYS.publishable
    const fields = new URLSearchParams(form).toString()
    const answer = await door({
      method,
      url: method === 'POST' || fields === '' ? url : `${url}?${fields}`,
      headers: { authorization: `Bearer ${key}`, host: 'sandbox.test' },
      body: method === 'POST' ? fields : '',
    })
    return { status: answer?.status ?? 0, body: JSON.parse(answer?.body || 'null') }
  }
}
