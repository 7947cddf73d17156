import { type Entry, exportFileName, exportText } from '@daywell/core/journal'
import { saveFile } from '#files/save-file.ts'

/** Gives the person an entry as a text file. Nothing is asked of the server. */
export function exportEntry(entry: Entry): void {
  saveFile(
    exportFileName(entry),
    new Blob([exportText(entry)], { type: 'text/plain;charset=utf-8' }),
  )
}
