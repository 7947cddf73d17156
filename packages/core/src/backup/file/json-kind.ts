/** Kinds of JSON files that can be imported. */
export type JsonKind = 'backup' | 'export' | 'day-one' | 'journey'

/** Detects the kind of a JSON file by its first few thousand characters; undefined if unknown. */
export function jsonKind(beginning: string): JsonKind | undefined {
  if (/"format"\s*:\s*"daywell-backup"/.test(beginning)) return 'backup'
  if (/"format"\s*:\s*"daywell-export"/.test(beginning)) return 'export'
  if (/"date_journal"\s*:/.test(beginning)) return 'journey'
  return /"(?:metadata|entries)"\s*:/.test(beginning) ? 'day-one' : undefined
}
