import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalHandle } from '#services/journal/journal-handle.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import type { LevelStore } from '#services/privacy/privacy-level.ts'

/** The owner of an exported or imported journal, and where it's stored. */
export interface Person extends Pick<Journal, 'userId' | 'store' | 'media'> {
  readonly levels: Pick<LevelStore, 'level' | 'serverSays'>
  readonly storage: TextStorage
  readonly api: Pick<Client<'api'>, 'call'>
  readonly premium: Pick<Client<'premium'>, 'file'>
  readonly now: () => number
  readonly timeZone: () => string
}

/** The environment of an export or import: the signed-in person's session and API clients. */
export interface Surroundings {
  readonly handle: JournalHandle
  readonly clients: Pick<Person, 'api' | 'premium'>
}

export async function personIn({ handle, clients }: Surroundings): Promise<Person> {
  const { userId, store, levels, media } = await whenOpen(handle)
  const { storage } = handle
  const { api, premium } = clients
  const own = { userId, store, levels, media, storage, api, premium }
  return { ...own, now: () => Date.now(), timeZone: ownZone }
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

type Room = Pick<JournalHandle, 'state' | 'subscribe'>

/** Calls `act` each time the signed-in person changes. */
export function whenLeft(handle: Room, act: () => void): () => void {
  let { userId } = handle.state()
  return handle.subscribe(() => {
    const before = userId
    userId = handle.state().userId
    if (userId !== before) act()
  })
}

/**
 * Work that is aborted with its person's session, so that one person's text never reaches the next.
 */
export function workFor(handle: Room) {
  const work = new AbortController()
  const end = whenLeft(handle, () => work.abort())
  return { signal: work.signal, stop: () => work.abort(), end }
}
