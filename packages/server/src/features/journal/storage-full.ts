import { sizeText } from '@daywell/core/storage'
import { AppError } from '#app-error.ts'
import type { StorageUsed } from '#stores/journal/storage-used.store.ts'

interface Amounts {
  readonly used: number
  readonly allowed: number
}

const MAKE_ROOM =
  'Delete entries you no longer need, or ask the person who runs the server for more space.'
/** ENT-50: a deletion makes no room for these before its 30 days are over. */
const MAKE_ROOM_FOR_VERSIONS =
  'Moving entries to your device frees space right away; deleting them frees it after 30 days. Or ask the person who runs the server for more space.'

/** MED-14: they go 30 days after nothing has named them. */
const MAKE_ROOM_FOR_MEDIA =
  'Moving entries with photos or recordings to your device frees space right away; deleting them frees it after up to 60 days. Or ask the person who runs the server for more space.'

/** QUOTA-01: what is used, what is allowed, and what to do. */
const sentences: Readonly<Record<keyof StorageUsed, (amounts: Amounts) => string>> = {
  entries: ({ used, allowed }) =>
    `Your journal has ${number(used)} of the ${number(allowed)} entries that this server allows. ${MAKE_ROOM}`,
  entryBytes: (amounts) => `Your entries use ${sizes(amounts)}. ${MAKE_ROOM}`,
  versionBytes: (amounts) =>
    `Your version history and deleted entries use ${sizes(amounts)}. ${MAKE_ROOM_FOR_VERSIONS}`,
  mediaBytes: (amounts) =>
    `Your photos and recordings use ${sizes(amounts)}. ${MAKE_ROOM_FOR_MEDIA}`,
}

/** The refusal of what would exceed a quota. */
export function storageFull(part: keyof StorageUsed, amounts: Amounts): AppError {
  return new AppError('storage_full', {
    sentence: sentences[part](amounts),
    ...(part === 'versionBytes' && { quota: 'versions' }),
  })
}

function sizes({ used, allowed }: Amounts): string {
  return `${sizeText(used)} of the ${sizeText(allowed)} that this server allows`
}

function number(count: number): string {
  return count.toLocaleString('en')
}
