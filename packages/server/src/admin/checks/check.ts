import type { Environment } from '#config/setting.ts'
import type { Config } from '#config.ts'
import type { Findings } from '#database/upkeep/index.ts'

export interface Verdict {
  readonly name: string
  readonly status: 'ok' | 'warning' | 'problem'
  readonly found: string
  /** What to do about it. */
  readonly todo?: string
}

/** What the checks look at. What couldn't be read is absent, and its own check says so. */
export interface Examined {
  readonly env: Environment
  readonly config: Config
  readonly database: Findings | undefined
}

export type Check = (examined: Examined) => Verdict[] | Promise<Verdict[]>
