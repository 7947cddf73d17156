import * as z from 'zod/mini'
import { text } from '#input/index.ts'
import { isLocalId } from './ids.ts'

// Separate from ids.ts: the editor needs no schema.

/** The id of an entry that may be sent: any but a `local_` one. */
export const sentId = text({ max: 100, required: 'Must not be empty' }).check(
  z.refine((id) => !isLocalId(id), 'An entry that is kept on the device is never sent'),
)
