import {
  host,
  hostList,
  modelAddress,
  origin,
  postgresAddress,
  serviceAddress,
  trustedProxies,
} from './addresses.ts'
import {
  bearerSecret,
  fileOrTrue,
  folder,
  headerKey,
  oneOf,
  type Setting,
  secret,
  wholeNumber,
  word,
} from './setting.ts'

/** Every setting that there is, in the order in which an operator meets them. */
export const settings = {
  HOST: { ...host, unset: '127.0.0.1', doc: 'The address to listen on; 0.0.0.0 for all.' },
  PORT: {
    ...wholeNumber(0, 65_535),
    unset: '3000',
    doc: 'The port to listen on; 0 takes a free one.',
  },
  PUBLIC_URL: {
    ...origin,
    unset: 'none; HOST alone tells who can reach it',
    doc: 'Where people reach Daywell, when a proxy stands in front of it.',
  },
  ALLOWED_HOSTS: {
    ...hostList,
    unset: 'the host of PUBLIC_URL; any where that is not set',
    doc: 'More hosts that people may reach Daywell by, besides PUBLIC_URL and this machine.',
  },
  TRUST_PROXY: {
    ...trustedProxies,
    unset: 'no proxy is trusted',
    doc: 'The proxies whose word on the caller’s address is taken.',
  },
  DATA_DIR: {
    ...folder,
    unset: './data',
    doc: 'The folder of the SQLite database and of the key that is made for it.',
  },
  DATABASE_URL: {
    ...postgresAddress,
    unset: 'SQLite in DATA_DIR',
    doc: 'A PostgreSQL database: postgres://user:password@host/database.',
  },
  DATABASE_WAIT_SECONDS: {
    ...wholeNumber(0, 3600),
    unset: '30',
    doc: 'How long a start waits for a database that is locked or not there yet.',
  },
  BACKUP_BEFORE_MIGRATION: {
    ...oneOf('on', 'off'),
    unset: 'on',
    doc: 'Whether a start that changes the tables of SQLite keeps a backup in DATA_DIR first.',
  },
  SECRET_KEY: {
    ...secret({ atLeast: 32 }),
    unset: 'made once and kept in DATA_DIR',
    doc: 'The key that locks everybody’s words. Keep a copy: without it they cannot be read.',
  },
  SECRET_KEY_PREVIOUS: {
    ...secret({ atLeast: 32 }),
    unset: 'none',
    doc: 'The key in force until now, for one start with a new SECRET_KEY.',
  },
  SIGNUPS: {
    ...oneOf('open', 'closed'),
    unset: 'open',
    doc: 'Whether new accounts can be created.',
  },
  SIGNUPS_PER_ADDRESS_PER_DAY: {
    ...wholeNumber(0),
    unset: '20',
    doc: 'Accounts that one address may create in 24 hours; 0 sets no limit.',
  },
  PASSWORD_MIN_LENGTH: {
    ...wholeNumber(6, 128),
    unset: '6',
    doc: 'The least characters of a new password. Existing ones stay valid.',
  },
  PREMIUM: {
    ...oneOf('paid', 'everyone'),
    unset: 'paid',
    doc: 'Who has the premium features: subscribers, or everyone in a house of one’s own.',
  },
  AI_PROVIDER: {
    ...oneOf('builtin', 'openai-compatible', 'anthropic'),
    unset: 'builtin',
    doc: 'What answers in the assistant; builtin sends no word anywhere.',
  },
  AI_BASE_URL: {
    ...modelAddress,
    unset: 'the provider’s own',
    doc: 'The address of the model provider; openai-compatible needs it.',
  },
  AI_API_KEY: {
    ...headerKey,
    unset: 'none',
    doc: 'The key of the model provider; anthropic needs it.',
  },
  AI_MODEL: { ...word, unset: 'none', doc: 'The model; every provider but builtin needs it.' },
  SEARCH_BY_MEANING: {
    ...oneOf('on', 'off'),
    unset: 'on, where the model for it is installed',
    doc: 'Whether Ask your journal also goes by what entries mean; all of it on this machine.',
  },
  PAYMENTS: {
    ...oneOf('sandbox', 'stripe', 'off'),
    unset: 'stripe with a Stripe key, sandbox on loopback, else off',
    doc: 'How subscriptions are paid; in the sandbox no money moves.',
  },
  STRIPE_SECRET_KEY: {
    ...secret({ startsWith: ['sk_', 'rk_'] }),
    unset: 'none',
    doc: 'Stripe’s secret key.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    ...secret({ startsWith: ['pk_'] }),
    unset: 'none',
    doc: 'Stripe’s publishable key, which the browser gets to see.',
  },
  STRIPE_WEBHOOK_SECRET: {
    ...secret({ startsWith: ['whsec_'] }),
    unset: 'none',
    doc: 'The secret that Stripe signs its messages with.',
  },
  STRIPE_PRICE_MONTHLY: { ...word, unset: 'none', doc: 'The id of the monthly price at Stripe.' },
  STRIPE_PRICE_YEARLY: { ...word, unset: 'none', doc: 'The id of the yearly price at Stripe.' },
  STRIPE_API_BASE: {
    ...serviceAddress,
    unset: 'Stripe’s own',
    doc: 'Another host for the Stripe SDK to talk to.',
  },
  RATE_LIMIT_PER_MINUTE: {
    ...wholeNumber(0),
    unset: '600',
    doc: 'Calls that one person may make in a minute; 0 sets no limit.',
  },
  QUOTA_ENTRIES: {
    ...wholeNumber(0),
    unset: '250000',
    doc: 'Entries that one person may store; 0 sets no limit.',
  },
  QUOTA_ENTRY_MEGABYTES: {
    ...wholeNumber(0),
    unset: '2000',
    doc: 'Megabytes that one person’s entries may take; 0 sets no limit.',
  },
  QUOTA_VERSION_MEGABYTES: {
    ...wholeNumber(0),
    unset: '4000',
    doc: 'Megabytes of one person’s earlier versions and deleted entries; 0 sets no limit.',
  },
  METRICS_TOKEN: {
    ...bearerSecret(16),
    unset: 'metrics are shown to no one',
    doc: 'The bearer token that opens GET /metrics.',
  },
  LOG_LEVEL: {
    ...oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    unset: 'info',
    doc: 'How much is logged. Words, passwords and tokens never are.',
  },
  SECURITY_LOG: {
    ...fileOrTrue,
    unset: 'none',
    doc: 'A file for security events, or true for the log: keyed hashes, no names and no words.',
  },
  PUSH_ALLOW_HOSTS: {
    ...hostList,
    unset: 'none',
    doc: 'Hosts that push messages may go to though they are not public, for tests.',
  },
} as const satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
