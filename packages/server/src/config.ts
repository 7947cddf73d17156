import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PASSWORD_MIN } from '@daywell/core/account'
import { httpAddress, isLoopback } from './config/addresses.ts'
import { type Environment, readSetting, type Setting } from './config/setting.ts'
import { type SettingName, settings } from './config/settings.ts'
import { StartError } from './start-error.ts'

export type AiConfig =
  | { readonly provider: 'builtin' }
  | {
      readonly provider: 'openai-compatible'
      readonly baseUrl: string
      readonly apiKey: string | undefined
      readonly model: string
    }
  | {
      readonly provider: 'anthropic'
      readonly baseUrl: string | undefined
      readonly apiKey: string
      readonly model: string
    }

/** How a model is called, whichever it is. */
export interface ModelUse {
  /** For a whole call, and between two signs of life once the model has begun to answer. */
  readonly limits: { readonly wholeMs: number; readonly silenceMs: number }
  /** What isn't set is left to the provider. */
  readonly sampling: { readonly maxOutputTokens?: number; readonly temperature?: number }
  /** Tokens in a calendar month; null: no limit. */
  readonly budget: { readonly perPerson: number | null; readonly perServer: number | null }
}

export type PaymentsConfig =
  | { readonly mode: 'off' }
  | { readonly mode: 'sandbox' }
  | {
      readonly mode: 'stripe'
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecret: string
      readonly prices: { readonly monthly: string; readonly yearly: string }
      readonly apiBase: string | undefined
    }

export type MediaStoreConfig =
  | { readonly store: 'files' }
  | {
      readonly store: 's3'
      readonly endpoint: string
      readonly bucket: string
      readonly region: string
      readonly isPathStyle: boolean
      readonly accessKeyId: string
      readonly secretAccessKey: string
    }

export type Config = ReturnType<typeof readConfig>

type Values = { [N in SettingName]: ReturnType<(typeof settings)[N]['read']> }

type TextSetting = {
  [N in SettingName]: Values[N] extends string | undefined ? N : never
}[SettingName]

const UNVERIFIED = ['disable', 'no-verify']
const SECOND = 1000
const MEGABYTE = 1_000_000
const GIGABYTE = 1000 * MEGABYTE
const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url))

/** Reads and checks every setting; a bad one stops the start with a sentence that names it. */
export function readConfig(env: Environment) {
  const values = readAll(env)
  requireKeyForSharedStorage(values)
  const log = values.SECURITY_LOG
  return {
    host: hostOf(values),
    port: values.PORT ?? 3000,
    publicUrl: values.PUBLIC_URL,
    isTrustedOrigin: isTrustedOrigin(values),
    allowedHosts: allowedHosts(values),
    trustProxy: values.TRUST_PROXY,
    // The default does not follow the caller around: a start from another folder finds the same journal.
    dataDir: values.DATA_DIR ? resolve(values.DATA_DIR) : resolve(REPOSITORY, 'data'),
    databaseUrl: databaseUrl(values),
    databasePool: values.DATABASE_POOL,
    backupBeforeMigration: values.BACKUP_BEFORE_MIGRATION !== 'off',
    databaseWaitSeconds: values.DATABASE_WAIT_SECONDS ?? 30,
    secretKey: values.SECRET_KEY,
    secretKeyPrevious: values.SECRET_KEY_PREVIOUS,
    signups: values.SIGNUPS ?? 'open',
    signupsPerAddressDaily: values.SIGNUPS_PER_ADDRESS_PER_DAY ?? 20,
    passwordMinLength: values.PASSWORD_MIN_LENGTH ?? PASSWORD_MIN,
    premium: values.PREMIUM ?? 'paid',
    ai: readAi(values),
    modelUse: readModelUse(values),
    builtinModel: values.BUILTIN_MODEL !== 'off',
    searchByMeaning: values.SEARCH_BY_MEANING !== 'off',
    payments: readPayments(values),
    rateLimitPerMinute: values.RATE_LIMIT_PER_MINUTE ?? 600,
    quota: {
      entries: values.QUOTA_ENTRIES ?? 250_000,
      entryBytes: (values.QUOTA_ENTRY_MEGABYTES ?? 2000) * MEGABYTE,
      versionBytes: (values.QUOTA_VERSION_MEGABYTES ?? 4000) * MEGABYTE,
      mediaBytes: values.MEDIA_QUOTA ?? 5 * GIGABYTE,
    },
    mediaStore: readMediaStore(values),
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL ?? 'info',
    securityLog: typeof log === 'string' ? resolve(log) : log,
    pushAllowHosts: values.PUSH_ALLOW_HOSTS ?? [],
  } as const
}

/** A browser trusts https and its own machine, and turns features off elsewhere. */
function isTrustedOrigin(values: Values): boolean {
  const url = values.PUBLIC_URL
  return url?.startsWith('https:') || isLoopback(url ? new URL(url).hostname : hostOf(values))
}

/** By which names the server answers, besides those of its own machine; undefined: by any. */
function allowedHosts(values: Values): readonly string[] | undefined {
  const { PUBLIC_URL: url, ALLOWED_HOSTS: more } = values
  if (!url && !more) return undefined
  const own = new URL(httpAddress(hostOf(values), 80)).hostname
  const others = (more ?? []).map((host) => host.toLowerCase().replace(/:\d+$/, ''))
  return [own, ...(url ? [new URL(url).hostname] : []), ...others]
}

