import { MOVE_MARKS, putMeta } from '#database/meta.ts'
import { openTarget } from '#database/upkeep/link.ts'
import { givenPlace } from './child-process.ts'

// Does to a database what another `move` into it does first.
const { db, close } = await openTarget(givenPlace())
await db.transaction().execute((trx) => putMeta(trx, MOVE_MARKS.movingBy, 'another run'))
await close()
