import { readFileSync } from 'node:fs'

/** Stripe's own published types as JSON Schema, trimmed to what a subscription needs. */
export interface Contract {
  readonly paths: Readonly<Record<string, { readonly params: Schema; readonly response: Schema }>>
  readonly events: Readonly<Record<string, Schema>>
  readonly error: Schema
  readonly definitions: Readonly<Record<string, Schema>>
}

/** The words of JSON Schema that the contract uses. */
interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly anyOf?: readonly Schema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
}

const file = new URL('./stripe-contract.json', import.meta.url)
export const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract

type Tree = Readonly<Record<string, unknown>>

/** What is wrong with a value; nothing when it keeps to the schema. */
export function faults(schema: Schema, value: unknown, fromForm = false, at = ''): string[] {
  if (schema.$ref !== undefined) return faults(definition(schema.$ref), value, fromForm, at)
  if (schema.anyOf !== undefined) return leastFaults(schema.anyOf, value, fromForm, at)
  if (schema.enum !== undefined && !schema.enum.includes(value))
    return [`${at}: not one of the enum`]
  if (schema.const !== undefined && schema.const !== value) return [`${at}: not ${schema.const}`]
  if (!hasType(schema, value, fromForm)) return [`${at}: ${typeof value} is not ${schema.type}`]
  if (Array.isArray(value)) return inArray(schema, value, fromForm, at)
  return typeof value === 'object' && value !== null
    ? inObject(schema, value as Tree, fromForm, at)
    : []
}

function definition(ref: string): Schema {
  const found = contract.definitions[ref.replace('#/definitions/', '')]
  if (found === undefined) throw new Error(`The contract has no ${ref}`)
  return found
}

function leastFaults(choices: readonly Schema[], value: unknown, fromForm: boolean, at: string) {
  let least: string[] | undefined
  for (const choice of choices) {
    const some = faults(choice, value, fromForm, at)
    if (some.length === 0) return []
    if (least === undefined || some.length < least.length) least = some
  }
  return least ?? []
}

function inArray({ items }: Schema, value: readonly unknown[], fromForm: boolean, at: string) {
  return value.flatMap((one, place) => faults(items ?? {}, one, fromForm, `${at}[${place}]`))
}

function inObject(schema: Schema, value: Tree, fromForm: boolean, at: string): string[] {
  const { additionalProperties: more = true, properties = {}, required = [] } = schema
  const absent = required.filter((name) => value[name] === undefined)
  const inside = Object.entries(value).flatMap(([name, inner]) => {
    const known = properties[name]
    if (known !== undefined) return faults(known, inner, fromForm, `${at}.${name}`)
    if (typeof more === 'object') return faults(more, inner, fromForm, `${at}.${name}`)
    return more ? [] : [`${at}.${name}: unknown`]
  })
  return [...absent.map((name) => `${at}.${name}: missing`), ...inside]
}

function hasType({ type }: Schema, value: unknown, fromForm: boolean): boolean {
  if (type === undefined) return true
  const types = typeof type === 'string' ? [type] : type
  return types.some((one) => isA(one, value) || (fromForm && reads(one, value)))
}

function isA(type: string, value: unknown): boolean {
  if (type === 'null') return value === null
  if (type === 'array') return Array.isArray(value)
  if (type === 'integer') return Number.isInteger(value)
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value)
  return typeof value === type
}

/** A form has nothing but text, so numbers and the like are read out of it. */
function reads(type: string, value: unknown): boolean {
  if (typeof value !== 'string') return false
  if (type === 'number' || type === 'integer') return /^-?\d+$/.test(value)
  if (type === 'boolean') return value === 'true' || value === 'false'
  return type === 'null' && value === ''
}
