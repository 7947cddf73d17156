import { UnreadableRow } from './unreadable-row.ts'

export interface CsvRow {
  /** The line of the file on which the row begins. */
  readonly line: number
  readonly fields: readonly string[]
}

const FIELD = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y

/** The rows of a CSV file: fields between commas, in quotes where they hold one. */
export function csvRows(content: string): CsvRow[] {
  const rows: CsvRow[] = []
  let fields: string[] = []
  let [at, line, begun] = [0, 1, 1]
  while (at < content.length || fields.length > 0) {
    FIELD.lastIndex = at
    const found = FIELD.exec(content)
    if (!found) throw new UnreadableRow(line, 'has a quotation mark that isn’t closed or doubled')
    const [all, quoted, plain = '', end] = found
    fields.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += all.length
    line += all.match(/\r\n|\n|\r/g)?.length ?? 0
    if (end === ',') continue
    if (fields.length > 1 || fields[0] !== '') rows.push({ line: begun, fields })
    fields = []
    begun = line
  }
  return rows
}
