import * as z from 'zod/mini'
import { instant, list, text } from '#input/index.ts'

/** What an API token may be used for. */
const scope = z.enum(['read', 'write', 'export'])
export type TokenScope = z.output<typeof scope>
export const TOKEN_SCOPES: readonly TokenScope[] = scope.options

const PREFIX = 'dwt_'
/** Of another length than a session's token, so that neither is ever taken for the other. */
const FORM = new RegExp(`^${PREFIX}[\\w-]{43}$`)

/** Spells 32 random bytes in base64url as an API token; secret scanners know it by its prefix. */
export function spellApiToken(random: string): string {
  return PREFIX + random
}

/** Whether this is the form of an API token. It may belong to no one. */
export function isApiToken(token: string): boolean {
  return FORM.test(token)
}

/** Whether scopes allow a call. `write` includes `read`: a sync answers with entries. */
export function scopesAllow(scopes: readonly TokenScope[], needed: TokenScope): boolean {
  return scopes.includes(needed) || (needed === 'read' && scopes.includes('write'))
}

const TOKEN_MAX_DAYS = 366

const days = z
  .int({ error: 'Please choose when it expires' })
  .check(z.gte(1), z.lte(TOKEN_MAX_DAYS, 'A token can last at most 366 days'))

const name = text({ max: 60, required: 'Name is required', trim: true })

/** The fields of the form; its checkboxes aren't among them. */
export const tokenForm = z.strictObject({
  name,
  expiresInDays: z.pipe(z.string(), z.transform(Number)),
})

/** A token as it is asked for. */
export const newApiToken = z.strictObject({
  name,
  scopes: list(scope, TOKEN_SCOPES.length).check(z.minLength(1, 'Choose at least one')),
  expiresInDays: days,
})
export type NewApiToken = z.output<typeof newApiToken>

/** A token as it is listed: the secret itself is shown once, when it is created. */
export const apiToken = z.object({
  id: z.string(),
  name: z.string(),
  scopes: z.array(scope),
  createdAt: instant(),
  expiresAt: instant(),
  /** Exact to a few minutes; `null`: never. */
  lastUsedAt: z.nullable(instant()),
})
export type ApiToken = z.output<typeof apiToken>
