import * as z from 'zod/mini'

// An impossible id is one that doesn't exist: 404, not 422. So params only have a bound, and a
// longer one is answered 404, too.
const segment = () => z.string().check(z.maxLength(200))

export const byId = z.object({ id: segment() })
export const byRevision = z.object({ id: segment(), rev: segment() })
