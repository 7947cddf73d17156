import { oddTexts, oddValues } from './odd-values.ts'
import type { Random } from './random.ts'

type Holder = Record<string | number, unknown>
type Place = { readonly holder: Holder; readonly key: string | number }

// JSON.stringify cannot write what is nested this deep, so it is put into the text afterwards.
const DEEP = '@@deep@@'
const DEPTH = 20_000

export const valueMutations = {
  'wrong type': (root, random) => put(root, random, random.pick(oddValues)),
  missing: (root, random) => {
    const place = somewhere(root, random)
    if (place) delete place.holder[place.key]
  },
  extra: (root, random) => {
    const holder = random.pick(objects(root))
    if (holder) holder[random.pick(['extra', 'isAdmin', '_id ', '', 'é'])] = random.pick(oddValues)
  },
  'long text': (root, random) =>
    put(root, random, random.pick(['a', '字', '👍', '\ud800']).repeat(300_000 / 2)),
  'long list': (root, random) =>
    put(root, random, Array(random.pick([21, 101, 501, 10_001])).fill(random.pick(oddValues))),
  'deep nesting': (root, random) => put(root, random, DEEP),
  'odd text': (root, random) => put(root, random, random.pick(oddTexts)),
} satisfies Record<string, (root: Holder, random: Random) => void>

/** Changes a body in place. */
export function mutateValue(
  root: unknown,
  kind: keyof typeof valueMutations,
  random: Random,
): string {
  const wrapped: Holder = { body: structuredClone(root) }
  valueMutations[kind](wrapped, random)
  const text = JSON.stringify(wrapped.body) ?? ''
  return text.replaceAll(`"${DEEP}"`, `${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}`)
}

export const textMutations = {
  truncated: (text, random) => text.slice(0, random.int(text.length)),
  'bad JSON': (text, random) => {
    const at = random.int(text.length + 1)
    const junk = random.pick([
      '"',
      '{',
      '}',
      ',',
      ':',
      '\\',
      "'",
      '\u0001',
      'undefined',
      '/* */',
      'NaN',
    ])
    return text.slice(0, at) + junk + text.slice(at)
  },
  'not an object': (_text, random) =>
    random.pick(['null', '[]', '0', '""', 'true', '"{}"', '[{}]', ' ', '\uFEFF', '-', 'Infinity']),
  'duplicate keys': (text, random) => {
    const key = /"([^"\\]+)":/.exec(text)?.[1] ?? 'x'
    return text.replace('{', `{"${key}":${JSON.stringify(random.pick(oddValues))},`)
  },
  'prototype keys': (text, random) => {
    const key = random.pick([
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      '\\u005f_proto__',
    ])
    const value = random.pick(['{"isAdmin":true}', '{"prototype":{"isAdmin":true}}', 'null', '1'])
    return text.replace('{', `{"${key}":${value}${text === '{}' ? '' : ','}`)
  },
} satisfies Record<string, (text: string, random: Random) => string>

function put(root: Holder, random: Random, value: unknown): void {
  const place = somewhere(root, random)
  if (place) place.holder[place.key] = value
}

/** Any place inside the body, or the body itself now and then. */
function somewhere(root: Holder, random: Random): Place | undefined {
  const inside = placesIn(root.body)
  if (inside.length === 0 || random.chance(0.05)) return { holder: root, key: 'body' }
  return random.pick(inside)
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Holder
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return keys.flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

function objects(root: Holder): Holder[] {
  const all = [root.body, ...placesIn(root.body).map(({ holder, key }) => holder[key])]
  return all.filter((value): value is Holder => typeof value === 'object' && value !== null)
}
