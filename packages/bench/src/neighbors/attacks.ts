import { call, syncAll } from '#sync/client.ts'

/** The busy person: one account with a large journal. */
export interface Attacker {
  readonly port: number
  readonly token: string
  readonly email: string
  readonly password: string
  /** An entry whose old versions are sent again and again. */
  readonly entryId: string
}

export interface Attack {
  readonly name: string
  /** How many of these run side by side. */
  readonly parallel: number
  /** Others' creates may take so many times what they take on an idle server. */
  readonly createFactor: number
  run(attacker: Attacker, n: number): Promise<number>
}

const STALE_TEXTS = 500
const STALE_TEXT_CHARS = 18_000
const LOGINS = 50
/** As many as the web app sends at once. */
const IMPORTED = 500
const INDEXED = 50
const DAYS_MS = 30 * 24 * 60 * 60_000

/** About 720 entries, as many as a report of ours takes a while to set. */
const aMonth = () => ({
  from: new Date(Date.now() - DAYS_MS).toISOString().slice(0, 10),
  to: new Date().toISOString().slice(0, 10),
})

const post = ({ port, token }: Attacker, path: string, json: unknown) =>
  call({ port, token, path, body: JSON.stringify(json) })

/** About 9 MB of texts that the server has never seen, all older than what it has. */
function staleTexts({ entryId }: Attacker, n: number): unknown {
  const entries = Array.from({ length: STALE_TEXTS }, (_, k) => ({
    _id: entryId,
    content: `${n}-${k} `.padEnd(STALE_TEXT_CHARS, `old words ${k} `),
    updatedAt: new Date(Date.UTC(2020, 0, 1) + n * STALE_TEXTS + k).toISOString(),
  }))
  return { entries }
}

/** New entries of about 1.5 kB, as an import sends them. */
function newEntries(count: number, n: number): unknown {
  const entries = Array.from({ length: count }, (_, k) => ({
    content: `${n}-${k} I walked by the river and thought about the week. `.repeat(25),
  }))
  return { entries }
}

/** The question has the server read everything that is new, in the background. */
async function index(attacker: Attacker, n: number): Promise<number> {
  await post(attacker, '/api/journal/sync', newEntries(INDEXED, n))
  return post(attacker, '/api/ai/ask', { question: 'When did I walk by the river?' })
}

async function firstSync(attacker: Attacker): Promise<number> {
  await syncAll(attacker)
  return 200
}

async function logInOften(attacker: Attacker): Promise<number> {
  const { email, password } = attacker
  const logins = Array.from({ length: LOGINS }, () =>
    post(attacker, '/api/auth/login', { email, password }),
  )
  return Math.max(...(await Promise.all(logins)))
}

/** What one person can keep asking for, each as heavy as they can make it. */
export const attacks: readonly Attack[] = [
  {
    name: 'stale versions',
    parallel: 2,
    createFactor: 2,
    run: (attacker, n) => post(attacker, '/api/journal/sync', staleTexts(attacker, n)),
  },
  {
    name: 'export',
    parallel: 4,
    createFactor: 4,
    run: ({ port, token }) => call({ port, token, path: '/api/export' }),
  },
  {
    name: 'report',
    parallel: 2,
    createFactor: 2,
    run: (attacker) => post(attacker, '/api/report/pdf', aMonth()),
  },
  {
    name: 'ask',
    parallel: 2,
    createFactor: 4,
    run: (attacker) => post(attacker, '/api/ai/ask', { question: 'When did I walk by the river?' }),
  },
  {
    name: 'chat',
    parallel: 4,
    createFactor: 4,
    run: (attacker) =>
      post(attacker, '/api/ai/insights', {
        message: 'I am still anxious about the move, and tired of talking about it.',
        interactionLevel: 'involved',
      }),
  },
  { name: `${LOGINS} logins`, parallel: 1, createFactor: 4, run: logInOften },
  { name: 'first sync', parallel: 4, createFactor: 4, run: firstSync },
  // Last, since the journal grows.
  { name: 'indexing', parallel: 2, createFactor: 2, run: index },
  {
    name: 'import',
    parallel: 2,
    createFactor: 2,
    run: (attacker, n) => post(attacker, '/api/journal/sync', newEntries(IMPORTED, n)),
  },
]
