import * as z from 'zod/mini'

const nothing = z.catch(z.string(), '')
const mediaItem = z.object({ identifier: nothing, md5: nothing, type: nothing, format: nothing })

/**
 * Fields of other apps' files: what is missing, or is not what it should be, counts as empty, so
 * that one odd field does not cost the entry.
 */
export const textOr = {
  nothing,
  no: z.catch(z.boolean(), false),
  number: z.catch(z.nullable(z.number()), null),
  anything: z.optional(z.unknown()),
  list: z.catch(z.pipe(z.array(z.unknown()), z.transform(textsIn)), []),
  mediaList: z.catch(z.array(mediaItem), []),
}

function textsIn(list: unknown[]): string[] {
  return list.filter((one) => typeof one === 'string')
}

/** What an object of a file says; nothing where it is none. */
export function namedFacts(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
