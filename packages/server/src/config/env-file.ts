import { existsSync } from 'node:fs'
import { parseEnv } from 'node:util'
import type { Environment } from './setting.ts'
import { readSettingsFile } from './setting-files.ts'

/**
 * Adds the settings of the file that ENV_FILE names, or of `byDefault` where that exists. What the
 * environment itself sets wins. Throws `StartError`.
 */
export function withEnvFile(env: Environment, byDefault?: string): Environment {
  const path = env.ENV_FILE?.trim() || (byDefault && existsSync(byDefault) ? byDefault : 'off')
  if (path === 'off') return env
  const given = Object.entries(env).filter(([, text]) => text?.trim())
  return { ...parseEnv(readSettingsFile(path, 'ENV_FILE')), ...Object.fromEntries(given) }
}
