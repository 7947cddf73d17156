import { markdownNames, markdownOf } from '@daywell/core/backup'
import type { Entry } from '@daywell/core/journal'
import { saveFile } from '#device/files/save-file.ts'
import { type ZipOptions, type ZipSource, zipOf } from '#device/files/zip-writer.ts'

/** Downloads entries as Markdown files in a zip file, made on this device. */
export async function exportList(
  entries: readonly Entry[],
  today: string,
  options: ZipOptions,
): Promise<void> {
  const zip = await zipOf(markdownFiles(entries), options)
  options.signal?.throwIfAborted()
  saveFile(`journal-entries-${today}.zip`, zip)
}

/** A generator, so that a long journal is never in memory twice. */
function* markdownFiles(entries: readonly Entry[]): Generator<ZipSource> {
  const nameOf = markdownNames()
  for (const entry of entries) {
    const modified = new Date(entry.updatedAt)
    yield { name: nameOf(entry), content: markdownOf(entry), modified }
  }
}
