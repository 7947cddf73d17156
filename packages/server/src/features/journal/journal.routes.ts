import type { PrivacyLevel } from '@daywell/core/preferences'
import { AppError } from '#app-error.ts'
import type { Caller } from '#http/caller.ts'
import { pieceStream } from '#http/piece-stream.ts'
import type { Handlers } from '#http/route.ts'
import type { Session } from '#http/session.ts'
import type { JournalService } from './journal.service.ts'
import { jsonList } from './json-pieces.ts'

const NO_PURGE = { sentence: 'An API token can’t purge entries. Please delete them instead.' }

type DeviceOf = (userAgent: string | undefined) => string | undefined

export function journalRoutes(journal: JournalService, deviceOf: DeviceOf) {
  const writerOf = ({ session, caller, headers }: From) => ({
    userId: session.user.id,
    sessionId: session.sessionId,
    timeZone: headers?.['time-zone'] ?? 'UTC',
    device: deviceOf(caller.userAgent),
    level: headers?.['privacy-level'],
  })
  return {
    listEntries: async ({ session }) => ({
      status: 200,
      json: pieceStream(jsonList(await journal.list(session.user.id))),
    }),

    saveEntry: async (call) => {
      const { created, json } = await journal.save(writerOf(call), call.body)
      return { status: created ? 201 : 200, json }
    },

    updateEntry: async (call) => ({
      status: 200,
      json: await journal.update(writerOf(call), call.params.id, call.body),
    }),

    deleteEntry: async (call) => {
      const { params, headers, ...from } = call
      await journal.remove(writerOf(from), { id: params.id, deletedAt: headers['deleted-at'] })
      return { status: 204, body: undefined }
    },

    syncEntries: async (call) => {
      // A purge leaves nothing in Recently deleted, and follows from the person's privacy level.
      if (call.session.scopes && call.body.purged?.length)
        throw new AppError('not_allowed', NO_PURGE)
      const changes = await journal.sync(writerOf(call), {
        body: call.body,
        lastSync: call.headers['last-sync'],
        gone: call.gone,
      })
      return { status: 200, json: pieceStream(changes) }
    },

    listRevisions: async ({ session, params }) => ({
      status: 200,
      json: pieceStream(jsonList(await journal.revisions.list(session.user.id, params.id))),
    }),

    restoreRevision: async (call) => ({
      status: 200,
      json: await journal.revisions.restore(writerOf(call), call.params.id, call.params.rev),
    }),

    listDeleted: async ({ session }) => ({
      status: 200,
      json: pieceStream(jsonList(await journal.listDeleted(session.user.id))),
    }),

    getStorageUse: async ({ session }) => ({
      status: 200,
      body: await journal.storageUse(session.user.id),
    }),

    restoreDeleted: async (call) => ({
      status: 200,
      json: await journal.restore(writerOf(call), call.params.id),
    }),
  } satisfies Handlers
}

interface From {
  readonly session: Session
  readonly caller: Caller
  readonly headers?:
    | { readonly 'time-zone': string; readonly 'privacy-level'?: PrivacyLevel | undefined }
    | undefined
}
