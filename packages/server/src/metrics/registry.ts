export type Labels = Readonly<Record<string, string>>

interface Counter {
  add(labels?: Labels, by?: number): void
}

interface Histogram {
  observe(value: number, labels?: Labels): void
}

/** A value with its labels, as a gauge reports it. */
interface Reading {
  readonly labels?: Labels
  readonly value: number
}

type Readings = number | readonly Reading[]

/**
 * The metrics of one process, in the text format of Prometheus. Each family registers once, where
 * what it measures is put together. Labels name routes, jobs and kinds, never a person: every
 * label value becomes a series that stays until the process ends.
 */
export interface Metrics {
  /** By convention the name ends in `_total`. */
  counter(name: string, help: string): Counter
  /** Read each time the metrics are asked for; one that fails or hangs is left out that time. */
  gauge(name: string, help: string, read: () => Readings | Promise<Readings>): void
  /** A total that is counted elsewhere; read like a gauge. */
  total(name: string, help: string, read: () => Readings | Promise<Readings>): void
  histogram(name: string, help: string, buckets: readonly number[]): Histogram
  text(): Promise<string>
}

interface Family {
  readonly head: string
  lines(): Promise<readonly string[]>
}

/** A database that hangs must not keep the operator from the other numbers. */
const READ_PATIENCE_MS = 1000

export function createMetrics(): Metrics {
  const families = new Map<string, Family>()
  const register = (name: string, type: string, help: string, lines: () => readonly string[]) =>
    registerLater(name, type, help, async () => lines())
  const registerLater = (name: string, type: string, help: string, lines: Family['lines']) => {
    if (families.has(name)) throw new Error(`The metric ${name} is registered twice`)
    const head = `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}`
    families.set(name, { head, lines })
  }

  const registerRead = (
    name: string,
    type: string,
    help: string,
    read: () => Readings | Promise<Readings>,
  ) =>
    registerLater(name, type, help, async () => {
      const readings = await read()
      const list = typeof readings === 'number' ? [{ value: readings }] : readings
      return list.map(({ labels = {}, value }: Reading) => sample(name, labelText(labels), value))
    })

  return {
    counter(name, help) {
      const series = new Map<string, number>()
      register(name, 'counter', help, () =>
        [...series].map(([labels, value]) => sample(name, labels, value)),
      )
      return {
        add(labels = {}, by = 1) {
          const key = labelText(labels)
          series.set(key, (series.get(key) ?? 0) + by)
        },
      }
    },

    gauge: (name, help, read) => registerRead(name, 'gauge', help, read),
    total: (name, help, read) => registerRead(name, 'counter', help, read),

    histogram(name, help, buckets) {
      const series = new Map<string, Distribution>()
      register(name, 'histogram', help, () =>
        [...series].flatMap(([labels, values]) => distributionLines(name, labels, buckets, values)),
      )
      return {
        observe(value, labels = {}) {
          const key = labelText(labels)
          const values = series.get(key) ?? { counts: buckets.map(() => 0), count: 0, sum: 0 }
          series.set(key, values)
          note(values, buckets, value)
        },
      }
    },

    async text() {
      const parts = await Promise.all([...families.values()].map(familyText))
      return parts.filter((part) => part !== '').join('')
    },
  }
}

async function familyText({ head, lines }: Family): Promise<string> {
  const read = await withinPatience(lines()).catch(() => [])
  return read.length === 0 ? '' : `${head}\n${read.join('\n')}\n`
}

function withinPatience<T>(work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('too late')), READ_PATIENCE_MS)
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer))
}

interface Distribution {
  /** By bucket, each alone; they are added up when they are shown. */
  readonly counts: number[]
  count: number
  sum: number
}

function note(values: Distribution, buckets: readonly number[], value: number): void {
  values.count += 1
  values.sum += value
  const at = buckets.findIndex((bound) => value <= bound)
  if (at >= 0) values.counts[at] = (values.counts[at] ?? 0) + 1
}

function distributionLines(
  name: string,
  labels: string,
  buckets: readonly number[],
  { counts, count, sum }: Distribution,
): string[] {
  const prefix = labels === '' ? '' : `${labels},`
  let within = 0
  const bucketLines = buckets.map((bound, at) => {
    within += counts[at] ?? 0
    return sample(`${name}_bucket`, `${prefix}le="${bound}"`, within)
  })
  return [
    ...bucketLines,
    sample(`${name}_bucket`, `${prefix}le="+Inf"`, count),
    sample(`${name}_sum`, labels, sum),
    sample(`${name}_count`, labels, count),
  ]
}

function sample(name: string, labels: string, value: number): string {
  const number = value === Number.POSITIVE_INFINITY ? '+Inf' : value
  return `${name}${labels === '' ? '' : `{${labels}}`} ${number}`
}

function labelText(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${escapeLabel(value)}"`)
    .join(',')
}

function escapeLabel(value: string): string {
  return escapeHelp(value).replaceAll('"', '\\"')
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
}
