import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaFileName } from '@daywell/core/backup'
import type { MediaInfo, MediaPartInfo, StoredMedia } from '@daywell/core/media'
import { CliProblem } from './cli-problem.ts'
import type { Server } from './connection.ts'
import { hasBytes } from './has-bytes.ts'
import { readMediaThere } from './media-there.ts'
import type { Terminal } from './terminal.ts'
import { uploadPart } from './upload-part.ts'

/** The photos and recordings of an unzipped backup, as the app has prepared them. */
export interface MediaOfBackup {
  /** In which their files are, by the names that a backup gives them. */
  readonly folder: string
  readonly infos: readonly MediaInfo[]
}

/** What became of the photos and recordings of backups. */
export interface MediaBrought {
  uploaded: number
  alreadyThere: number
  /** Only entries that weren't uploaded, drafts or nothing at all shows them. */
  left: number
  /** By their ids. */
  notUploaded: { id: string; reason: string }[]
}

interface Bringing extends Pick<Terminal, 'progress' | 'wait'> {
  readonly server: Server
  readonly dryRun: boolean
  /** Privacy gate: the ids that texts name which are on the server. */
  readonly mayLeave: ReadonlySet<string>
}

/** Uploads what is in backups and may leave, one at a time. What the server has is skipped. */
export async function importMedia(
  backups: readonly MediaOfBackup[],
  bringing: Bringing,
): Promise<MediaBrought> {
  const brought: MediaBrought = { uploaded: 0, alreadyThere: 0, left: 0, notUploaded: [] }
  const found = backups.flatMap(({ folder, infos }) => infos.map((info) => ({ folder, info })))
  const all = new Map(found.map((one) => [one.info.id, one]))
  const wanted = [...all.values()].filter(({ info }) => bringing.mayLeave.has(info.id))
  brought.left = all.size - wanted.length
  if (wanted.length === 0) return brought
  const there = await readMediaThere(bringing.server)
  for (const [at, { folder, info }] of wanted.entries()) {
    bringing.progress(`Uploading ${at + 1} of ${wanted.length} photos and recordings…`)
    if (isWhole(info, there.get(info.id))) brought.alreadyThere += 1
    else await bringOne(folder, info, bringing, brought)
  }
  return brought
}

function isWhole({ parts }: MediaInfo, there: StoredMedia | undefined): boolean {
  return parts.every(({ part, sha256 }) => {
    const known = there?.parts.find((one) => one.part === part)
    return known?.sha256 === sha256 && there?.whole.includes(part)
  })
}

async function bringOne(
  folder: string,
  info: MediaInfo,
  bringing: Bringing,
  brought: MediaBrought,
): Promise<void> {
  const fail = (reason: string) => brought.notUploaded.push({ id: info.id, reason })
  const bad = await badParts(folder, info, bringing.dryRun)
  const first = bad[0]
  if (first && bad.some(({ part }) => part === 'shown')) {
    fail(first.reason)
    return
  }
  try {
    if (!bringing.dryRun) await upload(folder, info, new Set(bad.map(({ part }) => part)), bringing)
    brought.uploaded += 1
    if (first) fail(`Without its ${first.part}: ${first.reason}`)
  } catch (error) {
    // The server refuses one, and may take the next.
    if (!(error instanceof CliProblem) || error.code === undefined) throw error
    fail(error.message)
  }
}

/** The parts whose files aren't what the backup says. A dry run doesn't read them. */
async function badParts(folder: string, info: MediaInfo, dryRun: boolean) {
  const bad: { part: MediaPartInfo['part']; reason: string }[] = []
  for (const one of info.parts) {
    const path = join(folder, mediaFileName(info, one))
    const isThere = await stat(path).catch(() => undefined)
    if (!isThere) bad.push({ part: one.part, reason: `We couldn’t find ${path}` })
    else if (!dryRun && !(await hasBytes(path, one)))
      bad.push({ part: one.part, reason: `${path} is damaged` })
  }
  return bad.sort((a, b) => Number(b.part === 'shown') - Number(a.part === 'shown'))
}

async function upload(
  folder: string,
  info: MediaInfo,
  left: ReadonlySet<MediaPartInfo['part']>,
  { server, wait }: Bringing,
): Promise<void> {
  const declared = await server.call('/api/media', { method: 'POST', json: info })
  const { whole } = (await declared.json()) as StoredMedia
  for (const one of info.parts) {
    const { part, bytes } = one
    if (left.has(part) || whole.includes(part)) continue
    const path = join(folder, mediaFileName(info, one))
    await uploadPart(server, { id: info.id, part, bytes, path }, wait)
  }
}
