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
  decimal,
  file,
  fileOrOff,
  fileOrTrue,
  folder,
  headerKey,
  oneOf,
  type Setting,
  secret,
  size,
  wholeNumber,
  word,
} from './setting.ts'

/** Every setting that there is, in the order in which an operator meets them. */
export const settings = {
  ENV_FILE: {
    ...fileOrOff,
    unset: '.env in the folder of Daywell, if there is one',
    doc: 'A file with settings, in the form of .env.example. The environment wins over it.',
  },
  HOST: { ...host, unset: '127.0.0.1', doc: 'The address to listen on. Use 0.0.0.0 for all.' },
  PORT: {
    ...wholeNumber(0, 65_535),
    unset: '3000',
    doc: 'The port to listen on. 0 picks a free one.',
  },
  PUBLIC_URL: {
    ...origin,
    unset: 'none; HOST alone decides who can reach it',
    doc: 'The address people use, if Daywell runs behind a proxy.',
  },
  ALLOWED_HOSTS: {
    ...hostList,
    unset: 'the host of PUBLIC_URL; any host if that is unset too',
    doc: 'More hosts that Daywell answers to, besides PUBLIC_URL and this machine.',
  },
  TRUST_PROXY: {
    ...trustedProxies,
    unset: 'no proxy is trusted',
    doc: 'The proxies to trust for the caller’s address.',
  },
  DATA_DIR: {
    ...folder,
    unset: './data',
    doc: 'The folder for the SQLite database and its generated key.',
  },
  DATABASE_URL: {
    ...postgresAddress,
    isSecret: true,
    unset: 'SQLite in DATA_DIR',
    doc: 'A PostgreSQL database: postgres://user:password@host/database. Add ?sslmode=verify-full for TLS.',
  },
  DATABASE_CA_FILE: {
    ...file,
    unset: 'the authorities that Node trusts',
    doc: 'The certificate (PEM) of the authority that PostgreSQL’s certificate must come from. Turns TLS on.',
  },
  DATABASE_POOL: {
    ...wholeNumber(1, 1000),
    unset: '20',
    doc: 'Connections to PostgreSQL that one process may open.',
  },
  DATABASE_WAIT_SECONDS: {
    ...wholeNumber(0, 3600),
    unset: '30',
    doc: 'How long startup waits for a database that is locked or not up yet.',
  },
  BACKUP_BEFORE_MIGRATION: {
    ...oneOf('on', 'off'),
    unset: 'on',
    doc: 'Whether to back up SQLite in DATA_DIR before a migration.',
  },
  SECRET_KEY: {
    ...secret({ atLeast: 32 }),
    isSecret: true,
    unset: 'generated once and stored in DATA_DIR',
    doc: 'The key that encrypts everyone’s text. Keep a copy: without it no one can read anything.',
  },
  SECRET_KEY_PREVIOUS: {
    ...secret({ atLeast: 32 }),
    isSecret: true,
    unset: 'none',
    doc: 'The old key. Set it for one start when you change SECRET_KEY.',
  },
  SIGNUPS: {
    ...oneOf('open', 'closed'),
    unset: 'open',
    doc: 'Whether people can create accounts.',
  },
  SIGNUPS_PER_ADDRESS_PER_DAY: {
    ...wholeNumber(0),
    unset: '20',
    doc: 'Accounts that one IP address may create in 24 hours; 0 means no limit.',
  },
  PASSWORD_MIN_LENGTH: {
    ...wholeNumber(6, 128),
    unset: '6',
    doc: 'The minimum length of a new password. Existing passwords stay valid.',
  },
  PREMIUM: {
    ...oneOf('paid', 'everyone'),
    unset: 'paid',
    doc: 'Who gets the premium features: subscribers, or everyone on this server.',
  },
  AI_PROVIDER: {
    ...oneOf('builtin', 'openai-compatible', 'anthropic'),
    unset: 'builtin',
    doc: 'What powers the assistant. builtin sends nothing anywhere.',
  },
  AI_BASE_URL: {
    ...modelAddress,
    unset: 'the provider’s own',
    doc: 'The model provider’s address. Required for openai-compatible.',
  },
  AI_API_KEY: {
    ...headerKey,
    isSecret: true,
    unset: 'none',
    doc: 'The model provider’s key. Required for anthropic.',
  },
  AI_MODEL: {
    ...word,
    unset: 'none',
    doc: 'The model. Required for every provider except builtin.',
  },
  AI_TIMEOUT_SECONDS: {
    ...wholeNumber(5, 600),
    unset: '60',
    doc: 'How many seconds one call to the model may take.',
  },
  AI_SILENCE_SECONDS: {
    ...wholeNumber(1, 600),
    unset: '10',
    doc: 'How many seconds the model may fall silent once it has begun to answer.',
  },
  AI_MAX_OUTPUT_TOKENS: {
    ...wholeNumber(200, 100_000),
    unset: 'the provider’s own limit',
    doc: 'How many tokens one answer of the model may have. A summary needs about 1500.',
  },
  AI_TEMPERATURE: {
    ...decimal(0, 2),
    unset: 'the provider’s own',
    doc: 'How much the model varies its words. Some models accept no temperature.',
  },
  AI_TOKENS_PER_PERSON_PER_MONTH: {
    ...wholeNumber(0),
    unset: '0',
    doc: 'Tokens that one person may use in a calendar month (UTC); 0 means no limit.',
  },
  AI_TOKENS_PER_MONTH: {
    ...wholeNumber(0),
    unset: '0',
    doc: 'Tokens that all people together may use in a calendar month (UTC); 0 means no limit.',
  },
  SEARCH_BY_MEANING: {
    ...oneOf('on', 'off'),
    unset: 'on, if the model for it is installed',
    doc: 'Whether Ask your journal also searches by meaning. Everything runs on this machine.',
  },
  BUILTIN_MODEL: {
    ...oneOf('on', 'off'),
    unset: 'on, if the model for it is installed',
    doc: 'Whether the built-in assistant reads with its trained model. It runs on this machine and takes 300 MB of memory while in use. Without it, rules alone answer.',
  },
  PAYMENTS: {
    ...oneOf('sandbox', 'stripe', 'off'),
    unset: 'stripe with a Stripe key, sandbox on loopback, else off',
    doc: 'How people pay for subscriptions. In the sandbox, no money moves.',
  },
  STRIPE_SECRET_KEY: {
    ...secret({ startsWith: ['sk_', 'rk_'] }),
    isSecret: true,
    unset: 'none',
    doc: 'Stripe’s secret key.',
  },
  STRIPE_PUBLISHABLE_KEY: {
    ...secret({ startsWith: ['pk_'] }),
    unset: 'none',
    doc: 'Stripe’s publishable key. The browser gets it.',
  },
  STRIPE_WEBHOOK_SECRET: {
    ...secret({ startsWith: ['whsec_'] }),
    isSecret: true,
    unset: 'none',
    doc: 'The secret that Stripe signs webhooks with.',
  },
  STRIPE_PRICE_MONTHLY: { ...word, unset: 'none', doc: 'The Stripe ID of the monthly price.' },
  STRIPE_PRICE_YEARLY: { ...word, unset: 'none', doc: 'The Stripe ID of the yearly price.' },
  STRIPE_API_BASE: {
    ...serviceAddress,
    unset: 'Stripe’s own',
    doc: 'Another host for the Stripe SDK to talk to.',
  },
  RATE_LIMIT_PER_MINUTE: {
    ...wholeNumber(0),
    unset: '600',
    doc: 'Calls that one person may make per minute; 0 means no limit.',
  },
  QUOTA_ENTRIES: {
    ...wholeNumber(0),
    unset: '250000',
    doc: 'Entries that one person may store; 0 means no limit.',
  },
  QUOTA_ENTRY_MEGABYTES: {
    ...wholeNumber(0),
    unset: '2000',
    doc: 'Megabytes that one person’s entries may use; 0 means no limit.',
  },
  QUOTA_VERSION_MEGABYTES: {
    ...wholeNumber(0),
    unset: '4000',
    doc: 'Megabytes that one person’s version history and deleted entries may use; 0 means no limit.',
  },
  MEDIA_QUOTA: {
    ...size,
    unset: '5GB',
    doc: 'How much one person’s photos and recordings may use; 0 means no limit.',
  },
  MEDIA_STORE: {
    ...oneOf('files', 's3'),
    unset: 'files, in DATA_DIR/media',
    doc: 'Where photos and recordings are kept. With several machines, use s3: any S3-compatible bucket.',
  },
  S3_ENDPOINT: {
    ...serviceAddress,
    unset: 'that of Amazon S3 in S3_REGION',
    doc: 'The address of the S3-compatible service.',
  },
  S3_BUCKET: { ...word, unset: 'none', doc: 'The bucket. Required for MEDIA_STORE=s3.' },
  S3_REGION: { ...word, unset: 'us-east-1', doc: 'The region of the bucket.' },
  S3_PATH_STYLE: {
    ...oneOf('on', 'off'),
    unset: 'on with S3_ENDPOINT, else off',
    doc: 'Whether the bucket’s name is in the path instead of in the name of the host.',
  },
  S3_ACCESS_KEY_ID: {
    ...headerKey,
    isSecret: true,
    unset: 'none',
    doc: 'The id of the key for the bucket. Required for MEDIA_STORE=s3.',
  },
  S3_SECRET_ACCESS_KEY: {
    ...headerKey,
    isSecret: true,
    unset: 'none',
    doc: 'The key for the bucket. Required for MEDIA_STORE=s3.',
  },
  METRICS_TOKEN: {
    ...bearerSecret(16),
    isSecret: true,
    unset: 'no one can read the metrics',
    doc: 'The bearer token for GET /metrics.',
  },
  LOG_LEVEL: {
    ...oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    unset: 'info',
    doc: 'How much to log. Entries, passwords and tokens are never logged.',
  },
  SECURITY_LOG: {
    ...fileOrTrue,
    unset: 'none',
    doc: 'A file for security events, or true for the main log. It contains keyed hashes but no names or text.',
  },
  PUSH_ALLOW_HOSTS: {
    ...hostList,
    unset: 'none',
    doc: 'Non-public hosts that push messages may go to, for tests.',
  },
} as const satisfies Record<string, Setting<unknown>>

export type SettingName = keyof typeof settings
