import { type CsvRow, csvRows } from './csv.ts'
import { UnreadableRow } from './unreadable-row.ts'

/** An entry of a journal with the emotions that its writer named. */
export interface LabelledEntry {
  readonly text: string
  readonly emotions: ReadonlySet<string>
}

interface Columns {
  readonly count: number
  readonly text: number
  readonly emotions: readonly { readonly name: string; readonly at: number }[]
}

const PREFIX = 'emotion.'
const NAMES_COLUMNS = /(?:^|[,"])\s*(?:text|emotion\.\w+)\s*(?:[,"]|$)/i
const IS = /^(?:true|1)$/i
const IS_NOT = /^(?:false|0)?$/i

/** The rows of a file such as `journals.csv`; nothing where it is no such file. */
export function labelledEntries(content: string): LabelledEntry[] | undefined {
  const [first = ''] = content.trimStart().split(/[\r\n]/, 1)
  if (first.includes('\t') || !NAMES_COLUMNS.test(first)) return undefined
  const [header, ...rows] = csvRows(content)
  if (!header) return undefined
  const columns = columnsOf(header)
  if (rows.length === 0) throw new UnreadableRow(header.line, 'is a header with nothing below it')
  return rows.map((row) => entryOf(row, columns))
}

function columnsOf({ line, fields }: CsvRow): Columns {
  const names = fields.map((name) => name.trim().toLowerCase())
  const text = names.indexOf('text')
  if (text < 0) throw new UnreadableRow(line, 'has no “text” column')
  const emotions = names.flatMap((name, at) =>
    name.startsWith(PREFIX) ? [{ name: name.slice(PREFIX.length), at }] : [],
  )
  if (emotions.length === 0)
    throw new UnreadableRow(line, 'has no emotion column, such as “emotion.sad”')
  return { count: fields.length, text, emotions }
}

function entryOf({ line, fields }: CsvRow, { count, text, emotions }: Columns): LabelledEntry {
  if (fields.length !== count)
    throw new UnreadableRow(line, `has ${fields.length} fields where the header has ${count}`)
  const named = emotions.filter(({ name, at }) => {
    const value = (fields[at] ?? '').trim()
    if (!IS.test(value) && !IS_NOT.test(value))
      throw new UnreadableRow(line, `has “${value}” for “${PREFIX}${name}”, not TRUE or FALSE`)
    return IS.test(value)
  })
  return { text: fields[text] ?? '', emotions: new Set(named.map(({ name }) => name)) }
}
