import type { ParseArgsOptionsConfig } from 'node:util'
import type { Environment } from '#config/setting.ts'
import type { Config } from '#config.ts'
import type { Screen } from './screen.ts'

/** What the process ends with. docs/administration.md lists them. */
export const EXIT = { done: 0, failed: 1, problems: 2, unfinished: 3 } as const

export interface Option {
  readonly type: 'string' | 'boolean'
  /** What stands for the value in the help. */
  readonly value?: string
  readonly doc: string
}

export interface Given {
  readonly env: Environment
  /** Read when it's asked for, so that `doctor` can say what's wrong with it. Throws `StartError`. */
  readonly config: () => Config
  /** What follows the name of the command, without the options. */
  readonly words: readonly string[]
  readonly options: Readonly<Record<string, string | boolean | undefined>>
  readonly screen: Screen
}

/** What the operator reads, once for people and once for programs. */
export interface Outcome {
  readonly code?: (typeof EXIT)[keyof typeof EXIT]
  readonly text: string
  readonly json: object
}

export interface Command {
  /** Names what follows the command: `FILE`. */
  readonly words: readonly string[]
  readonly options?: Readonly<Record<string, Option>>
  /** After the first sentence of the list of commands. */
  readonly help?: string
  readonly run: (given: Given) => Promise<Outcome>
}

/** The command can't be carried out. The message says why, and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}

/** Every command has these. */
const EVERYWHERE: Readonly<Record<string, Option>> = {
  json: { type: 'boolean', doc: 'Prints one JSON object instead of text.' },
  help: { type: 'boolean', doc: 'Prints this help.' },
}

export function optionsOf({ options }: Pick<Command, 'options'>): Record<string, Option> {
  return { ...options, ...EVERYWHERE }
}

export function parseOptions(options: Readonly<Record<string, Option>>): ParseArgsOptionsConfig {
  return Object.fromEntries(Object.entries(options).map(([name, { type }]) => [name, { type }]))
}
