import { describe, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { warningsOf } from './warnings.ts'

const KEY = { SECRET_KEY: 'a key of at least thirty-two letters' }
const MODEL = { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }
const TLS = { PUBLIC_URL: 'https://journal.example', TRUST_PROXY: 'loopback' }
const at = (url: string) => ({ ...KEY, DATABASE_URL: url })
const stripe = (base: string) => ({
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'm',
  STRIPE_PRICE_YEARLY: 'y',
  STRIPE_API_BASE: base,
})

describe('the start warns', () => {
  it.each<[string, Record<string, string>, RegExp[]]>([
    ['of nothing on this machine', {}, []],
    ['of nothing behind a proxy with TLS', { HOST: '0.0.0.0', ...TLS }, []],
    [
      'of plain HTTP on every address',
      { HOST: '0.0.0.0' },
      [/encrypted in transit.*0\.0\.0\.0.*PUBLIC_URL/],
    ],
    ['of plain HTTP on an address of the house', { HOST: '192.168.1.5' }, [/encrypted in transit/]],
    [
      'of plain HTTP that PUBLIC_URL tells of',
      { PUBLIC_URL: 'http://nas.local', TRUST_PROXY: '1' },
      [/encrypted in transit.*nas\.local/],
    ],
    ['of a proxy that is not trusted', { PUBLIC_URL: TLS.PUBLIC_URL }, [/TRUST_PROXY/]],
    ['of a database without TLS', at('postgres://u:p@db.example/d'), [/PostgreSQL.*db\.example/]],
    ['of one that refuses TLS', at('postgres://u@db.example/d?sslmode=disable'), [/sslmode/]],
    ['of none with TLS', at('postgres://u@db.example/d?sslmode=verify-full'), []],
    ['of one unchecked', at('postgres://u@db.example/d?sslmode=no-verify'), [/isn’t checked/]],
    ['of none with ssl', at('postgres://u@db.example/d?ssl=true'), []],
    ['of none on this machine', at('postgres://u@127.0.0.1/d'), []],
    ['of none by a socket', at('postgres:///d?host=/var/run/postgresql'), []],
    ['of one that the address names last', at('postgres:///d?host=db.example'), [/db\.example/]],
    ['of a model without TLS', { ...MODEL, AI_BASE_URL: 'http://gpu.example/v1' }, [/AI_BASE_URL/]],
    ['of no model on this machine', { ...MODEL, AI_BASE_URL: 'http://localhost:11434/v1' }, []],
    ['of no model with TLS', { ...MODEL, AI_BASE_URL: 'https://gpu.example/v1' }, []],
    ['of payments without TLS', stripe('http://pay.example'), [/STRIPE_API_BASE/]],
    ['of push to hosts of tests', { PUSH_ALLOW_HOSTS: 'push.test' }, [/PUSH_ALLOW_HOSTS/]],
  ])('RUN-52 %s', (_, env, expected) => {
    const warnings = warningsOf(readConfig(env))
    expect(warnings).toEqual(expected.map((text) => expect.stringMatching(text)))
    for (const line of warnings) expect(line).toMatch(/^WARNING: /)
    expect(warnings.join()).not.toContain('p@')
  })
})
