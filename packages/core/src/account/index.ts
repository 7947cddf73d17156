export {
  type ApiToken,
  apiToken,
  isApiToken,
  type NewApiToken,
  newApiToken,
  scopesAllow,
  spellApiToken,
  TOKEN_SCOPES,
  type TokenScope,
  tokenForm,
} from './api-token.ts'
export { PASSWORD_MIN, passwordTooShort } from './fields.ts'
export { type Profile, type ProfileForm, profile, profileForm, profileOf } from './profile.ts'
export { newPasswordForm, type RecoveryForm, recoveryForm, recoveryOf } from './recovery.ts'
export {
  confirmation,
  type Login,
  type LoginForm,
  login,
  loginForm,
  type Recovery,
  recovery,
  type Session,
  type SignedIn,
  session,
  signedIn,
  signedInWithCode,
} from './session.ts'
export {
  preferredWritingTime,
  type Signup,
  type SignupForm,
  signup,
  signupForm,
  signupOf,
} from './signup.ts'
export { suggestUsername } from './suggest-username.ts'
export { type Identity, identity, type User, user } from './user.ts'
export { words } from './words.ts'
export { DEFAULT_WRITING_TIME, type WritingTime, writingTimes } from './writing-time.ts'
