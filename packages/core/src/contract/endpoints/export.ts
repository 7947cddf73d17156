import * as z from 'zod/mini'
import { user } from '#account/index.ts'
import { instant } from '#input/index.ts'
import { deletedEntry, entry, revision } from '#journal/entry-schema.ts'
import { preferences } from '#preferences/index.ts'
import { endpoint } from '../endpoint.ts'
import { timeZone } from './headers.ts'

// Loose: later versions may add more data.
const exportFile = z.looseObject({
  format: z.literal('daywell-export'),
  formatVersion: z.literal(1),
  exportedAt: instant(),
  user,
  preferences,
  entries: z.array(entry),
  deleted: z.array(deletedEntry),
  revisions: z.array(revision),
})

export const exportAll = endpoint({
  method: 'GET',
  path: '/api/export',
  summary: 'Streams one file with everything the server stores about the person',
  access: 'session',
  // A 403 here asks for the password and must not end the session.
  client: 'premium',
  headers: z.object({ ...timeZone }),
  answers: { 200: exportFile },
  produces: 'json-file',
  errors: ['password_needed'],
  slow: true,
})

const count = z.int().check(z.nonnegative())

export const countHeld = endpoint({
  method: 'GET',
  path: '/api/export/counts',
  summary: 'Counts what the server stores about the person, by list in the export',
  access: 'session',
  client: 'api',
  answers: { 200: z.looseObject({ entries: count, deleted: count, revisions: count }) },
  errors: [],
})
