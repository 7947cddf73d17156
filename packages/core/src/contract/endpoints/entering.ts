import * as z from 'zod/mini'
import {
  login as loginForm,
  recovery,
  signedIn,
  signedInWithCode,
  signup as signupForm,
} from '#account/index.ts'
import { endpoint } from '../endpoint.ts'

/** Rules that the signup form shows before anything is sent. */
export const accountRules = endpoint({
  method: 'GET',
  path: '/api/auth/rules',
  summary: 'Returns the requirements for a new password',
  access: 'anyone',
  client: 'api',
  answers: { 200: z.object({ passwordMinLength: z.int() }) },
  errors: [],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Logs in with email and password',
  access: 'anyone',
  client: 'api',
  body: loginForm,
  answers: { 200: signedIn },
  errors: ['invalid_credentials', 'password_change_needed', 'temporary_password_expired'],
})

export const signup = endpoint({
  method: 'POST',
  path: '/api/auth/signup',
  summary: 'Creates an account and logs in',
  access: 'anyone',
  client: 'api',
  body: signupForm,
  answers: { 201: signedInWithCode },
  errors: ['email_taken', 'username_taken', 'signups_closed'],
})

export const recover = endpoint({
  method: 'POST',
  path: '/api/auth/recover',
  summary: 'Sets a new password with the recovery code and logs in',
  access: 'anyone',
  client: 'api',
  body: recovery,
  answers: { 200: signedInWithCode },
  errors: ['invalid_recovery_code'],
})
