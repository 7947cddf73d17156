import type { FastifyInstance } from 'fastify'
import type { Metrics } from '#metrics/registry.ts'

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/**
 * Counts the answers of this process by route, never by person: what the operator sees holds no
 * address, no id and no word. The routes are those of the contract, so the table stays small.
 */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  const timed = metrics.histogram(
    'daywell_answer_seconds',
    'How long responses took, by route and status.',
    BUCKETS_SECONDS,
  )
  const untimed = metrics.counter(
    'daywell_untimed_answers_total',
    'Responses not timed because the time could reveal the answer, by route and status.',
  )
  app.addHook('onResponse', (request, reply, done) => {
    const { url, config } = request.routeOptions
    const labels = {
      // A caller that makes up methods must not make the table grow.
      method: url ? request.method : 'any',
      route: url ?? 'other',
      status: String(reply.statusCode),
    }
    if (config.untimed) untimed.add(labels)
    else timed.observe(reply.elapsedTime / 1000, labels)
    done()
  })
}
