import type { FileAt, FileBeside } from '@daywell/core/backup'
import type { Member } from '#device/files/reading/members.ts'

/** A name that no two files share by chance, such as an MD5. */
const UNIQUE_STEM = /^[0-9a-f]{16,}$/i

/**
 * Finds files by the paths that entries give them: seen from the entry's own folder, from the top,
 * or by a name that only one file has.
 */
export function filesBeside(others: readonly Member[]): FileAt {
  const byPath = new Map(others.map((member) => [plain(member.name), member]))
  const byName = uniquely(others, ({ name }) => lastPart(plain(name)).toLowerCase())
  const byStem = uniquely(others, ({ name }) => stemOf(name))
  return (name, from) => {
    const path = plain(name)
    const found =
      byPath.get(resolve(folderOf(plain(from)), path)) ??
      byPath.get(resolve('', path)) ??
      byName.get(lastPart(path).toLowerCase()) ??
      byStem.get(stemOf(path))
    return found && asFile(found)
  }
}

function asFile({ name, size }: Member): FileBeside {
  return { path: name, size }
}

function uniquely(others: readonly Member[], keyOf: (member: Member) => string | undefined) {
  const found = Map.groupBy(others, keyOf)
  const alone = [...found].flatMap(([key, [only, another]]) =>
    key !== undefined && only && !another ? ([[key, only]] as const) : [],
  )
  return new Map<string | undefined, Member>(alone)
}

function plain(path: string): string {
  return path.normalize('NFC').replaceAll('\\', '/')
}

function lastPart(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** Undefined for a name that another file may have, too. */
function stemOf(path: string): string | undefined {
  const stem = lastPart(path).replace(/\.[^.]*$/, '')
  return UNIQUE_STEM.test(stem) ? stem.toLowerCase() : undefined
}

/** Never above the top. */
function resolve(folder: string, path: string): string {
  const steps: string[] = []
  for (const step of (path.startsWith('/') ? path : folder + path).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps.join('/')
}
