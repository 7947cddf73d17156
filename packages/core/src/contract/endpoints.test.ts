import { describe, expect, expectTypeOf, it } from 'vitest'
import type { User } from '#account/index.ts'
import type { Entry } from '#journal/index.ts'
import { defaultPreferences } from '#preferences/index.ts'
import { anEntry } from '#testing/index.ts'
import {
  type AnswerOf,
  type BodyOf,
  commonErrors,
  type Endpoint,
  type EndpointName,
  endpoints,
  errorBody,
  errors,
  type HeadersOf,
  type ParamsOf,
  SYNC_PAGE,
} from './index.ts'

const all = Object.entries(endpoints) as [EndpointName, Endpoint][]
const calls = all.map(([name, { method, path }]) => `${name} ${method} ${path}`)

describe('the calls', () => {
  it('are those of the specification and the decisions', () => {
    expect(calls.sort()).toEqual([
      'accountRules GET /api/auth/rules',
      'askAssistant POST /api/ai/insights',
      'askJournal POST /api/ai/ask',
      'cancelSubscription POST /api/stripe/cancel-subscription',
      'confirmPassword POST /api/auth/confirm',
      'correctInsight POST /api/insights/corrections',
      'countHeld GET /api/export/counts',
      'createCustomer POST /api/stripe/create-customer',
      'createSubscription POST /api/stripe/create-subscription',
      'createToken POST /api/auth/tokens',
      'daysSummary POST /api/summary/days',
      'declareMedia POST /api/media',
      'deleteEntry DELETE /api/journal/entries/{id}',
      'deleteMedia DELETE /api/media/{id}',
      'deleteProfile DELETE /api/auth/profile',
      'endOtherSessions DELETE /api/auth/sessions',
      'endSession DELETE /api/auth/sessions/{id}',
      'exportAll GET /api/export',
      'generatePrompt GET /api/journal/prompt/generate',
      'getPreferences GET /api/user/preferences',
      'getStorageUse GET /api/journal/storage',
      'health GET /api/health',
      'healthLive GET /api/health/live',
      'healthReady GET /api/health/ready',
      'invoices GET /api/stripe/invoices',
      'listCorrections GET /api/insights/corrections',
      'listDeleted GET /api/journal/deleted',
      'listEntries GET /api/journal',
      'listMedia GET /api/media',
      'listRevisions GET /api/journal/{id}/revisions',
      'listSessions GET /api/auth/sessions',
      'listTokens GET /api/auth/tokens',
      'login POST /api/auth/login',
      'logout POST /api/auth/logout',
      'meaningModel GET /api/ai/meaning',
      'metrics GET /metrics',
      'monthlyPdf GET /api/summary/monthly/pdf',
      'monthlySummary GET /api/summary/monthly',
      'openapi GET /api/openapi.json',
      'paymentConfig GET /api/stripe/config',
      'paymentWebhook POST /api/stripe/webhook',
      'pushKey GET /api/push/key',
      'recover POST /api/auth/recover',
      'renewRecoveryCode POST /api/auth/recovery-code',
      'reportPdf POST /api/report/pdf',
      'restoreDeleted POST /api/journal/deleted/{id}/restore',
      'restoreRevision POST /api/journal/{id}/revisions/{rev}/restore',
      'resumeSubscription POST /api/stripe/resume-subscription',
      'revokeSession POST /api/auth/revoke',
      'revokeToken DELETE /api/auth/tokens/{id}',
      'saveEntry POST /api/journal',
      'savePreferences POST /api/user/preferences',
      'signup POST /api/auth/signup',
      'subscribePush POST /api/push/subscriptions',
      'subscription GET /api/stripe/subscription',
      'syncEntries POST /api/journal/sync',
      'tellDay POST /api/push/days',
      'tokenUse GET /api/ai/tokens',
      'unsubscribePush DELETE /api/push/subscriptions',
      'updateEntry PUT /api/journal/{id}',
      'updateProfile PUT /api/auth/profile',
      'verify GET /api/auth/verify',
      'weeklyPdf GET /api/summary/weekly/pdf',
      'weeklySummary GET /api/summary/weekly',
      'whereWordsGo GET /api/ai/where',
      'yearlyPdf GET /api/summary/yearly/pdf',
      'yearlySummary GET /api/summary/yearly',
    ])
  })

  it('are open to anyone only where no session can exist yet', () => {
    const open = all.filter(([, e]) => e.access === 'anyone').map(([name]) => name)
    expect(open.sort()).toEqual([
      'accountRules',
      'health',
      'healthLive',
      'healthReady',
      'login',
      'openapi',
      'paymentConfig',
      'recover',
      'revokeSession',
      'signup',
    ])
  })

  it('that a plan opens name the feature', () => {
    const features = all.flatMap(([name, { access }]) =>
      typeof access === 'object' ? [[name, access.feature]] : [],
    )
    expect(Object.fromEntries(features)).toEqual({
      askAssistant: 'ai-chat',
      askJournal: 'ai-chat',
      weeklySummary: 'advanced-insights',
      monthlySummary: 'monthly-reports',
      yearlySummary: 'advanced-insights',
      daysSummary: 'advanced-insights',
      weeklyPdf: 'pdf-export',
      monthlyPdf: 'pdf-export',
      yearlyPdf: 'pdf-export',
      reportPdf: 'pdf-export',
      correctInsight: 'advanced-insights',
      listCorrections: 'advanced-insights',
    })
  })

  it('that may answer 403 for other reasons than the session are not made by the client `api`', () => {
    const refusing = all.filter(([, e]) => e.errors.some((code) => errors[code].status === 403))
    const byApi = refusing.filter(([, e]) => e.access !== 'anyone' && e.client === 'api')
    expect(byApi).toEqual([])
  })

  it('take exactly the params that their path names', () => {
    for (const [name, e] of all) {
      const named = [...e.path.matchAll(/\{(\w+)\}/g)].map(([, param]) => param)
      const shape = e.params as { shape?: Record<string, unknown> } | undefined
      expect(Object.keys(shape?.shape ?? {}), name).toEqual(named)
    }
  })

  it('bring the errors of their shape along', () => {
    expect(commonErrors(endpoints.health)).toEqual([
      'server_error',
      'unavailable',
      'disk_full',
      'key_changed',
      'too_many_requests',
    ])
    expect(commonErrors(endpoints.restoreRevision)).toContain('not_found')
    expect(commonErrors(endpoints.metrics)).toContain('session_required')
    expect(commonErrors(endpoints.paymentWebhook)).not.toContain('session_required')
    const chat = commonErrors(endpoints.askAssistant)
    for (const code of ['subscription_required', 'invalid_input', 'unreadable_body'] as const)
      expect(chat).toContain(code)
  })
})

