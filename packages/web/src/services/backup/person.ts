import type { Client } from '#api/client.ts'
import type { TextStorage } from '#device/local-store/text-storage.ts'
import type { Journal } from '#services/journal/journal.ts'
import type { JournalRoom } from '#services/journal/journal-room.ts'
import { whenOpen } from '#services/journal/when-open.ts'
import type { LevelKeeper } from '#services/privacy/privacy-level.ts'

/** Whose words go into a file or come out of one, and where they are. */
export interface Person extends Pick<Journal, 'userId' | 'store'> {
  readonly levels: Pick<LevelKeeper, 'level' | 'serverSays'>
  readonly storage: TextStorage
  readonly api: Pick<Client<'api'>, 'call'>
  readonly premium: Pick<Client<'premium'>, 'file'>
  readonly now: () => number
  readonly timeZone: () => string
}

/** What a file is made in, or read in: the room of whoever is signed in, and their calls. */
export interface Surroundings {
  readonly room: JournalRoom
  readonly clients: Pick<Person, 'api' | 'premium'>
}

export async function personIn({ room, clients }: Surroundings): Promise<Person> {
  const { userId, store, levels } = await whenOpen(room)
  const { storage } = room
  const { api, premium } = clients
  const own = { userId, store, levels, storage, api, premium }
  return { ...own, now: () => Date.now(), timeZone: ownZone }
}

function ownZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

type Room = Pick<JournalRoom, 'state' | 'subscribe'>

/** Hears of it each time that somebody else is signed in, or nobody. */
export function whenLeft(room: Room, act: () => void): () => void {
  let { userId } = room.state()
  return room.subscribe(() => {
    const before = userId
    userId = room.state().userId
    if (userId !== before) act()
  })
}

/** A work that ends with the session of its person: the words of one are not handed to the next. */
export function workFor(room: Room) {
  const work = new AbortController()
  const end = whenLeft(room, () => work.abort())
  return { signal: work.signal, stop: () => work.abort(), end }
}
