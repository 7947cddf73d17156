import { defaultPreferences, type Preferences } from '@daywell/core/preferences'
import { allFields } from './fields.ts'

/**
 * Preferences as they are kept on a device, perhaps by an older version of the product: what is
 * missing or makes no sense is as it is for a person who chose nothing. None where nothing is kept
 * or the text is no object at all.
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
