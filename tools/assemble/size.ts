import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What the files in a folder hold, in millions of bytes, as container tools count. */
export function megabytesOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const bytes = files.map((file) => lstatSync(join(folder, file))).filter((stat) => stat.isFile())
  return bytes.reduce((sum, { size }) => sum + size, 0) / 1e6
}
