import { type Html, html, joined } from './html.ts'

/** The part of JSON Schema that the contract's schemas are made of. */
export interface JsonSchema {
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly items?: JsonSchema
  readonly anyOf?: readonly JsonSchema[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly maxItems?: number
}

/** A schema as text and, where it has fields, as a nested list. */
export function schemaList(schema: JsonSchema): Html {
  return html`<span class="type">${typeOf(schema)}</span>${fieldsOf(schema)}`
}

function fieldsOf(schema: JsonSchema): Html {
  const own = Object.entries(schema.properties ?? {}).map(
    ([name, field]) =>
      html`<li><code>${name}</code>${schema.required?.includes(name) ? '' : ' (optional)'} ${schemaList(field)}</li>`,
  )
  const fields = own.length > 0 ? html`<ul>${joined(own)}</ul>` : html``
  const inner = [schema.items, ...(schema.anyOf ?? [])].filter((one) => one !== undefined)
  return joined([fields, ...inner.map(fieldsOf)])
}

function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' or ')
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(' or ')
  if (schema.items) return `list of ${typeOf(schema.items)}${limit('at most', schema.maxItems)}`
  const type = [schema.type ?? 'anything'].flat().join(' or ')
  const named = schema.format ? `${type} (${schema.format})` : type
  return `${named}${limit('at most', schema.maxLength, 'characters')}${rangeOf(schema)}`
}

function limit(words: string, bound: number | undefined, unit = ''): string {
  return bound === undefined ? '' : `, ${words} ${bound.toLocaleString('en-US')} ${unit}`.trimEnd()
}

/** Numbers without a bound of their own have those of the type. */
function rangeOf({ minimum, maximum }: JsonSchema): string {
  const least = minimum === Number.MIN_SAFE_INTEGER ? undefined : minimum
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum
  return `${limit('at least', least)}${limit('at most', most)}`
}
