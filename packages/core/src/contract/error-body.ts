import * as z from 'zod/mini'

/** The one shape of every error answer. */
export const errorBody = z.object({
  /** A sentence for a person. */
  error: z.string(),
  /** One of `errors`; a string here, so that an older client still reads a newer server. */
  code: z.string(),
  /** What is wrong, by the path of the field. */
  fields: z.optional(z.record(z.string(), z.string())),
  details: z.optional(z.string()),
  /**
   * The stored entry, when the one that was sent is stale. Whoever knows entries parses it: this
   * shape is read by every page, and the schema of an entry is not for every page.
   */
  entry: z.optional(z.unknown()),
})
export type ErrorBody = z.output<typeof errorBody>
