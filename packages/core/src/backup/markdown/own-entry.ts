import { day, instant } from '#input/index.ts'
import { mood } from '#preferences/index.ts'
import type { Foreign } from '../elsewhere/foreign-entry.ts'
import type { Facts } from './front-matter.ts'

interface AFile {
  readonly path: string
  readonly modified?: number
}

/** A zip file stores times with a resolution of 2 seconds. */
const ZIP_STEP = 2000

/** Reads a file that Daywell wrote; undefined if it's not one, or no longer valid. */
export function ownEntry(file: AFile, facts: Facts, text: string): Foreign | undefined {
  const one = (name: string) => {
    const value = facts.get(name)
    return typeof value === 'string' ? value : ''
  }
  const [id, localDate, created, updated] = ['id', 'date', 'created', 'updated'].map(one)
  const dated = day().safeParse(localDate).success && isInstant(created) && isInstant(updated)
  if (!id || id.length > 100 || !dated || !text.startsWith('\n')) return undefined
  const feeling = mood.safeParse(one('mood'))
  const tags = facts.get('tags') ?? []
  return {
    where: file.path,
    name: `daywell:${id}`,
    ownName: id,
    title: one('title'),
    // One line end stands before the text and one after it.
    content: text.slice(1).replace(/\n$/, ''),
    createdAt: Date.parse(created ?? ''),
    updatedAt: Date.parse(updated ?? ''),
    localDate,
    timeZone: one('timezone') || 'UTC',
    tags: typeof tags === 'string' ? [tags] : tags,
    mood: feeling.success ? feeling.data : null,
    favorite: one('starred') === 'true',
    hideFromAssistant: one('hidefromassistant') === 'true',
    prompt: one('prompt'),
    ...touched(file, Date.parse(updated ?? '')),
    livesOn: one('keptondevice') === 'true' ? 'device' : 'server',
  }
}

/** The file may have been edited since it was exported, and nothing in it says so. */
function touched({ modified }: AFile, updated: number) {
  return modified !== undefined && modified > updated + ZIP_STEP ? { touchedAt: modified } : {}
}

function isInstant(text: string | undefined): boolean {
  return instant().safeParse(text).success
}
