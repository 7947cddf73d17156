import { csvRows } from './csv.ts'

/** An entry of a journal with the emotions that its writer named. */
export interface LabelledEntry {
  readonly text: string
  readonly emotions: ReadonlySet<string>
}

const PREFIX = 'emotion.'

/** The rows of a file such as `journals.csv`; nothing where it is no such file. */
export function labelledEntries(content: string): LabelledEntry[] | undefined {
  const [header = [], ...rows] = csvRows(content.replace(/^\uFEFF/, ''))
  const text = header.indexOf('text')
  const emotions = header.flatMap((name, at) =>
    name.startsWith(PREFIX) ? [{ name: name.slice(PREFIX.length), at }] : [],
  )
  if (text < 0 || emotions.length === 0) return undefined
  return rows.map((row) => ({
    text: row[text] ?? '',
    emotions: new Set(
      emotions.filter(({ at }) => /^(?:true|1)$/i.test(row[at] ?? '')).map(({ name }) => name),
    ),
  }))
}
