import { preferences, preferencesInput } from '#preferences/index.ts'
import { endpoint } from '../endpoint.ts'

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/user/preferences',
  summary: 'Returns the preferences with their version',
  access: 'session',
  client: 'api',
  answers: { 200: preferences },
  errors: [],
})

export const savePreferences = endpoint({
  method: 'POST',
  path: '/api/user/preferences',
  summary: 'Stores the whole preferences; the setup counts as done from then on',
  access: 'session',
  client: 'api',
  body: preferencesInput,
  answers: { 200: preferences },
  errors: ['stale'],
})
