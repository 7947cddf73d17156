import * as z from 'zod/mini'
import { instant, list } from '#input/index.ts'
import { entryInput } from '#journal/entry-schema.ts'
import { sentId } from '#journal/sent-id-schema.ts'
import type { ErrorCode } from '../errors.ts'

/** Entries, and deletions, of one page of a sync. */
export const SYNC_PAGE = 500

// An oversized page is a matter of size: the client pages, so the answer is 413 and not 422.
const overPage = {
  error: 'A sync carries at most 500 entries and 500 deletions at once',
  params: { code: 'body_too_large' satisfies ErrorCode },
}

/** A deletion with the time it was made; a bare id counts as now. */
const deletion = z.union([sentId, z.strictObject({ id: sentId, deletedAt: instant() })])

/**
 * An entry that is kept on the device only from now on. `revisions` counts the earlier versions
 * that the device has, and `seen` is the time of the last version: nothing is purged that the
 * device doesn't have.
 */
const purge = z.strictObject({
  id: sentId,
  deletedAt: instant(),
  revisions: z.int().check(z.nonnegative()),
  seen: z.optional(instant()),
})

export const syncBody = z.strictObject({
  entries: list(entryInput, SYNC_PAGE, overPage),
  deleted: z.optional(list(deletion, SYNC_PAGE, overPage)),
  purged: z.optional(list(purge, SYNC_PAGE, overPage)),
})
