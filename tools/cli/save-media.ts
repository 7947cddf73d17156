import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { mediaFileName } from '@daywell/core/backup'
import { type MediaPartInfo, mediaShownIn } from '@daywell/core/media'
import { CliProblem, onCode } from './cli-problem.ts'
import type { Server } from './connection.ts'
import { hasBytes } from './has-bytes.ts'
import { readMediaThere } from './media-there.ts'
import type { Terminal } from './terminal.ts'

interface Saving {
  readonly server: Server
  readonly folder: string
  readonly force: boolean
  readonly progress: Terminal['progress']
}

/** The photos and recordings that texts show, by the names of their files in the folder. */
export interface SavedMedia {
  readonly names: ReadonlyMap<string, string>
  /** How many couldn't be saved. */
  readonly missing: number
  /** Why none could be, where the server said so. */
  readonly refused?: string
}

/** Downloads what the texts show into files, one at a time. What's there already stays. */
export async function saveMedia(texts: readonly string[], saving: Saving): Promise<SavedMedia> {
  const shown = new Set(texts.flatMap((text) => mediaShownIn(text).map(({ id }) => id)))
  const names = new Map<string, string>()
  if (shown.size === 0) return { names, missing: 0 }
  // A token that may export may not be allowed to read them: then, the server's own sentence.
  const known = await readMediaThere(saving.server).catch(
    onCode('not_allowed', ({ message }) => message),
  )
  if (typeof known === 'string') return { names, missing: shown.size, refused: known }
  for (const id of shown) {
    const info = known.get(id)
    const part = info?.parts.find((one) => one.part === 'shown')
    if (!info?.whole.includes('shown') || !part) continue
    const name = mediaFileName(info, part)
    saving.progress(`Saved ${names.size} of ${shown.size} photos and recordings…`)
    if (await saveOne(saving, id, { part, name })) names.set(id, name)
  }
  return { names, missing: shown.size - names.size }
}

interface File {
  readonly part: MediaPartInfo
  readonly name: string
}

/** Complete and the right bytes, or not there at all. */
async function saveOne(
  { server, folder, force }: Saving,
  id: string,
  { part, name }: File,
): Promise<boolean> {
  const path = join(folder, name)
  if (await hasBytes(path, part)) return true
  const isTaken = await stat(path).catch(() => undefined)
  if (isTaken && !force) throw new CliProblem(`${path} is another file. Add --force to replace it.`)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomBytes(6).toString('hex')}.part`
  try {
    const answer = await server
      .call(`/api/media/${id}/${part.part}`)
      .catch(onCode('not_found', () => undefined))
    if (!answer || (await writeTo(draft, answer)) !== part.sha256) return false
    await rename(draft, path)
    return true
  } finally {
    await rm(draft, { force: true })
  }
}

/** Gives the SHA-256 of what was written; nothing where the connection broke. */
async function writeTo(path: string, answer: Response): Promise<string | undefined> {
  const hash = createHash('sha256')
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of answer.body ?? []) {
      hash.update(chunk)
      await file.writeFile(chunk)
    }
    await file.sync()
    return hash.digest('hex')
  } catch (error) {
    // One that the line cut off; an error of the disk has a code.
    if ((error as NodeJS.ErrnoException).syscall !== undefined) throw error
    return undefined
  } finally {
    await file.close()
  }
}
