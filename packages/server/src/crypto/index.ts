export { CannotOpen } from './cipher.ts'
export type { Keyring } from './keyring.ts'
export { openKeyring } from './open-keyring.ts'
export { hashToken, sessionToken } from './tokens.ts'
