/**
 * The picture in docs/architecture.md as a table: which part of the code may import which.
 * A part may always import itself. The first pattern that fits a file says what part it is.
 */
export interface Part {
  readonly name: string
  /** A group in the pattern is an area: two parts with areas meet only inside the same one. */
  readonly files: RegExp
  /** Names of parts; `types of x` allows only `import type`. `anything` is for tests and tools. */
  readonly may: readonly string[]
}

const CORE = ['core']

/** The floors of the web package, from the top. Imports go down only; `beside` names rooms of the same floor. */
interface Room {
  readonly name: string
  /** Where it differs from the name. */
  readonly folder?: string
  readonly beside?: readonly string[]
}

const PANELS: readonly Room[] = [
  { name: 'assistant', beside: ['paywall', 'safety', 'ask'] },
  { name: 'ask', beside: ['paywall', 'safety'] },
  { name: 'report', beside: ['paywall', 'assistant'] },
  { name: 'leaving', beside: ['paywall'] },
  { name: 'shown media', folder: 'media' },
  { name: 'recovery' },
  { name: 'safety' },
  { name: 'paywall' },
]

const SERVICES: readonly Room[] = [
  { name: 'sync', beside: ['privacy', 'media'] },
  { name: 'journal', beside: ['privacy', 'types of habit', 'types of media'] },
  { name: 'habit', beside: ['journal', 'preferences', 'session'] },
  { name: 'reminders', beside: ['habit', 'preferences', 'journal', 'session', 'privacy'] },
  { name: 'backup', beside: ['journal', 'media', 'privacy'] },
  { name: 'sample', beside: ['backup', 'journal'] },
  { name: 'preferences', beside: ['session', 'privacy'] },
  { name: 'media', beside: ['privacy', 'session', 'journal'] },
  { name: 'privacy' },
  { name: 'session' },
]

const DEVICE: readonly Room[] = [
  { name: 'worker', folder: 'workers', beside: ['transfer', 'local-store', 'stored media'] },
  { name: 'stored media', folder: 'media', beside: ['local-store'] },
  { name: 'local-store' },
  { name: 'transfer' },
  { name: 'files' },
]

const KIT: readonly Room[] = [
  { name: 'ui', beside: ['styles', 'observable'] },
  { name: 'fetch' },
  { name: 'forms', beside: ['fetch'] },
  { name: 'formatted-text', beside: ['texts'] },
  { name: 'navigation' },
  { name: 'observable' },
  { name: 'texts' },
  { name: 'styles' },
]

const namesOf = (rooms: readonly Room[]) => rooms.map(({ name }) => name)

/** What a floor may import: core, and what lies below it. */
const BELOW_API = [...CORE, ...namesOf(KIT)]
const BELOW_SERVICES = [...BELOW_API, 'api', ...namesOf(DEVICE)]
/** Screens commit to the local store, and only the app runs the sync that watches it. */
const BELOW_PANELS = [...BELOW_SERVICES, ...namesOf(SERVICES).filter((name) => name !== 'sync')]
const BELOW_FEATURES = [...BELOW_PANELS, ...namesOf(PANELS)]

const roomsOf = (floor: string, rooms: readonly Room[], below: readonly string[]) =>
  rooms.map(
    ({ name, folder = name, beside = [] }): Part => ({
      name,
      files: new RegExp(`^packages/web/src/${floor}/${folder}/`),
      may: [...below, ...beside],
    }),
  )

