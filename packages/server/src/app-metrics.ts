import type { FastifyInstance } from 'fastify'
import packageJson from '../package.json' with { type: 'json' }
import { type Database, type StorageProblem, storageProblem } from './database/index.ts'
import { countAnswers } from './http/logs/metrics.ts'
import { watchOpenFiles } from './http/logs/open-files.ts'
import { measureProcess } from './metrics/process-metrics.ts'
import { createMetrics, type Metrics } from './metrics/registry.ts'

export const VERSION = packageJson.version

interface Queue {
  readonly waiting: number
}

interface MeasuredDeps {
  readonly database: Database
  readonly clock: () => number
  readonly queues: Readonly<Record<string, Queue>>
}

export interface AppMetrics extends Metrics {
  /** Counts an error that the storage raised; any other counts nothing. */
  noteStorageError(error: unknown): void
  /** From then on its failures are shown, even if there are none. */
  expectJob(job: string): void
  noteJobSuccess(job: string): void
  noteJobFailure(job: string): void
}

/** Counters begin at 0: where one appears with its first error, Prometheus sees no increase. */
const PROBLEMS: readonly StorageProblem[] = ['full', 'read-only', 'io', 'busy', 'unreachable']

/** Everything that the server tells its operator in numbers, registered in one place. */
export function measureApp(
  app: FastifyInstance,
  { database, clock, queues }: MeasuredDeps,
): AppMetrics {
  const metrics = createMetrics()
  const build = { version: VERSION, node: process.version, engine: database.engine }
  const running = measureProcess(metrics, build)
  app.addHook('onClose', async () => running.stop())
  countAnswers(app, metrics)
  watchOpenFiles(app, metrics)
  measureLoad(metrics, database, queues)
  const storageErrors = metrics.counter(
    'daywell_storage_errors_total',
    'Storage errors by kind: full, read-only, io, busy, unreachable.',
  )
  for (const kind of PROBLEMS) storageErrors.add({ kind }, 0)
  const noteStorageError = (error: unknown) => {
    const kind = storageProblem(error)
    if (kind) storageErrors.add({ kind })
  }
  app.addHook('onError', (_request, _reply, error, done) => {
    noteStorageError(error)
    done()
  })
  return { ...metrics, noteStorageError, ...measureJobs(metrics, clock) }
}

interface StorageTotals {
  readonly entries: number
  readonly entryBytes: number
  readonly versionBytes: number
  readonly mediaBytes: number
  readonly peopleNearQuota: number
}

/** Registers what people store. It is asked for once a scrape, for all of these together. */
export function measureStorage(metrics: Metrics, totals: () => Promise<StorageTotals>): void {
  let asked: Promise<StorageTotals> | undefined
  const once = () => {
    asked ??= totals().finally(() => {
      asked = undefined
    })
    return asked
  }
  metrics.gauge(
    'daywell_people_near_storage_quota',
    'People who use 90% or more of one of their storage quotas.',
    async () => (await once()).peopleNearQuota,
  )
  metrics.gauge(
    'daywell_stored_entries',
    'Everyone’s entries, not counting Recently deleted.',
    async () => (await once()).entries,
  )
  metrics.gauge('daywell_stored_bytes', 'Everyone’s encrypted bytes, by kind.', async () => {
    const { entryBytes, versionBytes, mediaBytes } = await once()
    return [
      { labels: { kind: 'entries' }, value: entryBytes },
      { labels: { kind: 'versions and deleted' }, value: versionBytes },
      { labels: { kind: 'photos and recordings' }, value: mediaBytes },
    ]
  })
}

function measureLoad(
  metrics: Metrics,
  database: Database,
  queues: Readonly<Record<string, Queue>>,
): void {
  metrics.gauge('daywell_queue_length', 'Items waiting, by queue.', () => [
    { labels: { queue: 'writes' }, value: database.load().writes },
    ...Object.entries(queues).map(([queue, { waiting }]) => ({
      labels: { queue },
      value: waiting,
    })),
  ])
  metrics.gauge('daywell_database_connections', 'PostgreSQL connections, by state.', () => {
    const { pool } = database.load()
    if (!pool) return []
    return [
      { labels: { state: 'in use' }, value: pool.inUse },
      { labels: { state: 'idle' }, value: pool.idle },
      { labels: { state: 'waiting' }, value: pool.waiting },
    ]
  })
}

function measureJobs(metrics: Metrics, clock: () => number) {
  const lastSuccess = new Map<string, number>()
  metrics.gauge(
    'daywell_job_last_success_timestamp_seconds',
    'When this process last finished a job, or started. With several processes, the newest counts.',
    () => [...lastSuccess].map(([job, at]) => ({ labels: { job }, value: at / 1000 })),
  )
  const failures = metrics.counter('daywell_job_failures_total', 'Jobs that failed.')
  return {
    expectJob(job: string) {
      failures.add({ job }, 0)
      // From here on it's due, so that one that never succeeds is noticed.
      lastSuccess.set(job, clock())
    },
    noteJobSuccess: (job: string) => void lastSuccess.set(job, clock()),
    noteJobFailure: (job: string) => failures.add({ job }),
  }
}
