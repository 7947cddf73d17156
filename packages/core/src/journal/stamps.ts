import { localDay } from '#time/index.ts'

/** The `updatedAt` of an edit: now (ms), but always after the version that was edited. */
export function nextUpdatedAt(now: number, edited?: { readonly updatedAt: string }): string {
  const after = edited ? Date.parse(edited.updatedAt) + 1 : 0
  return new Date(Math.max(now, after)).toISOString()
}

/** Older than any version. */
export const NO_VERSION = new Date(0).toISOString()

interface Dated {
  readonly createdAt: string
  readonly localDate?: string | undefined
  readonly timeZone?: string | undefined
}

/** The day of an entry: its own, or the writer's local day when it was made. */
export function dayOfEntry(entry: Dated, writersZone: string): string {
  return entry.localDate ?? localDay(Date.parse(entry.createdAt), entry.timeZone ?? writersZone)
}
