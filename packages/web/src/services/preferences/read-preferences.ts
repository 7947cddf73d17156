import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { allFields } from './fields.ts'

/**
 * Parses stored preferences, perhaps of an older version: missing or invalid values get their
 * defaults. Undefined if nothing is stored or the text isn't an object.
 */
export function readPreferences(text: string | null): Preferences | undefined {
  const found = parse(text)
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return undefined
  return allFields.reduce((whole, field) => field.put(whole, field.of(found)), defaultPreferences())
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
