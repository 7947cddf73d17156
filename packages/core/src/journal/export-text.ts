import { textForFile } from '#markdown/index.ts'
import type { Entry } from './entry-schema.ts'
import { longDate, titleOrDate } from './naming.ts'

/** The name of the file that an entry is exported to: `journal-entry-2026-03-04.txt`. */
export function exportFileName({ localDate }: Pick<Entry, 'localDate'>): string {
  return `journal-entry-${localDate}.txt`
}

/** The content of that file: title, date and text, as plain text. */
export function exportText({
  title,
  content,
  localDate,
}: Pick<Entry, 'title' | 'content' | 'localDate'>): string {
  return `${titleOrDate(title, localDate)}\n${longDate(localDate)}\n\n${textForFile(content)}\n`
}
