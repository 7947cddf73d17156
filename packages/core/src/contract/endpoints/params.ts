import * as z from 'zod/mini'

// An id that nobody could have is one that does not exist: 404, not 422. So params only have a
// bound, and a longer one is answered 404 as well.
const segment = () => z.string().check(z.maxLength(200))

export const byId = z.object({ id: segment() })
export const byRevision = z.object({ id: segment(), rev: segment() })
