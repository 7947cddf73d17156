import { day, instant } from '#input/index.ts'
import { mood } from '#preferences/index.ts'
import type { Foreign } from '../elsewhere/foreign-entry.ts'
import type { Facts } from './front-matter.ts'

/** Reads a file that Daywell wrote; undefined where it is not one of those, or not any more. */
export function ownEntry(where: string, facts: Facts, text: string): Foreign | undefined {
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
    where,
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
    livesOn: one('keptondevice') === 'true' ? 'device' : 'server',
  }
}

function isInstant(text: string | undefined): boolean {
  return instant().safeParse(text).success
}
