import { endpoints } from '@daywell/core/contract'
import type { Entry } from '@daywell/core/journal'
import { makeBook, paperFor, type Reader, rangeFileName } from '@daywell/core/report'
import type { Client } from '#api/client.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { Wanted } from '../use-report.ts'
import { today } from '../where-made.ts'
import type { Days } from './presets.ts'

interface Chosen {
  readonly days: Days
  readonly chosen: readonly Entry[]
  /** Whether these are all entries in the range. */
  readonly isAll: boolean
  readonly reader: Reader
  readonly withName: boolean
  readonly name: string | undefined
  readonly isHere: boolean
}

/** A report of the chosen range and entries. */
export function wantedRange(
  journal: Journal,
  premium: Client<'premium'>,
  { days, chosen, isAll, reader, withName, name, isHere }: Chosen,
): Wanted {
  const fileName = rangeFileName(days)
  if (isHere) {
    const of = {
      span: days,
      entries: chosen,
      summary: null,
      today: today(),
      reader,
      isSelection: !isAll,
    }
    const paper = paperFor(navigator.language)
    return { from: 'here', fileName, book: makeBook({ ...of, paper, ...(withName && { name }) }) }
  }
  const body = {
    ...days,
    for: reader,
    withName,
    ...(!isAll && { entryIds: chosen.map(({ _id }) => _id) }),
  }
  const headers = { 'privacy-level': journal.levels.level() }
  const ask = async (signal: AbortSignal) =>
    (await premium.call(endpoints.reportPdf, { body, headers, signal })).body as Blob
  return { from: 'server', fileName, ask }
}
