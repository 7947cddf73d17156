import type { StoredMedia } from '@daywell/core/media'
import type { Server } from './connection.ts'

/** The photos and recordings on the server, by their ids. */
export async function readMediaThere(server: Server): Promise<ReadonlyMap<string, StoredMedia>> {
  const known = new Map<string, StoredMedia>()
  for (let after = ''; ; ) {
    const answer = await server.call('/api/media', { headers: { 'media-after': after } })
    const { media, more } = (await answer.json()) as { media: StoredMedia[]; more: boolean }
    for (const one of media) known.set(one.id, one)
    const last = media.at(-1)
    if (!more || !last) return known
    after = last.id
  }
}