describe('the errors', () => {
  it('have a status of the 4xx or 5xx and a sentence each', () => {
    for (const [code, { status, sentence }] of Object.entries(errors)) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(status).toBeLessThan(600)
      expect(sentence).toMatch(/^[A-Z]/)
    }
  })

  it('carry the stored entry when the one sent is stale', () => {
    const body = { error: errors.stale.sentence, code: 'stale', entry: anEntry() }
    expect(errorBody.parse(body)).toEqual(body)
  })
})

describe('headers', () => {
  it('read a zone that is missing or unknown as UTC and never refuse it', () => {
    const { headers } = endpoints.weeklySummary
    for (const sent of [{}, { 'time-zone': 'Mars/Olympus' }, { 'time-zone': '' }])
      expect(headers.parse(sent)).toEqual({ 'time-zone': 'UTC' })
    expect(headers.parse({ 'time-zone': 'Asia/Tokyo' })).toEqual({ 'time-zone': 'Asia/Tokyo' })
  })

  it('refuse a Last-Sync that is no time and a Privacy-Level that is none', () => {
    const { headers } = endpoints.syncEntries
    expect(headers.safeParse({ 'last-sync': 'yesterday' }).success).toBe(false)
    expect(headers.safeParse({ 'privacy-level': 'open' }).success).toBe(false)
    const good = { 'last-sync': '2026-03-14T09:30:00.000Z', 'privacy-level': 'cloud' }
    expect(headers.parse(good)).toEqual({ 'time-zone': 'UTC', ...good })
  })
})

