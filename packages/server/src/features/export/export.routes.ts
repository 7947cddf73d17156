import { localDay } from '@daywell/core/time'
import { pieceStream } from '#http/piece-stream.ts'
import type { Handlers } from '#http/route.ts'
import type { Session } from '#http/session.ts'
import type { ExportService } from './export.service.ts'

/**
 * `needPassword` refuses a session in which the password wasn't given recently. It was given when an
 * API token was created.
 */
export function exportRoutes(exports: ExportService, needPassword: (session: Session) => void) {
  return {
    exportAll: async ({ session, headers, gone }) => {
      if (!session.scopes) needPassword(session)
      const { exportedAt, pieces } = await exports.begin(session.user, gone)
      return {
        status: 200,
        fileName: `daywell-export-${localDay(exportedAt, headers['time-zone'])}.json`,
        body: pieceStream(pieces),
      }
    },
    countHeld: async ({ session }) => ({ status: 200, body: await exports.count(session.user) }),
  } satisfies Handlers
}