function readAll(env: Environment): Values {
  const table: [string, Setting<unknown>][] = Object.entries(settings)
  return Object.fromEntries(
    table.map(([name, setting]) => [name, readSetting(env, name, setting)]),
  ) as Values
}

function readAi(values: Values): AiConfig {
  const provider = values.AI_PROVIDER ?? 'builtin'
  if (provider === 'builtin') return { provider }
  const need = needs(values, `AI_PROVIDER=${provider}`)
  const model = need('AI_MODEL')
  return provider === 'anthropic'
    ? { provider, model, apiKey: need('AI_API_KEY'), baseUrl: values.AI_BASE_URL }
    : { provider, model, apiKey: values.AI_API_KEY, baseUrl: need('AI_BASE_URL') }
}

function readModelUse(values: Values): ModelUse {
  const { AI_TEMPERATURE: temperature, AI_MAX_OUTPUT_TOKENS: maxOutputTokens } = values
  if (values.AI_PROVIDER === 'anthropic' && temperature !== undefined && temperature > 1)
    throw new StartError('AI_TEMPERATURE must be a number from 0 to 1 for AI_PROVIDER=anthropic.')
  return {
    limits: {
      wholeMs: (values.AI_TIMEOUT_SECONDS ?? 60) * SECOND,
      silenceMs: (values.AI_SILENCE_SECONDS ?? 10) * SECOND,
    },
    sampling: {
      ...(maxOutputTokens !== undefined && { maxOutputTokens }),
      ...(temperature !== undefined && { temperature }),
    },
    budget: {
      perPerson: values.AI_TOKENS_PER_PERSON_PER_MONTH || null,
      perServer: values.AI_TOKENS_PER_MONTH || null,
    },
  }
}

function readMediaStore(values: Values): MediaStoreConfig {
  if (values.MEDIA_STORE !== 's3') return { store: 'files' }
  const need = needs(values, 'MEDIA_STORE=s3')
  const { S3_ENDPOINT: given, S3_REGION: region = 'us-east-1' } = values
  return {
    store: 's3',
    endpoint: given ?? `https://s3.${region}.amazonaws.com`,
    bucket: need('S3_BUCKET'),
    region,
    isPathStyle: (values.S3_PATH_STYLE ?? (given ? 'on' : 'off')) === 'on',
    accessKeyId: need('S3_ACCESS_KEY_ID'),
    secretAccessKey: need('S3_SECRET_ACCESS_KEY'),
  }
}

function readPayments(values: Values): PaymentsConfig {
  const mode = values.PAYMENTS ?? paymentsByDefault(values)
  if (mode === 'sandbox') refuseTestCardsInPublic(values)
  if (mode !== 'stripe') return { mode }
  const need = needs(values, 'PAYMENTS=stripe')
  return {
    mode,
    secretKey: need('STRIPE_SECRET_KEY'),
    publishableKey: need('STRIPE_PUBLISHABLE_KEY'),
    webhookSecret: need('STRIPE_WEBHOOK_SECRET'),
    prices: { monthly: need('STRIPE_PRICE_MONTHLY'), yearly: need('STRIPE_PRICE_YEARLY') },
    apiBase: values.STRIPE_API_BASE,
  }
}

function paymentsByDefault(values: Values): PaymentsConfig['mode'] {
  if (values.STRIPE_SECRET_KEY || values.STRIPE_PUBLISHABLE_KEY) return 'stripe'
  return isPrivate(values) ? 'sandbox' : 'off'
}

/** Test payments open premium to anyone who types a test card, so only a private start has them. */
function refuseTestCardsInPublic(values: Values): void {
  if (isPrivate(values)) return
  throw new StartError(
    'PAYMENTS can only be sandbox if HOST and PUBLIC_URL are loopback and TRUST_PROXY is unset, because ' +
      'anyone can get Premium with a test card. To give it to everyone, set PREMIUM=everyone.',
  )
}

function isPrivate(values: Values): boolean {
  const publicHost = values.PUBLIC_URL ? new URL(values.PUBLIC_URL).hostname : 'localhost'
  return isLoopback(hostOf(values)) && isLoopback(publicHost) && !values.TRUST_PROXY
}

/** With the authority's file in it, so that every command that uses the address has it. */
function databaseUrl({ DATABASE_URL: address, DATABASE_CA_FILE: file }: Values) {
  if (!address || !file) return address
  const url = new URL(address)
  const { searchParams } = url
  if (searchParams.has('sslrootcert') || UNVERIFIED.includes(searchParams.get('sslmode') ?? ''))
    throw new StartError(
      'Set DATABASE_CA_FILE, or sslrootcert or an sslmode without verification, not both.',
    )
  searchParams.set('sslmode', 'verify-full')
  searchParams.set('sslrootcert', resolve(file))
  return url.toString()
}

/** Several machines on one database must share the key: one made on each would lock out the others. */
function requireKeyForSharedStorage(values: Values): void {
  if (!values.DATABASE_URL || isLoopback(hostOf(values)) || values.SECRET_KEY) return
  throw new StartError(
    'SECRET_KEY must be set when DATABASE_URL is PostgreSQL and HOST is not loopback.',
  )
}

function needs(values: Values, because: string) {
  return (name: TextSetting & `${'AI' | 'STRIPE' | 'S3'}_${string}`): string => {
    const value = values[name]
    if (value === undefined) throw new StartError(`${name} must be set for ${because}.`)
    return value
  }
}

function hostOf(values: Values): string {
  return values.HOST ?? '127.0.0.1'
}
