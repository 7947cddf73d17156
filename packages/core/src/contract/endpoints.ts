import { assistant } from './assistant.ts'
import { account, auth } from './auth.ts'
import { billing } from './billing.ts'
import type { Endpoint } from './endpoint.ts'
import { dataExport } from './export.ts'
import { journal } from './journal.ts'
import { userPreferences } from './preferences.ts'
import { push } from './push.ts'
import { summary } from './summary.ts'
import { system } from './system.ts'

/** Every call of the API by its name. */
export const endpoints = {
  ...system,
  ...auth,
  ...account,
  ...userPreferences,
  ...journal,
  ...dataExport,
  ...assistant,
  ...summary,
  ...billing,
  ...push,
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
