import { Readable } from 'node:stream'
import type { Handlers } from '#http/route.ts'
import type { Session } from '#http/session.ts'
import type { JournalService } from './journal.service.ts'
import { jsonList } from './json-pieces.ts'

export function journalRoutes(journal: JournalService) {
  return {
    listEntries: async ({ session }) => ({
      status: 200,
      json: streamed(jsonList(await journal.list(session.user.id))),
    }),

    saveEntry: async ({ session, headers, body }) => {
      const { created, json } = await journal.save(writerOf(session, headers), body)
      return { status: created ? 201 : 200, json }
    },

    updateEntry: async ({ session, headers, params, body }) => ({
      status: 200,
      json: await journal.update(writerOf(session, headers), params.id, body),
    }),

    deleteEntry: async ({ session, params }) => {
      await journal.remove(writerOf(session), params.id)
      return { status: 204, body: undefined }
    },

    syncEntries: async ({ session, headers, body }) => ({
      status: 200,
      json: streamed(
        await journal.sync(writerOf(session, headers), {
          body,
          lastSync: headers['last-sync'],
          level: headers['privacy-level'],
        }),
      ),
    }),

    listRevisions: async ({ session, params }) => ({
      status: 200,
      json: streamed(jsonList(await journal.revisions.list(session.user.id, params.id))),
    }),

    restoreRevision: async ({ session, params }) => ({
      status: 200,
      json: await journal.revisions.restore(session.user.id, params.id, params.rev),
    }),

    listDeleted: async ({ session }) => ({
      status: 200,
      json: streamed(jsonList(await journal.listDeleted(session.user.id))),
    }),

    restoreDeleted: async ({ session, params }) => ({
      status: 200,
      json: await journal.restore(session.user.id, params.id),
    }),
  } satisfies Handlers
}

function writerOf({ user, sessionId }: Session, headers?: { readonly 'time-zone': string }) {
  return { userId: user.id, sessionId, timeZone: headers?.['time-zone'] ?? 'UTC' }
}

/** No more than one piece is made ahead of what the line takes. */
function streamed(pieces: AsyncIterable<Buffer>): Readable {
  return Readable.from(pieces, { highWaterMark: 1 })
}