describe('a sync', () => {
  const { body } = endpoints.syncEntries
  const tombstone = { id: 'temp_1', deletedAt: '2026-03-14T09:30:00.000Z' }

  it('takes deletions with their time, and bare ids', () => {
    const sent = { entries: [anEntry()], deleted: ['65f2c3a0a1b2c3d4e5f60718', tombstone] }
    expect(body.parse(sent)).toEqual(sent)
    expect(body.parse({ entries: [] })).toEqual({ entries: [] })
  })

  it('takes no deletion of an entry that is kept on the device', () => {
    for (const deletion of ['local_1', { ...tombstone, id: 'local_1' }])
      expect(body.safeParse({ entries: [], deleted: [deletion] }).success).toBe(false)
  })

  it('takes a page, whole', () => {
    const page = new Array(SYNC_PAGE).fill({ content: 'x' })
    expect(body.safeParse({ entries: page, deleted: new Array(SYNC_PAGE).fill('x') }).success).toBe(
      true,
    )
  })
})

describe('a report', () => {
  it('ends on the day on which it begins, or later', () => {
    const { body } = endpoints.reportPdf
    expect(body.safeParse({ from: '2026-03-14', to: '2026-03-14' }).success).toBe(true)
    expect(body.safeParse({ from: '2026-03-14', to: '2026-03-13' }).error?.issues[0]).toMatchObject(
      {
        path: ['to'],
        message: 'The last day can’t be before the first',
      },
    )
  })
})

describe('push', () => {
  const { body } = endpoints.subscribePush
  const keys = { p256dh: `B${'x-_9'.repeat(21)}xx`, auth: `${'a-_9'.repeat(5)}aa` }
  const taken = (parts: object) =>
    body.safeParse({ endpoint: 'https://push.example/x', keys, tellDays: false, ...parts }).success

  it('goes to an https address, or to this machine', () => {
    const good = ['https://push.example/x', 'https://push.example:8443/x?y', 'HTTPS://push.example']
    const own = ['http://localhost:8030/x', 'http://127.0.0.1:8030/x', 'http://[::1]/x']
    for (const endpoint of [...good, ...own]) expect(taken({ endpoint }), endpoint).toBe(true)
    const bad = ['http://push.example/x', 'push.example', 'https://', 'javascript:1', 'https:///x']
    const odd = ['http://localhost.example/', 'http://127.0.0.1.example/', 'https://a:b@c.example/']
    for (const endpoint of [...bad, ...odd, 'file:///etc/passwd', `https://${'x'.repeat(2048)}`])
      expect(taken({ endpoint }), endpoint).toBe(false)
  })

  it('takes keys of the right length, spelled as browsers spell them', () => {
    expect(taken({})).toBe(true)
    expect(taken({ expirationTime: null })).toBe(true)
    for (const wrong of ['', 'a', keys.auth.slice(1), `${keys.auth}==`, `${keys.auth.slice(2)}+/`])
      expect(taken({ keys: { ...keys, auth: wrong } }), wrong).toBe(false)
    expect(taken({ keys: { ...keys, p256dh: keys.auth } })).toBe(false)
    expect(taken({ tellDays: undefined })).toBe(false)
  })

  it('NOTE-47 is told a day and nothing else', () => {
    const accepts = (sent: unknown) => endpoints.tellDay.body.safeParse(sent).success
    expect(accepts({ localDate: '2026-11-15' })).toBe(true)
    for (const sent of [{}, { localDate: '2026-02-30' }, { localDate: '2026-11-15', words: 3 }])
      expect(accepts(sent)).toBe(false)
  })
})

describe('types', () => {
  it('follow the schemas', () => {
    type E = typeof endpoints
    expectTypeOf<AnswerOf<E['saveEntry']>>().toEqualTypeOf<
      { status: 200; body: Entry } | { status: 201; body: Entry }
    >()
    expectTypeOf<AnswerOf<E['logout']>>().toEqualTypeOf<{ status: 204; body: undefined }>()
    expectTypeOf<AnswerOf<E['updateProfile']>['body']>().toEqualTypeOf<{
      user: User
      token?: string | undefined
    }>()
    expectTypeOf<BodyOf<E['confirmPassword']>>().toEqualTypeOf<{ password: string }>()
    expectTypeOf<BodyOf<E['logout']>>().toEqualTypeOf<undefined>()
    expectTypeOf<ParamsOf<E['restoreRevision']>>().toEqualTypeOf<{ id: string; rev: string }>()
    expectTypeOf<HeadersOf<E['exportAll']>>().toEqualTypeOf<{ 'time-zone': string }>()
    expect(endpoints.savePreferences.body.parse(defaultPreferences())).toEqual(defaultPreferences())
  })
})
