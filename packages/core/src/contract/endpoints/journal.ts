import * as z from 'zod/mini'
import { instant } from '#input/index.ts'
import { deletedEntry, entry, entryInput, revision, tombstone } from '#journal/entry-schema.ts'
import { storageUse } from '#storage/index.ts'
import { endpoint, SYNC_BODY_LIMIT } from '../endpoint.ts'
import { assistant, deletedAt, lastSync, privacy, promptsSeen, timeZone } from './headers.ts'
import { byId, byRevision } from './params.ts'
import { syncBody } from './sync-body.ts'

export const listEntries = endpoint({
  method: 'GET',
  path: '/api/journal',
  summary: 'Lists the entries of the person, newest first',
  access: 'session',
  client: 'api',
  answers: { 200: z.array(entry) },
  errors: [],
})

export const saveEntry = endpoint({
  method: 'POST',
  path: '/api/journal',
  summary: 'Creates an entry, or updates the one with the given id',
  access: 'session',
  client: 'api',
  headers: z.object({ ...timeZone, ...privacy }),
  body: entryInput,
  answers: { 200: entry, 201: entry },
  errors: [
    'entry_not_found',
    'stale',
    'too_many_versions',
    'privacy_level_changed',
    'storage_full',
  ],
})

export const updateEntry = endpoint({
  method: 'PUT',
  path: '/api/journal/{id}',
  summary: 'Updates an entry; the version it replaces is kept as a revision',
  access: 'session',
  client: 'api',
  params: byId,
  headers: z.object({ ...timeZone, ...privacy }),
  body: entryInput,
  answers: { 200: entry },
  errors: [
    'entry_not_found',
    'stale',
    'too_many_versions',
    'privacy_level_changed',
    'storage_full',
  ],
})

export const deleteEntry = endpoint({
  method: 'DELETE',
  path: '/api/journal/entries/{id}',
  summary: 'Deletes an entry, which stays in Recently deleted for 30 days',
  access: 'session',
  client: 'api',
  params: byId,
  headers: z.object({ ...deletedAt }),
  answers: { 204: null },
  errors: ['entry_not_found', 'stale'],
})

export const generatePrompt = endpoint({
  method: 'GET',
  path: '/api/journal/prompt/generate',
  summary: 'Suggests something to write about',
  access: 'session',
  client: 'api',
  headers: z.object({ ...timeZone, ...promptsSeen, ...assistant, ...privacy }),
  answers: { 200: z.object({ prompt: z.string(), helpText: z.string() }) },
  errors: [],
})

export const syncEntries = endpoint({
  method: 'POST',
  path: '/api/journal/sync',
  summary: 'Merges the changes sent and returns, page by page, what changed since Last-Sync',
  access: 'session',
  client: 'api',
  headers: z.object({ ...timeZone, ...lastSync, ...privacy }),
  body: syncBody,
  bodyLimit: SYNC_BODY_LIMIT,
  answers: {
    200: z.object({
      entries: z.array(entry),
      deleted: z.array(tombstone),
      syncedAt: instant(),
      ids: z.record(z.string(), z.string()),
      more: z.optional(z.boolean()),
      /** Not purged, because the device is missing versions: it has to ask again. */
      unseen: z.optional(z.array(z.string())),
      /**
       * Entries that were not stored, by their index in the request: the device has to keep them.
       */
      notStored: z.optional(
        z.array(
          z.object({
            at: z.int(),
            code: z.enum(['storage_full', 'too_many_versions']),
            /** Which quota is full, if it isn't that of entries. */
            quota: z.optional(z.literal('versions')),
          }),
        ),
      ),
    }),
  },
  errors: ['privacy_level_changed'],
})

export const listRevisions = endpoint({
  method: 'GET',
  path: '/api/journal/{id}/revisions',
  summary: 'Lists the earlier versions of an entry, newest first',
  access: 'session',
  client: 'api',
  params: byId,
  answers: { 200: z.array(revision) },
  errors: ['entry_not_found'],
})

export const restoreRevision = endpoint({
  method: 'POST',
  path: '/api/journal/{id}/revisions/{rev}/restore',
  summary: 'Restores an earlier version and keeps the one it replaces',
  access: 'session',
  client: 'api',
  params: byRevision,
  answers: { 200: entry },
  errors: ['entry_not_found', 'storage_full'],
})

export const listDeleted = endpoint({
  method: 'GET',
  path: '/api/journal/deleted',
  summary: 'Lists the entries in Recently deleted',
  access: 'session',
  client: 'api',
  answers: { 200: z.array(deletedEntry) },
  errors: [],
})

export const restoreDeleted = endpoint({
  method: 'POST',
  path: '/api/journal/deleted/{id}/restore',
  summary: 'Restores a deleted entry with its revisions',
  access: 'session',
  client: 'api',
  params: byId,
  answers: { 200: entry },
  errors: ['entry_not_found', 'storage_full'],
})

export const getStorageUse = endpoint({
  method: 'GET',
  path: '/api/journal/storage',
  summary: 'Tells how much the person stores on the server, and how much they may store',
  access: 'session',
  client: 'api',
  answers: { 200: storageUse },
  errors: [],
})
