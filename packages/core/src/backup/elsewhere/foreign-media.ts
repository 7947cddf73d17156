import { metadataOf } from '#journal/index.ts'
import { mediaMark } from '#media/index.ts'
import { mediaIdIn } from '../file/backup-media.ts'
import type { Incoming, IncomingMedia, LeftReason, MediaType, Note } from '../incoming.ts'
import { madeId } from '../made-id.ts'
import { mediaTypeOf } from './media.ts'

/** A file beside the entries of an import. */
export interface FileBeside {
  readonly path: string
  readonly size: number
}

/** The file that an entry means by a path or a name, seen from the entry's own file. */
export type FileAt = (name: string, from: string) => FileBeside | undefined

interface Wanted {
  /** What the file is called in its app: the same file has the same name in every export. */
  readonly key: string
  readonly caption?: string
  readonly remnant: string
}

/** A photo or recording in a file of another app; the reason if files of its kind never come. */
export function foreignMedia(
  { path, size }: FileBeside,
  { key, caption = '', remnant }: Wanted,
): IncomingMedia | LeftReason {
  const type = mediaTypeOf(path)
  if (type === 'pdf' || type === 'file') return 'not-supported'
  const id = mediaIdIn(path) ?? madeId(`${key}\n${size}`)
  return { id, type, name: path, mark: mediaMark(id, caption), remnant }
}

/** What an entry shows of files beside it, while its text is made. */
export function mediaOfEntry(where: string, source: string, fileAt: FileAt | undefined) {
  const media = new Map<string, IncomingMedia>()
  const notes: Note[] = []
  return {
    media: (): IncomingMedia[] => [...media.values()],
    notes: (): readonly Note[] => notes,
    /** What stands in the text for a file: its mark, or its name if it can't come. */
    show(name: string, type: MediaType, from: string): string {
      const known = media.get(name)
      if (known) return known.mark
      const remnant = `[${type}: ${name}]`
      const file = fileAt?.(name, from)
      const key = `${source}:${name.slice(name.lastIndexOf('/') + 1)}`
      const found = file ? foreignMedia(file, { key, remnant }) : 'not-there'
      if (typeof found !== 'string') {
        media.set(name, found)
        return found.mark
      }
      if (!notes.some((note) => note.kind === 'media' && note.name === name))
        notes.push({ kind: 'media', where, type, name, reason: found })
      return remnant
    },
  }
}

/** An entry without some of its photos and recordings, which couldn't come: their names are left. */
export function withoutMedia(incoming: Incoming, left: readonly IncomingMedia[]): Incoming {
  if (left.length === 0) return incoming
  const content = left.reduce(
    (text, { mark, remnant }) => text.replaceAll(mark, () => remnant),
    incoming.entry.content,
  )
  const media = incoming.media?.filter((one) => !left.includes(one)) ?? []
  return {
    ...incoming,
    entry: { ...incoming.entry, content, metadata: metadataOf(content) },
    media,
  }
}
