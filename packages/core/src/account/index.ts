export {
  DEFAULT_WRITING_TIME,
  preferredWritingTime,
  type WritingTime,
  words,
  writingTimes,
} from './fields.ts'
export { type Profile, type ProfileForm, profile, profileForm, profileOf } from './profile.ts'
export { type RecoveryForm, recoveryForm, recoveryOf } from './recovery.ts'
export {
  confirmation,
  type Identity,
  identity,
  type Login,
  login,
  type Recovery,
  recovery,
  type Session,
  type SignedIn,
  session,
  signedIn,
  signedInWithCode,
} from './session.ts'
export { type Signup, type SignupForm, signup, signupForm, signupOf } from './signup.ts'
export { type User, user } from './user.ts'
