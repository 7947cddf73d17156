import { END, LOCAL_HEADER } from '../zip-records.ts'
import { readSlice } from './blob-pieces.ts'
import { LIMITS } from './limits.ts'
import type { Members } from './members.ts'
import { plainFiles } from './plain-files.ts'
import { viewOf } from './zip-end.ts'
import { openZip } from './zip-reader.ts'

/** Opens the chosen input: a zip file, a folder or single files. */
export async function openFiles(files: readonly File[], limits = LIMITS): Promise<Members> {
  const [only, another] = files
  if (only === undefined || another !== undefined || only.webkitRelativePath) {
    return plainFiles(files, limits)
  }
  return (await isZip(only)) ? openZip(only, only.name, limits) : plainFiles(files, limits)
}

/** By its extension or its first bytes: a zip file may have any name. */
async function isZip(file: File): Promise<boolean> {
  if (/\.zip$/i.test(file.name)) return true
  if (file.size < 4) return false
  return [LOCAL_HEADER, END].includes(viewOf(await readSlice(file, 0, 4)).getUint32(0, true))
}
