/** What a JSON file may be that a person brings. */
export type JsonKind = 'backup' | 'export' | 'day-one' | 'journey'

/** Tells by its beginning, a few thousand characters, what a JSON file is; undefined: nothing known. */
export function jsonKind(beginning: string): JsonKind | undefined {
  if (/"format"\s*:\s*"daywell-backup"/.test(beginning)) return 'backup'
  if (/"format"\s*:\s*"daywell-export"/.test(beginning)) return 'export'
  if (/"date_journal"\s*:/.test(beginning)) return 'journey'
  return /"(?:metadata|entries)"\s*:/.test(beginning) ? 'day-one' : undefined
}
