import { mediaMark } from '#media/index.ts'
import { type FileAt, type FileBeside, foreignMedia } from '../elsewhere/foreign-media.ts'
import { mediaTypeOf } from '../elsewhere/media.ts'
import type { IncomingMedia, LeftReason, Note } from '../incoming.ts'
import { type FileReference, fileReferences } from './file-references.ts'

interface WithMedia {
  readonly text: string
  readonly media: readonly IncomingMedia[]
  readonly notes: readonly Note[]
}

/**
 * A Markdown text with the files that it shows as photos and recordings. Nothing but their marks
 * changes, and a mark whose file isn't there stays as it was typed.
 */
export function withForeignMedia(
  path: string,
  text: string,
  fileAt: FileAt | undefined,
): WithMedia {
  if (!fileAt) return { text, media: [], notes: [] }
  const media = new Map<string, IncomingMedia>()
  const notes: Note[] = []
  const parts: string[] = []
  let end = 0
  for (const reference of fileReferences(text)) {
    const file = fileFor(reference.address, path, fileAt)
    const found = file && mediaFor(text, reference, file)
    if (found === undefined || typeof found === 'string') {
      notes.push(...noteOf(path, reference.address, found ?? 'not-there'))
      continue
    }
    const { address, addressFrom, from, to } = reference
    const isAddress = addressFrom !== undefined
    parts.push(text.slice(end, addressFrom ?? from), isAddress ? `media:${found.id}` : found.mark)
    end = isAddress ? addressFrom + address.length : to
    media.set(found.mark, media.get(found.mark) ?? found)
  }
  return { text: parts.join('') + text.slice(end), media: [...media.values()], notes }
}

/** A mark may also show another note, which isn't a file that could come. */
function noteOf(where: string, name: string, reason: LeftReason): Note[] {
  const type = mediaTypeOf(name)
  if (type === 'file' && reason === 'not-there') return []
  return [{ kind: 'media', where, type, name, reason }]
}

/** Paths may be percent-encoded, and few programs agree on when. */
function fileFor(address: string, path: string, fileAt: FileAt): FileBeside | undefined {
  const plain = address.replace(/\\([!-/:-@[-`{-~])/g, '$1')
  return fileAt(plain, path) ?? fileAt(decoded(plain).replace(/[?#].*$/, ''), path)
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

function mediaFor(text: string, reference: FileReference, file: FileBeside) {
  const { from, to, caption, address, addressFrom } = reference
  const typed = text.slice(from, to)
  const isReadable = caption.trim() !== '' && !typed.startsWith('<')
  const remnant = isReadable ? typed : `[${mediaTypeOf(file.path)}: ${caption.trim() || address}]`
  const key = `markdown:${file.path.normalize('NFC')}`
  const found = foreignMedia(file, { key, caption, remnant })
  if (typeof found === 'string') return found
  const mark =
    addressFrom === undefined
      ? mediaMark(found.id, caption)
      : `${text.slice(from, addressFrom)}media:${found.id}${text.slice(addressFrom + address.length, to)}`
  return { ...found, mark }
}
