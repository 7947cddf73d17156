import { blobPieces, piecesOf } from './blob-pieces.ts'
import { type Allowed, allowance, LIMITS } from './limits.ts'
import { marksDuplicates, plainName } from './member-names.ts'
import type { Member, Members } from './members.ts'
import { toldOf, UnreadableFile } from './unreadable-file.ts'

/** Files as they are: those of a folder that was chosen, or single ones. */
export function plainFiles(files: readonly File[], limits = LIMITS): Members {
  if (files.length > limits.members) throw new UnreadableFile('too-many')
  const mark = marksDuplicates()
  const allow = allowance(limits)
  const all = files.map((file) => {
    const nameAsWritten = pathOf(file)
    const { name, oddities } = plainName(nameAsWritten)
    const allowed = allow(file.size)
    const unreadable = file.size > limits.memberBytes ? ('too-large' as const) : undefined
    const names = { name, nameAsWritten, oddities: mark(name, oddities) }
    return plainMember(file, { ...names, unreadable, allowed })
  })
  return { name: folderOf(files) ?? files[0]?.name ?? '', all }
}

/** The name of the folder is that of all files together, and not a part of each. */
function pathOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath ? webkitRelativePath.replace(/^[^/]*\//, '') : name
}

function folderOf([first]: readonly File[]): string | undefined {
  return first?.webkitRelativePath ? first.webkitRelativePath.split('/')[0] : undefined
}

type Judged = Pick<Member, 'name' | 'nameAsWritten' | 'oddities' | 'unreadable'> & {
  readonly allowed: Allowed
}

function plainMember(file: File, { allowed, ...judged }: Judged): Member {
  return {
    ...judged,
    size: file.size,
    packedSize: file.size,
    modified: new Date(file.lastModified),
    async *read() {
      let bytes = 0
      try {
        if (judged.unreadable) throw new UnreadableFile(judged.unreadable)
        for await (const piece of piecesOf(blobPieces(file))) {
          bytes += piece.length
          allowed(bytes)
          yield piece
        }
      } catch (error) {
        throw toldOf(judged.name, error)
      }
    },
  }
}
