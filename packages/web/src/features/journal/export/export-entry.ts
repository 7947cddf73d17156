import { messageOf, successMessages } from '@daywell/core/errors'
import { type Entry, exportFileName, exportText } from '@daywell/core/journal'
import { saveFile } from '#device/files/save-file.ts'
import { notify } from '#kit/ui/toasts/notify.ts'

/** Downloads an entry as a text file, without a request. */
export function exportEntry(entry: Entry): void {
  try {
    const file = new Blob([exportText(entry)], { type: 'text/plain;charset=utf-8' })
    saveFile(exportFileName(entry), file)
    notify.success(successMessages.entryExported)
  } catch {
    notify.error(messageOf(undefined, 'export-entry'))
  }
}
