import type { MediaInfo } from '@daywell/core/media'
import { expect } from 'vitest'
import { journalOn } from '#app/testing/a-journal.ts'
import { ANNA } from '#app/testing/a-person.ts'
import { openHere } from '#app/testing/journal-here.ts'
import { aPhoto } from './a-photo.ts'
import type { MediaOnServer } from './media-on-server.ts'

type Here = Awaited<ReturnType<typeof openHere>>

export const open = (media: MediaOnServer, onServer = journalOn()) =>
  openHere(onServer, media.answers, window, media.bytes)

export async function add(here: Here, file?: Blob): Promise<MediaInfo> {
  const added = await here.media.add(file ?? (await aPhoto()), {
    keepOriginal: true,
    name: 'lake.jpg',
  })
  return 'refused' in added ? expect.unreachable(added.refused) : added.info
}

export const wholeOf = ({ id, parts }: MediaInfo) => parts.map(({ part }) => `${id}/${part}`).sort()
export const sent = (media: MediaOnServer) => () => media.whole().sort()

/** A device that forgot all of its photos. */
export async function forget(): Promise<void> {
  await new Promise((done) => {
    indexedDB.deleteDatabase(`daywell-media-${ANNA.id}`).onsuccess = done
  })
}
