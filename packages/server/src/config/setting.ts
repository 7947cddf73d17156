import { StartError } from '#start-error.ts'
import { fileVariant, readSecretFile } from './setting-files.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** One variable of the environment: how it is read, and what the operator reads about it. */
export interface Setting<T> {
  readonly doc: string
  /** Ends the sentence "NAME must be …". */
  readonly accepts: string
  /** What holds when the variable is unset, in words. */
  readonly unset: string
  /** Gives `undefined` for a text that is not accepted. */
  readonly read: (text: string) => T | undefined
  /** Can also come from the file that NAME_FILE names, as container platforms hand out secrets. */
  readonly isSecret?: boolean
}

/** Reads one variable; an empty one counts as unset. The value is never repeated: it may be a secret. */
export function readSetting<T>(env: Environment, name: string, setting: Setting<T>): T | undefined {
  const text = setting.isSecret ? textOrFile(env, name) : env[name]?.trim()
  if (!text) return undefined
  const value = setting.read(text)
  if (value === undefined) throw new StartError(`${name} must be ${setting.accepts}.`)
  return value
}

function textOrFile(env: Environment, name: string): string | undefined {
  const text = env[name]?.trim()
  const path = env[fileVariant(name)]?.trim()
  if (!path) return text
  if (text) throw new StartError(`Set ${name} or ${fileVariant(name)}, not both.`)
  return readSecretFile(path, fileVariant(name))
}

export function oneOf<const T extends string>(...values: readonly T[]) {
  return {
    accepts: `one of: ${values.join(', ')}`,
    read: (text: string) => values.find((value) => value === text),
  }
}

export function wholeNumber(from: number, to: number = Number.MAX_SAFE_INTEGER) {
  const upTo = to === Number.MAX_SAFE_INTEGER ? 'up' : `to ${to}`
  return {
    accepts: `a whole number from ${from} ${upTo}`,
    read(text: string) {
      const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
      return value >= from && value <= to ? value : undefined
    },
  }
}

export function decimal(from: number, to: number) {
  return {
    accepts: `a number from ${from} to ${to}, such as 0.7`,
    read(text: string) {
      const value = /^\d{1,3}(?:\.\d{1,6})?$/.test(text) ? Number(text) : Number.NaN
      return value >= from && value <= to ? value : undefined
    },
  }
}

const BYTES: Readonly<Record<string, number>> = { MB: 1e6, GB: 1e9, TB: 1e12 }

/** An amount of storage, in bytes. */
export const size = {
  accepts: 'a size such as 500MB or 5GB, or 0',
  read(text: string) {
    if (text === '0') return 0
    const [, number, unit = ''] = /^(\d{1,6}(?:\.\d)?) ?([MGT]B)$/i.exec(text) ?? []
    const bytes = BYTES[unit.toUpperCase()]
    return bytes && Number(number) > 0 ? Math.round(Number(number) * bytes) : undefined
  },
}

/** A text that is long enough to be a secret, or starts the way such a key does. */
export function secret(options: { atLeast: number } | { startsWith: readonly string[] }) {
  if ('atLeast' in options) {
    return {
      accepts: `at least ${options.atLeast} characters long`,
      read: (text: string) => (text.length >= options.atLeast ? text : undefined),
    }
  }
  return {
    accepts: `a key that starts with ${options.startsWith.join(' or ')}`,
    read: (text: string) =>
      options.startsWith.some((start) => text.startsWith(start)) ? text : undefined,
  }
}

/** A secret that a caller can send in an `Authorization` header. */
export function bearerSecret(atLeast: number) {
  return {
    accepts: `${atLeast} to 256 characters: letters, digits and . _ ~ + / = -`,
    read: (text: string) =>
      /^[\w.~+/=-]{1,256}$/.test(text) && text.length >= atLeast ? text : undefined,
  }
}

/** A name without spaces, such as that of a model or a price. */
export const word = {
  accepts: 'a name without spaces',
  read: (text: string) => (/\s/.test(text) ? undefined : text),
}

/** A key that can be sent in a header. */
export const headerKey = {
  accepts: 'a key of letters, digits and symbols, without spaces',
  read: (text: string) => (/^[\x21-\x7e]+$/.test(text) ? text : undefined),
}

export const file = { accepts: 'the path to a file', read: (text: string) => text }

export const folder = { accepts: 'the path to a folder', read: (text: string) => text }

/** Words that mean no are no names of files. */
export const fileOrTrue = {
  accepts: 'true or the path to a file',
  read(text: string): string | true | undefined {
    if (text === 'true') return true
    return /^(?:false|off|no|0)$/i.test(text) ? undefined : text
  },
}

export const fileOrOff = { accepts: 'the path of a file, or off', read: (text: string) => text }
