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

const web: readonly Part[] = [
  {
    name: 'web app',
    files: /^packages\/web\/src\/(?:app\/|main\.tsx$)/,
    may: [
      ...CORE,
      ...['web feature', 'journal', 'session', 'privacy', 'paywall', 'local-store', 'sync', 'api'],
      ...['navigation', 'ui', 'styles', 'texts', 'service-worker', 'leaving', 'backup'],
      ...['preferences', 'habit', 'reminders', 'recovery', 'safety', 'ask'],
    ],
  },
  {
    name: 'web feature',
    files: /^packages\/web\/src\/features\/([^/]+)\//,
    may: [
      ...CORE,
      ...['journal', 'session', 'privacy', 'paywall', 'local-store', 'api', 'forms', 'navigation'],
      ...['ui', 'texts', 'files', 'transfer', 'worker', 'leaving', 'backup', 'ask'],
      ...['preferences', 'habit', 'reminders', 'recovery', 'safety', 'assistant', 'report'],
    ],
  },
  {
    name: 'assistant',
    files: /^packages\/web\/src\/assistant\//,
    may: [
      ...CORE,
      ...['journal', 'session', 'privacy', 'paywall', 'preferences', 'safety', 'api', 'navigation'],
      ...['ui', 'texts'],
    ],
  },
  {
    name: 'report',
    files: /^packages\/web\/src\/report\//,
    may: [...CORE, 'journal', 'session', 'paywall', 'assistant', 'api', 'ui', 'texts', 'files'],
  },
  {
    name: 'ask',
    files: /^packages\/web\/src\/ask\//,
    may: [
      ...CORE,
      ...['journal', 'session', 'privacy', 'paywall', 'safety', 'api', 'ui', 'texts', 'worker'],
      'local-store',
    ],
  },
  {
    name: 'journal',
    files: /^packages\/web\/src\/journal\//,
    may: [...CORE, 'privacy', 'local-store', 'types of habit'],
  },
  {
    name: 'leaving',
    files: /^packages\/web\/src\/leaving\//,
    may: [
      ...CORE,
      ...['journal', 'session', 'local-store', 'api', 'forms', 'ui', 'texts', 'files', 'backup'],
      ...['reminders', 'paywall'],
    ],
  },
  {
    name: 'backup',
    files: /^packages\/web\/src\/backup\//,
    may: [...CORE, 'journal', 'privacy', 'local-store', 'api', 'files', 'transfer', 'worker'],
  },
  {
    name: 'preferences',
    files: /^packages\/web\/src\/preferences\//,
    may: [...CORE, 'session', 'privacy', 'local-store', 'api', 'styles'],
  },
  {
    name: 'habit',
    files: /^packages\/web\/src\/habit\//,
    may: [...CORE, 'journal', 'preferences', 'session', 'local-store'],
  },
  {
    name: 'reminders',
    files: /^packages\/web\/src\/reminders\//,
    may: [
      ...CORE,
      ...['habit', 'preferences', 'journal', 'session', 'privacy', 'local-store', 'api'],
      ...['ui', 'texts'],
    ],
  },
  {
    name: 'recovery',
    files: /^packages\/web\/src\/recovery\//,
    may: [...CORE, 'session', 'navigation', 'ui', 'texts', 'files'],
  },
  {
    name: 'safety',
    files: /^packages\/web\/src\/safety\//,
    may: [...CORE, 'ui', 'texts'],
  },
  { name: 'forms', files: /^packages\/web\/src\/forms\//, may: [...CORE, 'api'] },
  {
    name: 'paywall',
    files: /^packages\/web\/src\/paywall\//,
    may: [...CORE, 'session', 'api', 'navigation', 'ui', 'texts'],
  },
  {
    name: 'session',
    files: /^packages\/web\/src\/session\//,
    may: [...CORE, 'local-store', 'api', 'texts'],
  },
  {
    name: 'sync',
    files: /^packages\/web\/src\/sync\//,
    may: [...CORE, 'privacy', 'local-store', 'api'],
  },
  { name: 'api', files: /^packages\/web\/src\/api\//, may: [...CORE, 'types of privacy', 'texts'] },
  { name: 'privacy', files: /^packages\/web\/src\/privacy\//, may: [...CORE, 'local-store'] },
  { name: 'local-store', files: /^packages\/web\/src\/local-store\//, may: CORE },
  { name: 'texts', files: /^packages\/web\/src\/texts\//, may: CORE },
  { name: 'navigation', files: /^packages\/web\/src\/navigation\//, may: [] },
  { name: 'ui', files: /^packages\/web\/src\/ui\//, may: ['styles'] },
  { name: 'styles', files: /^packages\/web\/src\/styles\//, may: [] },
  {
    name: 'service-worker',
    files: /^packages\/web\/src\/service-worker\//,
    may: [...CORE, 'local-store', 'texts', 'reminders'],
  },
  {
    name: 'worker',
    files: /^packages\/web\/src\/workers\//,
    may: [...CORE, 'transfer', 'local-store'],
  },
  { name: 'transfer', files: /^packages\/web\/src\/transfer\//, may: [] },
  { name: 'files', files: /^packages\/web\/src\/files\//, may: [] },
  { name: 'web build', files: /^packages\/web\/[^/]+\.ts$/, may: [] },
  { name: 'web public', files: /^packages\/web\/public\//, may: [] },
]

const server: readonly Part[] = [
  {
    name: 'server main',
    files:
      /^packages\/server\/src\/(?:main|start|stop|what-it-runs-on|admin(?:-backup)?|administer)\.ts$/,
    may: [...CORE, 'server app', 'service', 'http', 'config', 'database', 'crypto', 'start-error'],
  },
  {
    name: 'server app',
    files: /^packages\/server\/src\/app(?:-metrics)?\.ts$/,
    may: [
      ...CORE,
      ...['routes', 'service', 'store', 'area', 'jobs', 'http', 'workers', 'model', 'limits'],
      ...['press', 'config', 'database', 'crypto', 'start-error', 'metrics'],
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
      ...['app-error', 'store', 'area', 'crypto', 'types of database', 'types of config'],
      ...['types of stripe-sandbox', 'types of workers', 'types of press', 'model', 'limits'],
      'leases',
    ],
  },
  {
    name: 'store',
    files: /^packages\/server\/src\/features\/([^/]+)\/.*store\.ts$/,
    may: [...CORE, 'app-error', 'area', 'crypto', 'database', 'types of stripe-sandbox'],
  },
  {
    name: 'area',
    files: /^packages\/server\/src\/features\/([^/]+)\//,
    may: [
      ...CORE,
      ...['app-error', 'crypto', 'types of database', 'types of config', 'stripe-sandbox'],
      ...['types of workers', 'types of model'],
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
  { name: 'metrics', files: /^packages\/server\/src\/metrics\//, may: [] },
  { name: 'limits', files: /^packages\/server\/src\/limits\//, may: [...CORE, 'database'] },
  { name: 'leases', files: /^packages\/server\/src\/leases\//, may: [...CORE, 'database'] },
  { name: 'workers', files: /^packages\/server\/src\/workers\//, may: CORE },
  { name: 'press', files: /^packages\/server\/src\/press\//, may: [...CORE, 'workers'] },
  {
    name: 'http',
    files: /^packages\/server\/src\/http\//,
    may: [
      ...[...CORE, 'app-error', 'database'],
      ...['types of config', 'types of metrics', 'types of workers'],
    ],
  },
  {
    name: 'crypto',
    files: /^packages\/server\/src\/crypto\//,
    may: [...CORE, 'database', 'start-error', 'app-error'],
  },
  { name: 'database', files: /^packages\/server\/src\/database\//, may: [...CORE, 'start-error'] },
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
  {
    name: 'tools',
    files: /^tools\//,
    may: ['core', 'config', 'server main', 'bench', 'e2e', 'fuzz'],
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
    files: /^packages\/core\/src\/analysis\/reading\/tagger\.ts$/,
    may: ['core'],
  },
  { name: 'core', files: /^packages\/core\/src\/[^/]+\//, may: ['core tagger'] },
  ...web,
  ...server,
]

/** Packages of others that only some parts may know. */
export const confined: readonly { packages: RegExp; to: readonly string[] }[] = [
  { packages: /^(?:better-sqlite3|pg)$/, to: ['database'] },
  { packages: /^kysely/, to: ['database', 'store'] },
  { packages: /^web-push$/, to: ['service', 'area', 'crypto'] },
  { packages: /^stripe$/, to: ['service', 'area', 'stripe-sandbox'] },
  { packages: /^(?:ai$|@ai-sdk\/)/, to: ['model'] },
  { packages: /^@lat\.md\//, to: ['workers', 'web build'] },
  { packages: /^minisearch$/, to: ['core'] },
  { packages: /^@myriaddreamin\//, to: ['press'] },
  { packages: /^@?fastify/, to: ['server main', 'server app', 'routes', 'http'] },
]

/** Parts that may know only some packages of others, the runtime's own among them. */
export const restricted: readonly { part: string; packages: RegExp }[] = [
  { part: 'core', packages: /^(?:zod\/mini|minisearch)$/ },
  { part: 'core tagger', packages: /^wink-(?:nlp|eng-lite-web-model)$/ },
]

/** The one part that reads the environment, and the one that hands it over. */
export const readersOfTheEnvironment = [
  ...['config', 'server main', 'stripe-sandbox main', 'tools', 'test', 'fuzz', 'e2e', 'bench'],
]
