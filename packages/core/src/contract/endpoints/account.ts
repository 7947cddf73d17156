import * as z from 'zod/mini'
import { confirmation, profile, session, user } from '#account/index.ts'
import { endpoint } from '../endpoint.ts'
import { byId } from './params.ts'

// What the profile screen calls: a 403 here asks for the password and must not end the session.
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  summary: 'Changes names, email and password',
  access: 'session',
  client: 'premium',
  body: profile,
  // A new password brings a new token, which replaces the caller's.
  answers: { 200: z.object({ user, token: z.optional(z.string()) }) },
  errors: ['email_taken', 'username_taken', 'password_needed'],
})

export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/api/auth/profile',
  summary: 'Deletes the account and everything in it',
  access: 'session',
  client: 'premium',
  answers: { 204: null },
  errors: ['password_needed'],
  slow: true,
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Confirms the password for the next 10 minutes',
  access: 'session',
  client: 'premium',
  body: confirmation,
  answers: { 204: null },
  errors: [],
})

export const renewRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/auth/recovery-code',
  summary: 'Creates a new recovery code and invalidates the old one',
  access: 'session',
  client: 'premium',
  body: confirmation,
  answers: { 200: z.object({ recoveryCode: z.string() }) },
  errors: [],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/auth/sessions',
  summary: 'Lists where the person is signed in',
  access: 'session',
  client: 'premium',
  answers: { 200: z.array(session) },
  errors: [],
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions/{id}',
  summary: 'Ends one of the person’s sessions',
  access: 'session',
  client: 'premium',
  params: byId,
  answers: { 204: null },
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends all of the person’s sessions except this one',
  access: 'session',
  client: 'premium',
  answers: { 204: null },
  errors: [],
})
