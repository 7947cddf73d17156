import type { Metadata } from '#records/account.ts'
import type { Form, FormValue } from './form.ts'
import { UnreadableParameter } from './problem.ts'

/** Makes a value of a parameter, or refuses it by its name. */
export type Reader<T> = (value: FormValue, name: string) => T
export type Spec = Readonly<Record<string, Reader<unknown>>>
export type Params<S extends Spec> = { readonly [K in keyof S]?: ReturnType<S[K]> }

export const text: Reader<string> = (value, name) => {
  if (typeof value !== 'string') throw new UnreadableParameter(undefined, 'Invalid string', name)
  return value
}

/** An empty text takes a value away. */
export const textOrNothing: Reader<string | null> = (value, name) => text(value, name) || null

export const whole: Reader<number> = (value, name) => {
  if (!/^-?\d{1,12}$/.test(String(value))) {
    const message = `Invalid integer: ${text(value, name)}`
    throw new UnreadableParameter('parameter_invalid_integer', message, name)
  }
  return Number(value)
}

export const flag: Reader<boolean> = (value, name) => oneOf('true', 'false')(value, name) === 'true'

export function oneOf<const T extends string>(...values: readonly T[]): Reader<T> {
  return (value, name) => {
    const found = values.find((one) => one === value)
    if (found !== undefined) return found
    const message = `Invalid ${name}: must be one of ${values.join(', ')}`
    throw new UnreadableParameter(undefined, message, name)
  }
}

export function listOf<T>(reader: Reader<T>): Reader<readonly T[]> {
  return (value, name) => {
    if (!Array.isArray(value)) throw new UnreadableParameter(undefined, 'Invalid array', name)
    return value.map((one, place) => reader(one, `${name}[${place}]`))
  }
}

/** An object with these fields and no other: a misspelt name is never passed over. */
export function fields<S extends Spec>(spec: S): Reader<Params<S>> {
  return (value, name) => {
    if (typeof value !== 'object' || Array.isArray(value)) {
      throw new UnreadableParameter(undefined, 'Invalid object', name)
    }
    const read = Object.entries(value).map(([key, inner]) => {
      const full = name === '' ? key : `${name}[${key}]`
      const reader = Object.hasOwn(spec, key) ? spec[key] : undefined
      if (reader === undefined) {
        throw new UnreadableParameter(
          'parameter_unknown',
          `Received unknown parameter: ${full}`,
          full,
        )
      }
      return [key, reader(inner, full)]
    })
    return Object.fromEntries(read)
  }
}

export const metadata: Reader<Metadata> = (value, name) => {
  if (value === '') return {}
  if (typeof value !== 'object') {
    throw new UnreadableParameter(undefined, 'Invalid object', name)
  }
  const entries = Object.entries(value).map(([key, one]) => [key, text(one, `${name}[${key}]`)])
  return Object.fromEntries(entries)
}

/** New values replace those of the same name, empty ones take theirs away. */
export function mergedMetadata(old: Metadata, changes: Metadata | undefined): Metadata {
  const all = Object.entries({ ...old, ...changes })
  return Object.fromEntries(all.filter(([, value]) => value !== ''))
}

export function required<T>(value: T | undefined, name: string): T {
  if (value !== undefined) return value
  const message = `Missing required param: ${name}.`
  throw new UnreadableParameter('parameter_missing', message, name)
}

export function readParams<S extends Spec>(spec: S, form: Form): Params<S> {
  return fields(spec)(form, '')
}
