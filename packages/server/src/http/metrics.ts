import type { FastifyInstance } from 'fastify'

/** Seconds; enough to see what share of the calls was quick. */
const BUCKETS = [0.005, 0.025, 0.1, 0.5, 2.5, 10]

interface Calls {
  readonly labels: string
  /** Whether they are counted alone. */
  readonly isUntimed: boolean
  count: number
  seconds: number
  /** How many took at most as long as the bucket of the same place. */
  readonly within: number[]
}

export interface Metrics {
  /** In the text format that Prometheus and its like read. */
  text(): string
}

/**
 * Counts the answers of this process by route, never by person: what the operator sees holds no
 * address, no id and no word. The routes are those of the contract, so the table stays small.
 */
export function countAnswers(app: FastifyInstance): Metrics {
  const calls = new Map<string, Calls>()
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other'
    // Whoever sends methods that nobody knows must not make the table grow.
    const method = request.routeOptions.url ? request.method : 'any'
    const { untimed: isUntimed = false } = request.routeOptions.config
    const labels = `method="${method}",route="${route}",status="${reply.statusCode}"`
    const counted = calls.get(labels) ?? {
      labels,
      isUntimed,
      count: 0,
      seconds: 0,
      within: BUCKETS.map(() => 0),
    }
    calls.set(labels, counted)
    note(counted, reply.elapsedTime / 1000)
    done()
  })
  return {
    text() {
      // What is counted alone goes first: the lines of the histogram stand together.
      const inOrder = [...calls.values()].sort((a, b) => Number(b.isUntimed) - Number(a.isUntimed))
      return [...processLines(), ...inOrder.flatMap(callLines), ''].join('\n')
    },
  }
}

function note(calls: Calls, seconds: number): void {
  calls.count += 1
  calls.seconds += seconds
  BUCKETS.forEach((bucket, place) => {
    if (seconds <= bucket) calls.within[place] = (calls.within[place] ?? 0) + 1
  })
}

function callLines({ labels, isUntimed, count, seconds, within }: Calls): string[] {
  if (isUntimed) return [`daywell_untimed_answers_total{${labels}} ${count}`]
  const name = 'daywell_answer_seconds'
  return [
    ...BUCKETS.map((bucket, place) => `${name}_bucket{${labels},le="${bucket}"} ${within[place]}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

function processLines(): string[] {
  const { user, system } = process.cpuUsage()
  return [
    '# TYPE process_uptime_seconds gauge',
    `process_uptime_seconds ${process.uptime()}`,
    '# TYPE process_resident_memory_bytes gauge',
    `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
    '# TYPE process_cpu_seconds_total counter',
    `process_cpu_seconds_total ${(user + system) / 1e6}`,
    '# HELP daywell_answer_seconds How long answers took, by route and status.',
    '# TYPE daywell_answer_seconds histogram',
  ]
}