const web: readonly Part[] = [
  {
    name: 'web app',
    files: /^packages\/web\/src\/(?:app\/|main\.tsx$)/,
    may: [...BELOW_FEATURES, 'web feature', 'sync', 'service-worker'],
  },
  {
    name: 'web feature',
    files: /^packages\/web\/src\/features\/([^/]+)\//,
    may: BELOW_FEATURES,
  },
  ...roomsOf('panels', PANELS, BELOW_PANELS),
  ...roomsOf('services', SERVICES, BELOW_SERVICES),
  ...roomsOf('device', DEVICE, [...CORE, 'observable']),
  { name: 'api', files: /^packages\/web\/src\/api\//, may: BELOW_API },
  // The design system knows no word of the domain.
  ...roomsOf('kit', KIT, []).map((part) =>
    part.name === 'ui' || part.name === 'styles' ? part : { ...part, may: [...part.may, ...CORE] },
  ),
  {
    name: 'service-worker',
    files: /^packages\/web\/src\/service-worker\//,
    may: BELOW_PANELS,
  },
  { name: 'web build', files: /^packages\/web\/[^/]+\.ts$/, may: [] },
  { name: 'web public', files: /^packages\/web\/public\//, may: [] },
]

const server: readonly Part[] = [
  { name: 'server build', files: /^packages\/server\/[^/]+\.ts$/, may: [] },
  {
    name: 'server main',
    files:
      /^packages\/server\/src\/(?:(?:main|start|stop|demo|what-it-runs-on|admin)\.ts$|admin\/)/,
    may: [
      ...[...CORE, 'server app', 'service', 'http', 'config', 'database', 'crypto', 'start-error'],
      'pieces',
    ],
  },
  {
    name: 'server app',
    files: /^packages\/server\/src\/app(?:-metrics)?\.ts$/,
    may: [
      ...CORE,
      ...[
        'routes',
        'service',
        'store',
        'record',
        'area',
        'jobs',
        'http',
        'workers',
        'model',
        'limits',
      ],
      ...[
        'press',
        'config',
        'database',
        'crypto',
        'start-error',
        'metrics',
        'leases',
        'concurrency',
        'pieces',
      ],
    ],
  },
  {
    name: 'routes',
    files: /^packages\/server\/src\/features\/([^/]+)\/.*routes\.ts$/,
    may: [
      ...CORE,
      ...['app-error', 'service', 'area', 'http', 'types of metrics'],
      ...['types of database', 'types of config'],
    ],
  },
  {
    name: 'service',
    files: /^packages\/server\/src\/features\/([^/]+)\/.*service\.ts$/,
    may: [
      ...CORE,
      ...['app-error', 'store', 'record', 'open accounts', 'area', 'crypto', 'types of database'],
      'types of pieces',
      'types of config',
      ...['types of stripe-sandbox', 'types of workers', 'types of press', 'model', 'limits'],
      ...['leases', 'concurrency'],
    ],
  },
  // What the keyring asks of the accounts; the other stores seal and open with the keyring.
  {
    name: 'open accounts',
    files: /^packages\/server\/src\/stores\/accounts\/open-account\.store\.ts$/,
    may: ['database', 'concurrency'],
  },
  {
    name: 'store',
    files: /^packages\/server\/src\/stores\/[^/]+\/.*store\.ts$/,
    may: [
      ...CORE,
      ...['app-error', 'record', 'open accounts', 'crypto', 'database', 'leases', 'concurrency'],
      'types of stripe-sandbox',
    ],
  },
  {
    name: 'record',
    files: /^packages\/server\/src\/stores\//,
    may: [...CORE, 'types of database'],
  },
  {
    name: 'area',
    files: /^packages\/server\/src\/features\/([^/]+)\//,
    may: [
      ...CORE,
      ...['app-error', 'crypto', 'types of database', 'types of config', 'stripe-sandbox'],
      ...['types of workers', 'types of model', 'types of store', 'types of pieces', 'record'],
      'concurrency',
    ],
  },
  {
    name: 'jobs',
    files: /^packages\/server\/src\/jobs\//,
    may: [...CORE, 'database', 'leases', 'types of config'],
  },
  {
    name: 'model',
    files: /^packages\/server\/src\/model\//,
    may: [...CORE, 'app-error', 'config', 'types of workers'],
  },
  {
    name: 'pieces',
    files: /^packages\/server\/src\/pieces\//,
    may: ['database', 'types of config'],
  },
  { name: 'metrics', files: /^packages\/server\/src\/metrics\//, may: [] },
  { name: 'limits', files: /^packages\/server\/src\/limits\//, may: [...CORE, 'database'] },
  { name: 'concurrency', files: /^packages\/server\/src\/concurrency\//, may: [] },
  { name: 'leases', files: /^packages\/server\/src\/leases\//, may: [...CORE, 'database'] },
  {
    name: 'workers',
    files: /^packages\/server\/src\/workers\//,
    may: [...CORE, 'concurrency'],
  },
  { name: 'press', files: /^packages\/server\/src\/press\//, may: [...CORE, 'workers'] },
  {
    name: 'http',
    files: /^packages\/server\/src\/http\//,
    may: [
      ...[...CORE, 'app-error', 'database', 'concurrency'],
      ...['types of config', 'types of metrics', 'types of workers'],
    ],
  },
  {
    name: 'crypto',
    files: /^packages\/server\/src\/crypto\//,
    may: [...CORE, 'database', 'open accounts', 'concurrency', 'start-error', 'app-error'],
  },
  {
    name: 'database',
    files: /^packages\/server\/src\/database\//,
    may: [...CORE, 'concurrency', 'start-error'],
  },
  {
    name: 'config',
    files: /^packages\/server\/src\/config(?:\.ts$|\/)/,
    may: [...CORE, 'start-error'],
  },
  { name: 'app-error', files: /^packages\/server\/src\/app-error\.ts$/, may: CORE },
  { name: 'start-error', files: /^packages\/server\/src\/start-error\.ts$/, may: [] },
]

export const parts: readonly Part[] = [
  { name: 'test', files: /\.(?:test|spec)\.tsx?$|\/testing\//, may: ['anything'] },
  { name: 'fuzz', files: /\/fuzz\//, may: ['anything'] },
  { name: 'e2e', files: /^packages\/e2e\//, may: ['anything'] },
  { name: 'bench', files: /^packages\/bench\//, may: ['anything'] },
  // Learns from the texts that tests are made with.
  { name: 'training', files: /^tools\/companion\/learning\//, may: ['tools', 'core', 'test'] },
  {
    name: 'tools',
    files: /^tools\//,
    may: ['core', 'config', 'server main', 'workers', 'bench', 'e2e', 'fuzz', 'training'],
  },
  { name: 'stand-ins', files: /^packages\/stand-ins\//, may: ['core'] },
  {
    name: 'stripe-sandbox main',
    files: /^packages\/stripe-sandbox\/src\/main\.ts$/,
    may: ['stripe-sandbox'],
  },
  { name: 'stripe-sandbox', files: /^packages\/stripe-sandbox\//, may: ['core'] },
  {
    name: 'core tagger',
    files: /^packages\/core\/src\/analysis\/reading\/(?:tagger|stem)\.ts$/,
    may: ['core'],
  },
  { name: 'core', files: /^packages\/core\/src\/[^/]+\//, may: ['core tagger'] },
  ...web,
  ...server,
]

/**
 * Which folder of core may import which others. A folder names only folders above it in this table,
 * so that no two depend on each other.
 */
export const coreFolders: Readonly<Record<string, readonly string[]>> = {
  errors: [],
  input: [],
  markdown: [],
  storage: [],
  time: [],
  media: ['input', 'markdown'],
  account: ['input'],
  billing: ['input'],
  preferences: ['account', 'input'],
  prompts: ['account', 'preferences', 'time'],
  journal: ['input', 'markdown', 'media', 'preferences', 'time'],
  difference: ['journal'],
  habit: ['journal', 'time'],
  demo: ['journal', 'preferences', 'time'],
  reminders: ['habit', 'input', 'preferences', 'time'],
  search: ['journal', 'markdown', 'media', 'preferences', 'time'],
  safety: ['markdown', 'search'],
  templates: ['journal', 'search'],
  analysis: ['habit', 'journal', 'markdown', 'time'],
  cards: ['analysis', 'journal'],
  ask: ['analysis', 'journal', 'markdown', 'search'],
  emotions: ['analysis'],
  companion: ['analysis', 'journal', 'markdown', 'preferences', 'safety', 'time'],
  insights: ['analysis', 'companion', 'habit', 'journal', 'preferences', 'safety', 'time'],
  requests: ['companion', 'insights', 'markdown', 'time'],
  charts: ['analysis', 'emotions', 'habit', 'insights', 'journal', 'markdown', 'time'],
  chat: ['input', 'journal', 'markdown'],
  report: ['charts', 'insights', 'journal', 'markdown', 'media', 'preferences', 'time'],
  contract: [
    'account',
    'billing',
    'input',
    'insights',
    'journal',
    'media',
    'preferences',
    'storage',
    'time',
  ],
  sync: ['contract', 'journal', 'preferences'],
  privacy: ['preferences', 'sync'],
  backup: [
    'contract',
    'input',
    'journal',
    'markdown',
    'media',
    'preferences',
    'prompts',
    'sync',
    'time',
  ],
}

/**
 * Files of core that hold schemas, constants and small pure functions. They import only each other,
 * and the contract imports only them, so that loading the contract loads no engine.
 */
export const coreSchemas =
  /^packages\/core\/src\/(?:(?:account|billing|input|preferences|storage|time)\/|[^/]+\/[^/]+-schema\.ts$|journal\/(?:ids|limits)\.ts$)/

/** Packages of others that only some parts may know. */
export const confined: readonly { packages: RegExp; to: readonly string[] }[] = [
  { packages: /^(?:better-sqlite3|pg)$/, to: ['database'] },
  { packages: /^kysely/, to: ['database', 'store', 'open accounts', 'crypto'] },
  { packages: /^web-push$/, to: ['service', 'area', 'crypto'] },
  { packages: /^stripe$/, to: ['service', 'area', 'stripe-sandbox'] },
  { packages: /^(?:ai$|@ai-sdk\/)/, to: ['model'] },
  { packages: /^@lat\.md\//, to: ['workers', 'web build'] },
  { packages: /^minisearch$/, to: ['core'] },
  { packages: /^@myriaddreamin\//, to: ['press'] },
  { packages: /^aws4fetch$/, to: ['pieces'] },
  { packages: /^@?fastify/, to: ['server main', 'server app', 'routes', 'http'] },
]

/** Parts that may know only some packages of others, the runtime's own among them. */
export const restricted: readonly { part: string; packages: RegExp }[] = [
  { part: 'core', packages: /^(?:zod\/mini|minisearch)$/ },
  {
    part: 'core tagger',
    packages: /^wink-(?:nlp|eng-lite-web-model(?:\/dist\/porter-stemmer\.js)?)$/,
  },
]

/** The one part that reads the environment, and the one that hands it over. */
export const readersOfTheEnvironment = [
  ...[
    'config',
    'server main',
    'stripe-sandbox main',
    'tools',
    'training',
    'test',
    'fuzz',
    'e2e',
    'bench',
  ],
]
