import { sameSecret } from '#api/keys.ts'
import type { CardBehaviour } from '#records/account.ts'
import type { Control } from './control.ts'

export interface ControlAnswer {
  readonly status: number
  readonly body: unknown
}

type Body = Readonly<Record<string, unknown>>

const BEHAVIOURS: readonly CardBehaviour[] = [
  ...(['pays', 'declines', 'lacks funds'] as const),
  ...(['expired', 'asks once', 'asks always'] as const),
]

class Unfit extends Error {}

/** The controls as HTTP calls: `POST /_sandbox/clock {"advance": 86400}`. */
export async function answerControl(
  control: Control,
  token: string,
  call: { method: string; path: string; authorization: string | undefined; body: string },
): Promise<ControlAnswer> {
  if (!sameSecret(call.authorization ?? '', `Bearer ${token}`)) return says(401, 'Wrong token')
  const act = CALLS[`${call.method} ${call.path.slice('/_sandbox'.length)}`]
  if (act === undefined) return says(404, 'No such control')
  try {
    const result = await act(control, read(call.body))
    return { status: 200, body: result ?? (await control.state()) }
  } catch (error) {
    if (error instanceof Unfit) return says(400, error.message)
    throw error
  }
}

const CALLS: Record<string, (control: Control, body: Body) => unknown> = {
  'GET /state': (control) => control.state(),
  'POST /clock': (control, body) => control.advance(seconds(body.advance)).then(() => undefined),
  'POST /cards': async (control, body) => {
    const behaviour = BEHAVIOURS.find((one) => one === body.behaviour)
    if (behaviour === undefined) throw new Unfit(`behaviour is one of ${BEHAVIOURS.join(', ')}`)
    if (!(await control.cards(String(body.customer), behaviour)))
      throw new Unfit('No such customer')
  },
  'POST /webhooks/hold': (control) => control.hold(),
  'POST /webhooks/release': (control) => control.release(),
  'POST /webhooks/flush': (control) => control.flush(),
  'POST /webhooks/deliver': async (control, body) => ({
    delivered: await control.deliver(events(body.events)),
  }),
  'POST /webhooks/drop': (control, body) => control.drop(events(body.events)),
  'POST /outage': (control, { mode }) => {
    if (mode !== 'none' && mode !== 'unavailable' && mode !== 'hang') {
      throw new Unfit('mode is none, unavailable or hang')
    }
    control.outage(mode)
  },
  'DELETE /calls': (control) => control.forgetCalls(),
}

function read(body: string): Body {
  try {
    const value: unknown = body === '' ? {} : JSON.parse(body)
    if (typeof value === 'object' && value !== null) return value as Body
  } catch {}
  throw new Unfit('The body is not a JSON object')
}

function seconds(value: unknown): number {
  if (Number.isSafeInteger(value) && Number(value) > 0) return Number(value)
  throw new Unfit('advance is a whole number of seconds: the clock only goes forward')
}

function events(value: unknown): readonly string[] {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) return value
  throw new Unfit('events is a list of ids of events')
}

function says(status: number, error: string): ControlAnswer {
  return { status, body: { error } }
}
