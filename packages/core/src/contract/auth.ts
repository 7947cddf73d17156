import * as z from 'zod/mini'
import {
  confirmation,
  identity,
  login as loginForm,
  profile,
  recovery,
  session,
  signedIn,
  signedInWithCode,
  signup as signupForm,
  user,
} from '#account/index.ts'
import { endpoint } from './endpoint.ts'
import { byId } from './params.ts'

export const verify = endpoint({
  method: 'GET',
  path: '/api/auth/verify',
  summary: 'Tells whose session this is',
  access: 'session',
  client: 'api',
  answers: { 200: identity },
  errors: [],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Signs in with email and password',
  access: 'anyone',
  client: 'api',
  body: loginForm,
  answers: { 200: signedIn },
  errors: ['invalid_credentials'],
})

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Creates an account and signs in',
  access: 'anyone',
  client: 'api',
  body: signupForm,
  answers: { 201: signedInWithCode },
  errors: ['email_taken', 'username_taken', 'signups_closed'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends the session it is called with',
  access: 'session',
  client: 'api',
  answers: { 204: null },
  errors: [],
})

export const recover = endpoint({
  method: 'POST',
  path: '/api/auth/recover',
  summary: 'Sets a new password with the recovery code and signs in',
  access: 'anyone',
  client: 'api',
  body: recovery,
  answers: { 200: signedInWithCode },
  errors: ['invalid_recovery_code'],
})

// What the profile screen calls: a 403 here asks for the password and must not end the session.
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/api/auth/profile',
  summary: 'Changes names, email and password',
  access: 'session',
  client: 'premium',
  body: profile,
  answers: { 200: z.object({ user }) },
  errors: ['email_taken', 'username_taken', 'password_needed'],
})

export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/api/auth/profile',
  summary: 'Deletes the account and all that belongs to it',
  access: 'session',
  client: 'premium',
  answers: { 204: null },
  errors: ['password_needed'],
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/api/auth/confirm',
  summary: 'Gives the password, which counts for the next 10 minutes',
  access: 'session',
  client: 'premium',
  body: confirmation,
  answers: { 204: null },
  errors: [],
})

export const renewRecoveryCode = endpoint({
  method: 'POST',
  path: '/api/auth/recovery-code',
  summary: 'Gives a new recovery code and puts the one before out of use',
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
  summary: 'Ends one session of the person',
  access: 'session',
  client: 'premium',
  params: byId,
  answers: { 204: null },
  errors: [],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/auth/sessions',
  summary: 'Ends every session of the person but the one that calls',
  access: 'session',
  client: 'premium',
  answers: { 204: null },
  errors: [],
})
