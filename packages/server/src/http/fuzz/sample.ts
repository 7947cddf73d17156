import type { Random } from './random.ts'

/** As much of JSON Schema as the contract's description makes use of. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

const TEXTS = [
  'person@example.com',
  'some_name',
  'Ein Tag am Meer',
  '今日はいい天気でした',
  'https://push.example/abc',
  '65f0c0ffee0123456789abcd',
  'temp_65f0c0ffee0123456789abcd',
  'QUJDREVGR0g=',
  '20:00',
  'Europe/Berlin',
]
const FORMATS: Record<string, readonly string[]> = {
  'date-time': ['2026-03-14T09:30:00.000Z', '2026-03-14T09:30:00+02:00'],
  date: ['2026-03-14', '2024-02-29'],
}

/** A value that keeps to a schema, as far as the schema tells. */
export function sampleOf(schema: JsonSchema, random: Random): unknown {
  if (schema.anyOf) return sampleOf(random.pick(schema.anyOf), random)
  if (schema.enum) return random.pick(schema.enum)
  if (schema.const !== undefined) return schema.const
  const type = typeof schema.type === 'object' ? random.pick(schema.type) : schema.type
  switch (type) {
    case 'object':
      return sampleObject(schema, random)
    case 'array':
      return Array.from({ length: random.int(4) }, () => sampleOf(schema.items ?? {}, random))
    case 'string':
      return sampleText(schema, random)
    case 'integer':
    case 'number':
      return sampleNumber(schema, random)
    case 'boolean':
      return random.chance(0.5)
    case 'null':
      return null
    default:
      return random.pick([null, 1, 'text', [], {}])
  }
}

function sampleObject({ properties = {}, required = [] }: JsonSchema, random: Random): unknown {
  const kept = Object.entries(properties).filter(
    ([name]) => required.includes(name) || random.chance(0.5),
  )
  return Object.fromEntries(kept.map(([name, schema]) => [name, sampleOf(schema, random)]))
}

function sampleText(schema: JsonSchema, random: Random): string {
  const formatted = FORMATS[schema.format ?? '']
  if (formatted) return random.pick(formatted)
  const pattern = new RegExp(schema.pattern ?? '', 'u')
  const fitting = TEXTS.filter(
    (text) =>
      pattern.test(text) &&
      text.length >= (schema.minLength ?? 0) &&
      text.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY),
  )
  return fitting.length > 0 ? random.pick(fitting) : 'text'
}

function sampleNumber({ type, minimum = 0, maximum = 100 }: JsonSchema, random: Random): number {
  const value = minimum + random.next() * (maximum - minimum)
  return type === 'integer' ? Math.round(value) : value
}
