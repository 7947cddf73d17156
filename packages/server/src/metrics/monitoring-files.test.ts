import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import { ask } from '#http/testing/ask.ts'
import { runApp } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'

const METRICS_TOKEN = 'a-token-for-metrics'
const read = (path: string) =>
  readFileSync(new URL(`../../../../deploy/${path}`, import.meta.url), 'utf8')

interface Alert {
  readonly alert: string
  readonly expr: string
  readonly labels: { readonly severity: string }
  readonly annotations: { readonly summary: string; readonly action: string }
}

const alerts: Alert[] = parse(read('prometheus/daywell.rules.yaml')).groups.flatMap(
  ({ rules }: { rules: Alert[] }) => rules,
)
const dashboard: { panels: { title: string; targets: { expr: string }[] }[] } = JSON.parse(
  read('grafana/daywell.json'),
)
const queries = [
  ...alerts.map(({ alert, expr }) => [alert, expr] as const),
  ...dashboard.panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => [title, expr] as const),
  ),
]

/** What Prometheus adds itself. */
const OWN_METRICS = ['up']
const OWN_LABELS = ['job', 'exported_job', 'instance', 'le']

/** Known after the first job, and left out of an answer where a busy machine is late. */
const LATE = ['daywell_job_last_success', 'daywell_stored_bytes', 'daywell_people_near']

const MATCHERS = /\{([^}]*)\}/g
const GROUPING = /\b(?:by|without) \(([^)]*)\)/g
const RANGES = /\[[^\]]*\]/g

function metricsIn(expr: string): string[] {
  const bare = expr.replace(MATCHERS, ' ').replace(RANGES, ' ').replace(GROUPING, ' ')
  return [...bare.matchAll(/[a-z_][\w:]*\b(?!\s*\()/gi)].map(([name]) => name)
}

function labelsIn(expr: string): string[] {
  const matched = [...expr.matchAll(MATCHERS)].flatMap(([, inside = '']) =>
    [...inside.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, name = '']) => name),
  )
  const grouped = [...expr.matchAll(GROUPING)].flatMap(([, inside = '']) => inside.split(/,\s*/))
  return [...matched, ...grouped]
}

describe('QUOTA-06 the files for Prometheus and Grafana', () => {
  // PostgreSQL, since SQLite has no connections to show.
  const databases = freshDatabases('postgres')
  const metrics = new Set(OWN_METRICS)
  const labels = new Set(OWN_LABELS)

  beforeAll(async () => {
    const env = { METRICS_TOKEN, PREMIUM: 'everyone' }
    const app = await runApp(await databases.place(), { env, jobsAfter: 1 })
    await ask(app.port, 'GET /api/health')
    const { token } = await app.signUp()
    const json = { message: 'I walked by the river today.' }
    await ask(app.port, 'POST /api/ai/insights', { token, json })
    const scrape = async () => (await ask(app.port, 'GET /metrics', { token: METRICS_TOKEN })).text
    const text = await vi.waitFor(async () => {
      const answer = await scrape()
      for (const name of LATE) expect(answer).toContain(name)
      return answer
    }, 20_000)
    for (const [, name = '', type] of text.matchAll(/^# TYPE (\S+) (\S+)$/gm)) {
      metrics.add(name)
      if (type === 'histogram')
        for (const part of ['bucket', 'sum', 'count']) metrics.add(`${name}_${part}`)
    }
    for (const [, name = ''] of text.matchAll(/[{,](\w+)="/g)) labels.add(name)
    return app.stop
  }, 60_000)

  it.each(queries)('%s asks only for metrics and labels that the server shows', (_, expr) => {
    const asked = metricsIn(expr)
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((name) => !metrics.has(name))).toEqual([])
    expect(labelsIn(expr).filter((name) => !labels.has(name))).toEqual([])
  })

  it('every alert has a name of its own, a severity, and says what to do', () => {
    expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length)
    for (const { alert, labels: own, annotations } of alerts) {
      expect(own.severity, alert).toMatch(/^(?:critical|warning|info)$/)
      expect(annotations.summary.length, alert).toBeGreaterThan(0)
      expect(annotations.action.length, alert).toBeGreaterThan(0)
    }
  })

  it('the dashboard shows every metric', () => {
    const shown = new Set(
      dashboard.panels.flatMap(({ targets }) => targets).flatMap(({ expr }) => metricsIn(expr)),
    )
    const families = [...shown].map((name) => name.replace(/_(?:bucket|sum|count)$/, ''))
    const missing = [...metrics].filter(
      (name) => !families.includes(name.replace(/_(?:bucket|sum|count)$/, '')),
    )
    expect(missing.sort()).toEqual(['process_uptime_seconds', 'up'])
  })
})
