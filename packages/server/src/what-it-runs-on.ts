import { warningsOf } from './config/warnings.ts'
import type { AiConfig, Config, PaymentsConfig } from './config.ts'

/** Tells the operator what the product runs on, without a secret. */
export function whatItRunsOn(config: Config): string[] {
  const { databaseUrl, dataDir, ai, payments } = config
  return [
    `Storage: ${storageOf(databaseUrl, dataDir)}`,
    `AI: ${model(ai)}`,
    `Payments: ${paying(payments)}`,
    ...warningsOf(config),
  ]
}

/** Names a database without a secret. */
export function storageOf(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl === undefined) return `SQLite in ${dataDir}`
  return `PostgreSQL at ${new URL(databaseUrl).host || 'a local socket'}`
}

function model(ai: AiConfig): string {
  if (ai.provider === 'builtin') return 'builtin (nothing leaves this server)'
  return `${ai.provider} (${ai.model}${ai.baseUrl ? ` at ${new URL(ai.baseUrl).host}` : ''})`
}

function paying({ mode }: PaymentsConfig): string {
  return mode === 'sandbox' ? 'sandbox (test mode: no money moves)' : mode
}
