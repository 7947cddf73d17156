const TEMP = 'temp_'
const LOCAL = 'local_'

/** Random bytes in an id. */
export const ID_RANDOM_BYTES = 8

/** 24 hex characters: the time (ms) in seconds, then 8 random bytes; later ids sort later. */
export function newId(now: number, random: Uint8Array): string {
  const seconds = Math.floor(now / 1000)
    .toString(16)
    .padStart(8, '0')
  const bytes = Array.from(random.subarray(0, ID_RANDOM_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  )
  return seconds + bytes.join('')
}

/** An id for an entry that the server does not know yet. */
export function newTempId(now: number, random: Uint8Array): string {
  return TEMP + newId(now, random)
}

/** An id for an entry that stays on the device. */
export function newLocalId(now: number, random: Uint8Array): string {
  return LOCAL + newId(now, random)
}

/** The ids that the entry of a draft may get, depending on the privacy level when it's saved. */
export function idsOfDraft(newId: string): { readonly temp: string; readonly local: string } {
  return { temp: TEMP + newId, local: LOCAL + newId }
}

/** Whether the entry of this id is not yet stored on the server. */
export function isTempId(id: string): boolean {
  return id.startsWith(TEMP)
}

/** Whether the entry of this id stays on the device. */
export function isLocalId(id: string): boolean {
  return id.startsWith(LOCAL)
}
