import { aZip } from '#device/files/reading/testing/a-zip.ts'

interface DayOneEntry {
  readonly uuid?: string
  readonly text: string
  readonly creationDate: string
  readonly timeZone?: string
  readonly photos?: readonly object[]
  readonly audios?: readonly object[]
  readonly pdfAttachments?: readonly object[]
}

/** A zip file in the format of Day One's export, with these entries and files. */
export function dayOneZip(
  entries: readonly DayOneEntry[],
  files: Readonly<Record<string, string | Uint8Array>> = {},
): File {
  const journal = JSON.stringify({ metadata: { version: '1.0' }, entries })
  const beside = Object.entries(files).map(([name, content]) => ({ name, content }))
  const zip = aZip([{ name: 'Journal.json', content: journal }, ...beside])
  return new File([zip], 'Export.zip')
}

/** `count` days of someone who writes every day. */
export function dayOneDays(count: number): DayOneEntry[] {
  return Array.from({ length: count }, (_, n) => ({
    uuid: (n + 1).toString(16).padStart(32, '0').toUpperCase(),
    creationDate: new Date(Date.UTC(1998, 0, 1, 7) + n * 86_400_000).toISOString(),
    timeZone: 'Europe/Vienna',
    text: `# Day ${n}\n\n${'The rain had stopped by then. '.repeat(1 + (n % 5))}`,
  }))
}
