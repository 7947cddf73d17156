import { ground } from './0001-ground.ts'
import type { Migration } from './migration.ts'

/** Only ever appended: databases out there have run all of these, in this order. */
export const migrations: readonly Migration[] = [ground]
