import { describe, expect, it } from 'vitest'
import { isApiToken, scopesAllow, spellApiToken, TOKEN_SCOPES } from '#account/index.ts'
import { type Endpoint, endpoints, scopeOf } from './index.ts'

const all = Object.entries(endpoints) as [string, Endpoint][]
const isForPeople = ({ access }: Endpoint) => access === 'session' || typeof access === 'object'
const callsWith = (scope: string) =>
  all
    .map(([name]) => name)
    .filter((name) => scopeOf(name) === scope)
    .sort()

describe('what an API token may do', () => {
  it('TOK-01 is written down here, call by call: every other call is closed to it', () => {
    expect(callsWith('read')).toEqual([
      'daysSummary',
      'generatePrompt',
      'getPreferences',
      'getStorageUse',
      'listCorrections',
      'listDeleted',
      'listEntries',
      'listMedia',
      'listRevisions',
      'monthlyPdf',
      'monthlySummary',
      'reportPdf',
      'verify',
      'weeklyPdf',
      'weeklySummary',
      'yearlyPdf',
      'yearlySummary',
    ])
    expect(callsWith('write')).toEqual([
      'correctInsight',
      'declareMedia',
      'deleteEntry',
      'deleteMedia',
      'restoreDeleted',
      'restoreRevision',
      'saveEntry',
      'syncEntries',
      'updateEntry',
    ])
    expect(callsWith('export')).toEqual(['countHeld', 'exportAll'])
    for (const [name, endpoint] of all)
      if (!isForPeople(endpoint)) expect(scopeOf(name), name).toBe('never')
    for (const unknown of ['aNewCall', 'toString', '__proto__', ''])
      expect(scopeOf(unknown), unknown).toBe('never')
  })

  it('TOK-02 is never the account, the login, sessions, tokens, billing or the privacy level', () => {
    const isOfAccount = ({ path }: Endpoint) =>
      /^\/api\/(?:auth|stripe|push)\//.test(path) && path !== '/api/auth/verify'
    const names = all.filter(([, endpoint]) => isOfAccount(endpoint)).map(([name]) => name)
    expect(names.length).toBeGreaterThan(20)
    for (const name of [...names, 'savePreferences']) expect(scopeOf(name), name).toBe('never')
  })

  it('TOK-03 follows from its scopes: write includes read, and nothing else includes another', () => {
    const allowed = TOKEN_SCOPES.map((has) =>
      TOKEN_SCOPES.filter((need) => scopesAllow([has], need)),
    )
    expect(Object.fromEntries(TOKEN_SCOPES.map((has, i) => [has, allowed[i]]))).toEqual({
      read: ['read'],
      write: ['read', 'write'],
      export: ['export'],
    })
    expect(scopesAllow(['read', 'export'], 'write')).toBe(false)
    expect(scopesAllow([], 'read')).toBe(false)
  })
})

it('an API token can’t be taken for the token of a session', () => {
  const random = 'dwt_'.padEnd(43, 'x-_9')
  expect(isApiToken(spellApiToken(random))).toBe(true)
  for (const other of [random, `${spellApiToken(random)}x`, 'dwt_', '']) {
    expect(isApiToken(other), other).toBe(false)
  }
})
