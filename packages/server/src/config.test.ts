import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { settings } from './config/settings.ts'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_MONTHLY: 'price_m',
  STRIPE_PRICE_YEARLY: 'price_y',
}

function sentence(env: Record<string, string>): string {
  try {
    readConfig(env)
  } catch (error) {
    expect(error).toBeInstanceOf(StartError)
    return (error as StartError).message
  }
  throw new Error('The settings were accepted.')
}

describe('settings', () => {
  it('RUN-05 come from the environment and .env and are read and checked in one place', () => {
    const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)testing\//.test(name))
      .filter((name) => /process\s*\.\s*env|loadEnvFile/.test(source(name)))
    expect(sources).toEqual(['admin.ts', 'main.ts'])
    // Where Node keeps what it compiled is no setting of ours.
    expect(source('main.ts').match(/process\.env(?!\.NODE_COMPILE_CACHE)/g)).toHaveLength(1)
    expect(source('main.ts')).toContain('start(process.env,')
  })

  it('RUN-06 a bad value stops the start with a sentence that names the variable', () => {
    const bad = {
      HOST: 'http://here',
      PORT: '70000',
      PUBLIC_URL: 'somewhere.example',
      ALLOWED_HOSTS: 'http://here',
      TRUST_PROXY: 'everything',
      DATABASE_URL: 'mysql://here',
      DATABASE_POOL: '-1',
      DATABASE_WAIT_SECONDS: '-1',
      BACKUP_BEFORE_MIGRATION: 'maybe',
      SECRET_KEY: 'short',
      SECRET_KEY_PREVIOUS: 'short',
      SIGNUPS: 'maybe',
      SIGNUPS_PER_ADDRESS_PER_DAY: 'many',
      PASSWORD_MIN_LENGTH: '5',
      PREMIUM: 'free',
      AI_PROVIDER: 'oracle',
      AI_BASE_URL: 'ftp://model',
      AI_API_KEY: 'two words',
      AI_MODEL: 'two words',
      AI_TIMEOUT_SECONDS: 'soon',
      AI_SILENCE_SECONDS: 'long',
      AI_MAX_OUTPUT_TOKENS: '199',
      AI_TEMPERATURE: 'warm',
      AI_TOKENS_PER_PERSON_PER_MONTH: 'many',
      AI_TOKENS_PER_MONTH: '-1',
      SEARCH_BY_MEANING: 'maybe',
      BUILTIN_MODEL: 'maybe',
      PAYMENTS: 'cash',
      STRIPE_SECRET_KEY: 'pk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'sk_test_1',
      STRIPE_WEBHOOK_SECRET: 'sk_test_1',
      STRIPE_PRICE_MONTHLY: 'a price',
      STRIPE_PRICE_YEARLY: 'a price',
      STRIPE_API_BASE: 'stripe',
      RATE_LIMIT_PER_MINUTE: '-1',
      QUOTA_ENTRIES: '-1',
      QUOTA_ENTRY_MEGABYTES: '-1',
      QUOTA_VERSION_MEGABYTES: '-1',
      MEDIA_QUOTA: '5000',
      MEDIA_STORE: 'tape',
      S3_ENDPOINT: 'ftp://bucket',
      S3_BUCKET: 'a bucket',
      S3_REGION: 'a region',
      S3_PATH_STYLE: 'maybe',
      S3_ACCESS_KEY_ID: 'two words',
      S3_SECRET_ACCESS_KEY: 'two words',
      METRICS_TOKEN: 'short',
      LOG_LEVEL: 'loud',
      SECURITY_LOG: 'off',
      PUSH_ALLOW_HOSTS: 'http://here',
    }
    // Any text is the path of some file or folder: only the file system can refuse these.
    expect(Object.keys(settings).filter((name) => !(name in bad))).toEqual([
      'ENV_FILE',
      'DATA_DIR',
      'DATABASE_CA_FILE',
    ])
    for (const [name, value] of Object.entries(bad)) {
      expect(sentence({ [name]: value })).toMatch(new RegExp(`^${name} must be .+\\.$`))
      expect(sentence({ [name]: value })).not.toContain(value)
    }
  })

  it('RUN-07 are optional, an empty one counts as unset, and the defaults hold', () => {
    const empty = Object.fromEntries(Object.keys(settings).map((name) => [name, '  ']))
    expect(readConfig({})).toEqual(readConfig(empty))
    expect(readConfig({})).toMatchObject({ host: '127.0.0.1', port: 3000 })
    expect(readConfig({}).dataDir).toBe(resolve(import.meta.dirname, '../../../data'))
    for (const [name, value] of Object.entries({ HOST: '::1', PORT: '0', DATA_DIR: 'elsewhere' })) {
      expect(() => readConfig({ [name]: value })).not.toThrow()
    }
    expect(readConfig({ DATA_DIR: 'elsewhere' }).dataDir).toBe(resolve('elsewhere'))
  })

  it('RUN-10 AI_PROVIDER is builtin, openai-compatible or anthropic', () => {
    const ai = { AI_BASE_URL: 'http://127.0.0.1:1', AI_API_KEY: 'key', AI_MODEL: 'm' }
    expect(readConfig({}).ai.provider).toBe('builtin')
    for (const provider of ['builtin', 'openai-compatible', 'anthropic']) {
      expect(readConfig({ ...ai, AI_PROVIDER: provider }).ai.provider).toBe(provider)
    }
    expect(sentence({ ...ai, AI_PROVIDER: 'openai' })).toBe(
      'AI_PROVIDER must be one of: builtin, openai-compatible, anthropic.',
    )
  })

  it('RUN-11 the address, the key and the model of the provider are set, and asked for', () => {
    const ai = {
      AI_BASE_URL: 'http://127.0.0.1:11434/v1/',
      AI_API_KEY: 'key',
      AI_MODEL: 'llama3:8b',
    }
    const read = { baseUrl: 'http://127.0.0.1:11434/v1', apiKey: 'key', model: 'llama3:8b' }
    for (const provider of ['openai-compatible', 'anthropic']) {
      expect(readConfig({ ...ai, AI_PROVIDER: provider }).ai).toEqual({ provider, ...read })
      expect(sentence({ ...ai, AI_PROVIDER: provider, AI_MODEL: '' })).toContain('AI_MODEL')
    }
    const needed = { 'openai-compatible': 'AI_BASE_URL', anthropic: 'AI_API_KEY' }
    for (const [provider, name] of Object.entries(needed)) {
      expect(sentence({ ...ai, AI_PROVIDER: provider, [name]: '' })).toContain(name)
    }
    for (const odd of ['http://me:secret@host/v1', 'https://host/v1?key=secret', 'host/v1']) {
      expect(sentence({ ...ai, AI_BASE_URL: odd })).toMatch(/^AI_BASE_URL must be an address/)
    }
    expect(sentence({ ...ai, AI_API_KEY: 'schlüssel' })).toMatch(/^AI_API_KEY must be a key/)
  })

  it('RUN-71 the time, the silence, the tokens and the temperature of a model are set, each in its bounds', () => {
    const { modelUse } = readConfig({})
    expect(modelUse.limits).toEqual({ wholeMs: 60_000, silenceMs: 10_000 })
    expect(modelUse.sampling).toEqual({})
    const slow = {
      AI_TIMEOUT_SECONDS: '300',
      AI_SILENCE_SECONDS: '45',
      AI_MAX_OUTPUT_TOKENS: '1500',
      AI_TEMPERATURE: '0.4',
    }
    const { limits, sampling } = readConfig(slow).modelUse
    expect(limits).toEqual({ wholeMs: 300_000, silenceMs: 45_000 })
    expect(sampling).toEqual({ maxOutputTokens: 1500, temperature: 0.4 })
    expect(modelUse.budget).toEqual({ perPerson: null, perServer: null })
    const budget = { AI_TOKENS_PER_PERSON_PER_MONTH: '100000', AI_TOKENS_PER_MONTH: '900000' }
    expect(readConfig(budget).modelUse.budget).toEqual({ perPerson: 100_000, perServer: 900_000 })
    const anthropic = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'key', AI_MODEL: 'm' }
    expect(sentence({ ...anthropic, AI_TEMPERATURE: '1.5' })).toBe(
      'AI_TEMPERATURE must be a number from 0 to 1 for AI_PROVIDER=anthropic.',
    )
    expect(sentence({ AI_TEMPERATURE: 'warm' })).toBe(
      'AI_TEMPERATURE must be a number from 0 to 2, such as 0.7.',
    )
  })

  it('RUN-12 PAYMENTS is sandbox, stripe or off', () => {
    for (const mode of ['sandbox', 'stripe', 'off']) {
      expect(readConfig({ ...stripe, PAYMENTS: mode }).payments.mode).toBe(mode)
    }
    expect(sentence({ PAYMENTS: 'Stripe' })).toBe('PAYMENTS must be one of: sandbox, stripe, off.')
  })

  it('RUN-13 PAYMENTS follows the Stripe key, then whether the start is private', () => {
    const mode = (env: Record<string, string>) => readConfig(env).payments.mode
    expect(mode({})).toBe('sandbox')
    expect(mode({ HOST: 'localhost', PUBLIC_URL: 'http://localhost:3000' })).toBe('sandbox')
    expect(mode({ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' })).toBe('sandbox')
    expect(mode({ HOST: '127.8.0.1' })).toBe('sandbox')
    expect(mode({ HOST: '0.0.0.0' })).toBe('off')
    expect(mode({ HOST: '127.evil.example' })).toBe('off')
    expect(mode({ PUBLIC_URL: 'https://journal.example' })).toBe('off')
    expect(mode({ TRUST_PROXY: 'loopback' })).toBe('off')
    expect(mode({ ...stripe, HOST: '0.0.0.0' })).toBe('stripe')
    expect(mode(stripe)).toBe('stripe')
  })

  it('test cards are refused where others can reach the server, also when they are asked for', () => {
    const open: Record<string, string>[] = [
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://journal.example' },
      { TRUST_PROXY: 'loopback' },
    ]
    for (const where of open) {
      expect(sentence({ ...where, PAYMENTS: 'sandbox' })).toContain('PAYMENTS can only be sandbox')
    }
    expect(readConfig({ HOST: '::1', PAYMENTS: 'sandbox' }).payments).toEqual({ mode: 'sandbox' })
  })

  it('RUN-14 Stripe has its six settings, and all but the host are needed', () => {
    const env = { ...stripe, STRIPE_API_BASE: 'http://127.0.0.1:9/' }
    expect(readConfig(env).payments).toEqual({
      mode: 'stripe',
      secretKey: 'sk_test_1',
      publishableKey: 'pk_test_1',
      webhookSecret: 'whsec_1',
      prices: { monthly: 'price_m', yearly: 'price_y' },
      apiBase: 'http://127.0.0.1:9',
    })
    for (const name of Object.keys(stripe)) {
      expect(sentence({ ...env, PAYMENTS: 'stripe', [name]: '' })).toBe(
        `${name} must be set for PAYMENTS=stripe.`,
      )
    }
    expect(readConfig(stripe).payments).toMatchObject({ apiBase: undefined })
  })

  it('RUN-15 PUBLIC_URL, SECRET_KEY_PREVIOUS, METRICS_TOKEN, LOG_LEVEL and TRUST_PROXY', () => {
    const read = readConfig({
      PUBLIC_URL: 'https://journal.example/',
      SECRET_KEY_PREVIOUS: 'the key that was in force until now',
      METRICS_TOKEN: 'a-token-for-metrics',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: '10.0.0.0/8, ::1',
    })
    expect(read).toMatchObject({
      publicUrl: 'https://journal.example',
      secretKeyPrevious: 'the key that was in force until now',
      metricsToken: 'a-token-for-metrics',
      logLevel: 'warn',
      trustProxy: ['10.0.0.0/8', '::1'],
    })
    expect(readConfig({ TRUST_PROXY: 'true' }).trustProxy).toBe('nearest')
    expect(readConfig({})).toMatchObject({ logLevel: 'info', trustProxy: undefined })
    for (const [name, value] of [
      ['PUBLIC_URL', 'https://journal.example/path'],
      ['SECRET_KEY_PREVIOUS', 'short'],
      ['METRICS_TOKEN', 'short'],
      ['METRICS_TOKEN', 'a token that no header can hold'],
      ['LOG_LEVEL', 'verbose'],
      ['TRUST_PROXY', '10.0.0.0/33'],
    ] as const) {
      expect(sentence({ [name]: value })).toContain(name)
    }
  })

  it('RUN-20 PREMIUM is paid or everyone', () => {
    expect(readConfig({}).premium).toBe('paid')
    expect(readConfig({ PREMIUM: 'paid' }).premium).toBe('paid')
    expect(readConfig({ PREMIUM: 'everyone' }).premium).toBe('everyone')
    expect(sentence({ PREMIUM: 'Everyone' })).toContain('PREMIUM')
  })

  it('RUN-21 SIGNUPS is open or closed', () => {
    expect(readConfig({}).signups).toBe('open')
    expect(readConfig({ SIGNUPS: 'open' }).signups).toBe('open')
    expect(readConfig({ SIGNUPS: 'closed' }).signups).toBe('closed')
    expect(sentence({ SIGNUPS: 'no' })).toContain('SIGNUPS')
  })

  it('RUN-22 RATE_LIMIT_PER_MINUTE is a whole number from 0 up, 600 when unset', () => {
    expect(readConfig({}).rateLimitPerMinute).toBe(600)
    expect(readConfig({ RATE_LIMIT_PER_MINUTE: '0' }).rateLimitPerMinute).toBe(0)
    expect(readConfig({ RATE_LIMIT_PER_MINUTE: '1000000' }).rateLimitPerMinute).toBe(1_000_000)
    for (const bad of ['-1', '1.5', '1e3', '0x10', 'many', '99999999999999999999']) {
      expect(sentence({ RATE_LIMIT_PER_MINUTE: bad })).toBe(
        'RATE_LIMIT_PER_MINUTE must be a whole number from 0 up.',
      )
    }
  })

  it('PostgreSQL that others can reach needs a SECRET_KEY', () => {
    const env = { DATABASE_URL: 'postgres://db/daywell', HOST: '0.0.0.0' }
    expect(sentence(env)).toContain('SECRET_KEY must be set')
    expect(readConfig({ ...env, SECRET_KEY: 'thirty-two letters and some more!' }).secretKey).toBe(
      'thirty-two letters and some more!',
    )
    expect(() => readConfig({ ...env, HOST: '127.0.0.1' })).not.toThrow()
    expect(() => readConfig({ HOST: '0.0.0.0' })).not.toThrow()
  })
})

function source(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}
