/** One sample of the text format, with the family that it belongs to. */
interface Sample {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly value: number
}

export interface Family {
  readonly name: string
  readonly type: string
  readonly help: string
  readonly samples: Sample[]
}

const NAME = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/
const TYPES = ['counter', 'gauge', 'histogram', 'summary', 'untyped']
const HISTOGRAM_SUFFIX = /_(?:bucket|sum|count)$/

/**
 * A strict parser of Prometheus' text format 0.0.4: HELP and TYPE once and first in each family,
 * the samples of a family together, no sample twice, histograms cumulative up to +Inf.
 */
export function parsePrometheus(text: string): Map<string, Family> {
  if (!text.endsWith('\n')) fail('The last line has no newline')
  const families = new Map<string, Family>()
  let help: string[] = []
  let current: Family | undefined
  for (const line of text.slice(0, -1).split('\n')) {
    const [, keyword, ...about] = /^# (HELP|TYPE) (\S+) (.*)$/.exec(line) ?? []
    if (keyword === 'HELP') help = about
    else if (keyword === 'TYPE') {
      current = openFamily(about, help)
      if (families.has(current.name)) fail(`The family ${current.name} comes twice`)
      families.set(current.name, current)
    } else addSample(current, parseSample(line))
  }
  for (const family of families.values()) checkFamily(family)
  return families
}

function openFamily([name = '', type = '']: string[], [helped, help = '']: string[]): Family {
  if (!NAME.test(name) || !TYPES.includes(type)) fail(`Not a TYPE line: ${name} ${type}`)
  if (helped !== name) fail(`No HELP before the TYPE of ${name}`)
  return { name, type, help, samples: [] }
}

function addSample(family: Family | undefined, sample: Sample): void {
  const own = family?.type === 'histogram' ? sample.name.replace(HISTOGRAM_SUFFIX, '') : sample.name
  if (family?.name !== own) fail(`${sample.name} stands outside its family`)
  family?.samples.push(sample)
}

function parseSample(line: string): Sample {
  const [, name = '', , inBraces = '', value = ''] =
    /^([^\s{]+)(\{(.*)\})? (\S+)$/.exec(line) ?? fail(`Not a sample: ${line}`)
  if (!NAME.test(name)) fail(`Not a metric name: ${line}`)
  const number = value === '+Inf' ? Number.POSITIVE_INFINITY : Number(value)
  if (Number.isNaN(number)) fail(`Not a number: ${line}`)
  return { name, labels: parseLabels(inBraces), value: number }
}

function parseLabels(text: string): Record<string, string> {
  const labels: Record<string, string> = {}
  let rest = text
  while (rest !== '') {
    const [whole = '', name = '', value = ''] =
      /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/.exec(rest) ??
      fail(`Not labels: ${rest}`)
    if (name in labels) fail(`The label ${name} comes twice`)
    labels[name] = value.replace(/\\(["\\n])/g, (_, sign) => (sign === 'n' ? '\n' : sign))
    rest = rest.slice(whole.length)
  }
  return labels
}

function checkFamily({ name, type, samples }: Family): void {
  const ids = samples.map((sample) => `${sample.name}${JSON.stringify(sample.labels)}`)
  if (new Set(ids).size < ids.length) fail(`A sample of ${name} comes twice`)
  if (type === 'histogram') checkHistogram(name, samples)
  if (type === 'counter' && !name.endsWith('_total')) fail(`The counter ${name} has no _total`)
}

function checkHistogram(name: string, samples: readonly Sample[]): void {
  const series = Map.groupBy(samples, ({ labels: { le: _, ...others } }) => JSON.stringify(others))
  for (const [labels, own] of series) {
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`)
    const bounds = buckets.map(({ labels: { le } }) => (le === '+Inf' ? Infinity : Number(le)))
    const isRising = (list: number[]) => list.every((x, at) => at === 0 || x >= (list[at - 1] ?? 0))
    if (bounds.at(-1) !== Infinity) fail(`${name}${labels} has no bucket +Inf at its end`)
    if (!isRising(bounds) || !isRising(buckets.map(({ value }) => value)))
      fail(`${name}${labels} is not cumulative`)
    const count = own.find((sample) => sample.name === `${name}_count`)
    if (count?.value !== buckets.at(-1)?.value) fail(`${name}${labels}: _count is not +Inf's`)
    if (!own.some((sample) => sample.name === `${name}_sum`)) fail(`${name}${labels} has no _sum`)
  }
}

function fail(sentence: string): never {
  throw new Error(sentence)
}
