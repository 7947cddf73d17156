import type { Environment, Setting } from './setting.ts'
import { fileVariant } from './setting-files.ts'
import { settings } from './settings.ts'

const OUR_PREFIX = /^DAYWELL_/
/** Shorter names are near to too many others: HOME to HOST, PATH to PORT. */
const MIN_CHARS_FOR_TWO_EDITS = 7

/** A sentence for each variable that looks like one of our settings and isn't. */
export function mistypedSettings(env: Environment): string[] {
  const known = knownNames()
  return Object.keys(env)
    .filter((name) => env[name]?.trim() && !known.includes(name) && /^[A-Z][A-Z0-9_]*$/.test(name))
    .flatMap((name) => warningFor(name, known, env))
}

function knownNames(): string[] {
  const table: [string, Setting<unknown>][] = Object.entries(settings)
  return table.flatMap(([name, { isSecret }]) => (isSecret ? [name, fileVariant(name)] : [name]))
}

function warningFor(name: string, known: readonly string[], env: Environment): string[] {
  const isOurs = OUR_PREFIX.test(name)
  const bare = name.replace(OUR_PREFIX, '')
  const near = known.find((setting) => setting === bare) ?? known.find((s) => isNear(bare, s))
  // With the right one set as well, the other belongs to some other program.
  if (near && env[near]?.trim() && !isOurs) return []
  if (near)
    return [`WARNING: ${name} isn’t a Daywell setting and is ignored. Did you mean ${near}?`]
  return isOurs ? [`WARNING: ${name} isn’t a Daywell setting and is ignored.`] : []
}

function isNear(name: string, setting: string): boolean {
  // Only secrets come from files, so PORT_FILE means PORT.
  if (sameWords(name, setting) || name === fileVariant(setting)) return true
  const edits = Math.min(name.length, setting.length) >= MIN_CHARS_FOR_TWO_EDITS ? 2 : 1
  return Math.abs(name.length - setting.length) <= edits && editDistance(name, setting) <= edits
}

function sameWords(name: string, setting: string): boolean {
  const words = (text: string) => text.split('_').filter(Boolean).sort().join('_')
  const joined = (text: string) => text.replaceAll('_', '')
  return words(name) === words(setting) || joined(name) === joined(setting)
}

/** Levenshtein: how many characters to add, remove or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
