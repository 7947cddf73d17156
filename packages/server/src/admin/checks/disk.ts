import { access, constants, statfs } from 'node:fs/promises'
import { readableSize } from '../sizes.ts'
import type { Check } from './check.ts'

const name = 'Disk'
const MIN_FREE_BYTES = 200e6

export const checkDisk: Check = async ({ config: { dataDir, databaseUrl }, database }) => {
  const isThere = await access(dataDir, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (!isThere) {
    if (databaseUrl !== undefined) return []
    const found = `Daywell can’t write to ${dataDir}.`
    return [{ name, status: 'problem', found, todo: 'Create the folder, or set DATA_DIR.' }]
  }
  const { bavail, bsize } = await statfs(dataDir)
  const free = bavail * bsize
  const size = databaseUrl === undefined ? (database?.bytes ?? 0) : 0
  const found = `${readableSize(free)} free in ${dataDir}.`
  if (free < MIN_FREE_BYTES)
    return [
      {
        name,
        status: 'problem',
        found,
        todo: 'Free up space: Daywell can’t save anything on a full disk.',
      },
    ]
  if (free < 2 * size) {
    const todo =
      'Free up space: the backup before a migration needs as much as the database itself.'
    return [{ name, status: 'warning', found, todo }]
  }
  return [{ name, status: 'ok', found }]
}
