import { Readable } from 'node:stream'
import { localDay } from '@daywell/core/time'
import type { Handlers } from '#http/route.ts'
import type { ExportService } from './export.service.ts'

export function exportRoutes(exports: ExportService) {
  return {
    exportAll: async ({ session, headers }) => {
      const { exportedAt, pieces } = await exports.begin(session.user)
      return {
        status: 200,
        fileName: `daywell-export-${localDay(exportedAt, headers['time-zone'])}.json`,
        // No more than one piece is made ahead of what the line takes.
        body: Readable.from(pieces, { highWaterMark: 1 }),
      }
    },
    countHeld: async ({ session }) => ({ status: 200, body: await exports.count(session.user) }),
  } satisfies Handlers
}
