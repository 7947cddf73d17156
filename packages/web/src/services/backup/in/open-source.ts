import {
  FileProblem,
  isEntryFile,
  type JsonKind,
  jsonKind,
  type Source,
  sourceOf,
} from '@daywell/core/backup'
import { readText } from '#device/files/reading/member-text.ts'
import type { Member } from '#device/files/reading/members.ts'
import { openFiles } from '#device/files/reading/open-files.ts'
import { UnreadableFile } from '#device/files/reading/unreadable-file.ts'

export type SourceKind = JsonKind | Source

export interface JournalSource {
  readonly kind: SourceKind
  /** The file's or folder's name. */
  readonly name: string
  /** The files that contain entries. */
  readonly members: readonly Member[]
  /** All others, which aren't imported. */
  readonly others: readonly Member[]
}

/** The chosen input, recognized by its content. */
export type OpenedSource =
  | JournalSource
  /** Needs a passphrase before its content can be recognized. */
  | { readonly kind: 'sealed'; readonly file: File }

const NOTHING_KNOWN =
  'We couldn’t find a journal there. Choose a Daywell backup, a Day One or Journey export, or Markdown files'
const SEALED = 'daywell-sealed'
/** Enough characters of a JSON file to recognize it. */
const SNIFF_CHARS = 4000

export async function openSource(files: readonly File[]): Promise<OpenedSource> {
  const [first, second] = files
  if (first && !second && (await isSealed(first))) return { kind: 'sealed', file: first }
  const { name, all } = await openFiles(files)
  const seen = all.filter((member) => !isHidden(member.name))
  const source = sourceOf(seen.map((member) => member.name))
  const isOne = ({ name: path }: Member) => source !== undefined && isEntryFile(source, path)
  // A single file may lack its extension.
  const members = source === undefined && seen.length === 1 ? seen : seen.filter(isOne)
  const kind = source === 'markdown' ? source : await kindOf(members, source)
  if (kind === undefined) throw new FileProblem(NOTHING_KNOWN)
  return { kind, name, members, others: seen.filter((member) => !members.includes(member)) }
}

async function isSealed(file: File): Promise<boolean> {
  if (file.size === 0) return false
  const beginning = await file
    .slice(0, SEALED.length)
    .arrayBuffer()
    .catch((cause: unknown) => {
      throw new UnreadableFile('out-of-reach', undefined, cause)
    })
  return new TextDecoder('latin1').decode(beginning) === SEALED
}

/** Decided by the first JSON file that identifies its format. */
async function kindOf(
  members: readonly Member[],
  source: Source | undefined,
): Promise<SourceKind | undefined> {
  for (const member of members) {
    const kind = jsonKind(await beginningOf(member))
    if (kind) return kind
  }
  return source === 'journey' ? source : undefined
}

async function beginningOf(member: Member): Promise<string> {
  let text = ''
  try {
    for await (const piece of readText(member)) {
      text += piece
      if (text.length >= SNIFF_CHARS) break
    }
  } catch (error) {
    if (!(error instanceof UnreadableFile) || error.reason !== 'not-text') throw error
  }
  return text
}

/** Hidden files that operating systems add. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
}
