import { UnreadableParameter } from './problem.ts'

export type FormValue = string | FormValue[] | Form
export interface Form {
  [name: string]: FormValue
}

/** Reads `items[0][price]=…` into nested objects and arrays, as Stripe does. */
export function decodeForm(text: string): Form {
  const root: Form = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) place(root, pathOf(name), value, name)
  return arraysIn(root) as Form
}

function pathOf(name: string): string[] {
  const first = name.indexOf('[')
  if (first <= 0 || !name.endsWith(']')) return [name]
  return [name.slice(0, first), ...name.slice(first + 1, -1).split('][')]
}

function place(form: Form, path: readonly string[], value: string, name: string): void {
  const [key = '', ...rest] = path
  // `expand[]=a&expand[]=b` counts up on its own.
  const slot = key === '' ? String(Object.keys(form).length) : key
  if (rest.length === 0) {
    form[slot] = value
    return
  }
  form[slot] ??= Object.create(null)
  const inner = form[slot]
  if (typeof inner !== 'object' || Array.isArray(inner)) {
    throw new UnreadableParameter(undefined, `Invalid ${key}`, name)
  }
  place(inner, rest, value, name)
}

function arraysIn(value: FormValue): FormValue {
  if (typeof value === 'string') return value
  const entries = Object.entries(value)
  const isArray = entries.length > 0 && entries.every(([key], place) => key === String(place))
  if (isArray) return entries.map(([, inner]) => arraysIn(inner))
  for (const [key, inner] of entries) (value as Form)[key] = arraysIn(inner)
  return value
}
