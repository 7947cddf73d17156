import * as z from 'zod/mini'

const nothing = z.catch(z.string(), '')
const mediaItem = z.object({ identifier: nothing, md5: nothing, type: nothing, format: nothing })

/**
 * Lenient fields for files of other apps: a missing or invalid value counts as empty, so that one
 * odd field doesn't cost the entry.
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

/** The properties of an object; none if the value isn't one. */
export function namedFacts(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
