import { localDay } from '@daywell/core/time'
import { pieceStream } from '#http/piece-stream.ts'
import type { Handlers } from '#http/route.ts'
import type { ExportService } from './export.service.ts'

export function exportRoutes(exports: ExportService) {
  return {
    exportAll: async ({ session, headers, gone }) => {
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
