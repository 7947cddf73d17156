import { isUtf8 } from 'node:buffer'
import { readFileSync } from 'node:fs'
import { CannotGoOn } from '../setup/say.mjs'
import { UnreadableRow } from './unreadable-row.ts'

/** What a file holds, without the mark that some programs set before it. */
export function contentOf(path: string, name: string): string {
  const bytes = readOrSay(path, name)
  const content = bytes.toString('utf8').replace(/^\uFEFF/, '')
  if (content.trim() === '') throw new CannotGoOn(`${name} is empty.`)
  if (!isUtf8(bytes) || bytes.includes(0))
    throw new CannotGoOn(`${name} isn’t UTF-8. Save it as UTF-8 and try again.`)
  return content
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there’s no such file',
  EISDIR: 'it’s a folder',
  EACCES: 'permission denied',
}

function readOrSay(path: string, name: string): Buffer {
  try {
    return readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    throw new CannotGoOn(`Couldn’t read ${name}: ${REASONS[code] ?? code}.`)
  }
}

/** What is read from the rows of a file; an invalid row is reported with the file's name. */
export function rowsOf<Rows>(name: string, read: () => Rows): Rows {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    throw new CannotGoOn(`${name}: ${error.message}`)
  }
}
