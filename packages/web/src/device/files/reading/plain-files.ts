import { blobPieces, piecesOf } from './blob-pieces.ts'
import { LIMITS } from './limits.ts'
import { deduplicator, plainName } from './member-names.ts'
import type { Member, Members } from './members.ts'
import { UnreadableFile, withMember } from './unreadable-file.ts'

/** Plain files: those of a chosen folder, or single ones. */
export function plainFiles(files: readonly File[], limits = LIMITS): Members {
  if (files.length > limits.members) throw new UnreadableFile('too-many')
  const mark = deduplicator()
  const all = files.map((file) => {
    const nameAsWritten = pathOf(file)
    const { name, oddities } = plainName(nameAsWritten)
    const onlyInPieces = file.size > limits.memberBytes
    return plainMember(file, { name, nameAsWritten, oddities: mark(name, oddities), onlyInPieces })
  })
  return { name: folderOf(files) ?? files[0]?.name ?? '', all }
}

/** Strips the chosen folder's own name, which all paths share. */
function pathOf({ name, webkitRelativePath }: File): string {
  return webkitRelativePath ? webkitRelativePath.replace(/^[^/]*\//, '') : name
}

function folderOf([first]: readonly File[]): string | undefined {
  return first?.webkitRelativePath ? first.webkitRelativePath.split('/')[0] : undefined
}

type Judged = Pick<Member, 'name' | 'nameAsWritten' | 'oddities' | 'onlyInPieces'>

/** No expansion, so no size limit when read chunk by chunk. */
function plainMember(file: File, judged: Judged): Member {
  return {
    ...judged,
    size: file.size,
    packedSize: file.size,
    modified: new Date(file.lastModified),
    unreadable: undefined,
    async *read() {
      try {
        yield* piecesOf(blobPieces(file))
      } catch (error) {
        throw withMember(judged.name, error)
      }
    },
    blob: async () => file,
  }
}
