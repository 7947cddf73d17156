import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultPreferences } from '#preferences/index.ts'
import { anEntry } from '#testing/index.ts'
import { type Endpoint, type EndpointName, endpoints, errorCodeOf, fieldsOf } from './index.ts'

const who = { email: 'ada@example.org', username: 'ada', displayName: 'Ada' }

/** A body that each call takes, for every call that has one. */
const bodies: Partial<Record<EndpointName, object>> = {
  login: { email: who.email, password: 'rain-1' },
  signup: { ...who, password: 'rain-1', preferences: { promptTopics: ['Sea'] } },
  recover: { email: who.email, recoveryCode: 'ABCD', newPassword: 'rain-1' },
  updateProfile: { ...who, currentPassword: 'rain-1', newPassword: 'rain-2' },
  confirmPassword: { password: 'x' },
  renewRecoveryCode: { password: 'x' },
  revokeSession: { tokenHash: 'a1'.repeat(32) },
  createToken: { name: 'Backup', scopes: ['export'], expiresInDays: 90 },
  savePreferences: defaultPreferences(),
  saveEntry: anEntry(),
  updateEntry: anEntry(),
  syncEntries: {
    entries: [anEntry()],
    deleted: ['x', { id: 'y', deletedAt: '2026-03-14T09:30:00Z' }],
  },
  askAssistant: { message: 'Hello', context: 'A draft', interactionLevel: 'minimal' },
  askJournal: { question: 'When was I at the sea?' },
  reportPdf: { from: '2026-03-01', to: '2026-03-14', entryIds: ['x'] },
  daysSummary: { from: '2026-03-01', to: '2026-03-14' },
  correctInsight: { entryId: 'x', sentence: 'Fine.', emotions: ['joy'] },
  createSubscription: { priceId: 'price_1', customerId: 'cus_1' },
  subscribePush: {
    endpoint: 'https://push.example/x',
    expirationTime: null,
    keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'a'.repeat(22) },
    tellDays: false,
  },
  declareMedia: {
    ...{ id: 'a1'.repeat(12), kind: 'photo', addedAt: '2026-03-14T09:30:00Z' },
    ...{ width: 2048, height: 1536, takenOn: '2026-03-14', name: 'lake.jpg' },
    parts: [{ part: 'shown', type: 'image/webp', bytes: 300_000, sha256: 'b2'.repeat(32) }],
  },
  tellDay: { localDate: '2026-11-15' },
  unsubscribePush: { endpoint: 'https://push.example/x' },
}

const checked = (Object.entries(endpoints) as [EndpointName, Endpoint][]).flatMap(
  ([name, { body, rawBody }]) => (body && !rawBody ? [{ name, body, good: bodies[name] }] : []),
)

it('every call with a body has its example here', () => {
  expect(checked.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort())
})

describe.each(checked)('the body of $name', ({ body, good }) => {
  it('is taken when it is right', () => {
    expect(body.safeParse(good).error).toBeUndefined()
  })

  it('has no field that is not known, at any depth that is checked', () => {
    for (const path of objectsIn(good)) {
      const parsed = body.safeParse(withField(good, path, 'surplus'))
      expect(parsed.success, path.join('.')).toBe(false)
      if (!parsed.success)
        expect(fieldsOf(parsed.error)).toEqual({
          [[...path, 'surplus'].join('.')]: 'Unknown field',
        })
    }
  })

  it('is refused with a sentence for each field', () => {
    const broken = fc
      .constantFrom(...Object.keys(good ?? {}))
      .chain((field) => fc.jsonValue().map((value) => ({ ...good, [field]: value })))
    fc.assert(
      fc.property(fc.oneof(broken, fc.jsonValue(), fc.anything()), (value) => {
        const parsed = body.safeParse(value)
        if (parsed.success) return
        const fields = fieldsOf(parsed.error, value)
        expect(Object.keys(fields)).not.toEqual([])
        for (const sentence of Object.values(fields)) expect(sentence).toMatch(/^[A-Z].{3,}/)
        expect(errorCodeOf(parsed.error)).toBe('invalid_input')
      }),
    )
  })

  it('is never repeated in what is said of it', () => {
    for (const path of textsIn(good)) {
      const parsed = body.safeParse(withValue(good, path, 'my zebra \ud800'))
      expect(parsed.success, path.join('.')).toBe(false)
      if (!parsed.success) expect(JSON.stringify(fieldsOf(parsed.error))).not.toContain('zebra')
    }
  })

  it('is refused when any of its texts is huge', () => {
    const huge = 'x'.repeat(1_000_000)
    for (const path of textsIn(good))
      expect(body.safeParse(withValue(good, path, huge)).success, path.join('.')).toBe(false)
  })
})

it('more than a page of a sync is a matter of size, and costs one complaint', () => {
  for (const sent of [
    { entries: new Array(200_000).fill(0) },
    { entries: [], deleted: new Array(501).fill('x') },
  ]) {
    const { error } = endpoints.syncEntries.body.safeParse(sent)
    expect(error?.issues).toHaveLength(1)
    expect(error && errorCodeOf(error)).toBe('body_too_large')
  }
})

type Path = (string | number)[]
// What an entry brings there is ignored, whatever it is.
const IGNORED = ['metadata', 'userId']

function walk(value: unknown, path: Path = []): { path: Path; value: unknown }[] {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const parts = Object.entries(value).filter(([key]) => !IGNORED.includes(key))
  return [{ path, value }, ...parts.flatMap(([key, part]) => walk(part, [...path, key]))]
}

function objectsIn(value: unknown): Path[] {
  const isPlain = (part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
  return walk(value).flatMap((part) => (isPlain(part.value) ? [part.path] : []))
}

function textsIn(value: unknown): Path[] {
  return walk(value).flatMap((part) => (typeof part.value === 'string' ? [part.path] : []))
}

function withField(value: unknown, path: Path, field: string): unknown {
  return withValue(value, [...path, field], 1)
}

function withValue(whole: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone(whole) as Record<string, unknown>
  const parent = path.slice(0, -1).reduce((part, key) => part[key] as typeof copy, copy)
  parent[String(path.at(-1))] = value
  return copy
}
