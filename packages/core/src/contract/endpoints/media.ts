import * as z from 'zod/mini'
import { mediaInfo, storedMedia } from '#media/media-schema.ts'
import { endpoint } from '../endpoint.ts'
import { mediaAfter, privacy } from './headers.ts'
import { byId } from './params.ts'

export const listMedia = endpoint({
  method: 'GET',
  path: '/api/media',
  summary: 'Lists photos and recordings by id, from the one after Media-After on, page by page',
  access: 'session',
  client: 'api',
  headers: z.object({ ...mediaAfter }),
  answers: { 200: z.object({ media: z.array(storedMedia), more: z.boolean() }) },
  errors: [],
})

export const declareMedia = endpoint({
  method: 'POST',
  path: '/api/media',
  summary: 'Makes room for a photo or a recording, whose parts are then uploaded with tus',
  access: 'session',
  client: 'api',
  headers: z.object({ ...privacy }),
  body: mediaInfo,
  answers: { 200: storedMedia, 201: storedMedia },
  errors: ['storage_full', 'privacy_level_changed', 'media_differs'],
})

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/api/media/{id}',
  summary: 'Deletes a photo or a recording that no entry and no earlier version shows',
  access: 'session',
  client: 'api',
  params: byId,
  answers: { 204: null },
  errors: ['media_in_use'],
})
