import * as z from 'zod/mini'

/** The shape of every error answer. */
export const errorBody = z.object({
  /** A sentence for a person. */
  error: z.string(),
  /** One of `errors`; a string here, so that an older client can read a newer server. */
  code: z.string(),
  /** Error messages by the path of the field. */
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.string()),
  /**
   * The stored entry, when the one that was sent is stale. The caller parses it: every page
   * loads this schema, and not every page should load the schema of an entry.
   */
  entry: z.optional(z.unknown()),
})
export type ErrorBody = z.output<typeof errorBody>
