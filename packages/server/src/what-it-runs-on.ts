import type { AiConfig, Config, PaymentsConfig } from './config.ts'

/** Tells the operator what the product runs on, without a secret. */
export function whatItRunsOn(config: Config): string[] {
  const { databaseUrl, dataDir, ai, payments, pushAllowHosts } = config
  return [
    `Storage: ${storage(databaseUrl, dataDir)}`,
    `AI: ${model(ai)}`,
    `Payments: ${paying(payments)}`,
    ...(pushAllowHosts.length > 0 ? [pushingAnywhere(pushAllowHosts)] : []),
  ]
}

function storage(databaseUrl: string | undefined, dataDir: string): string {
  if (databaseUrl === undefined) return `SQLite in ${dataDir}`
  return `PostgreSQL at ${new URL(databaseUrl).host || 'a local socket'}`
}

function model(ai: AiConfig): string {
  if (ai.provider === 'builtin') return 'builtin (no words leave this server)'
  return `${ai.provider} (${ai.model}${ai.baseUrl ? ` at ${new URL(ai.baseUrl).host}` : ''})`
}

function paying({ mode }: PaymentsConfig): string {
  return mode === 'sandbox' ? 'sandbox (test mode: no money moves)' : mode
}

/** Whoever can subscribe can make this server call these hosts, wherever they are. */
function pushingAnywhere(hosts: readonly string[]): string {
  return `WARNING: PUSH_ALLOW_HOSTS, which is for tests, lets push messages go to ${hosts.join(', ')}`
}
