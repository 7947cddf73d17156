import { parseArgs } from 'node:util'
import type { Environment } from '#config/setting.ts'
import { readConfig } from '#config.ts'
import { type Command, CommandError, EXIT, optionsOf, parseOptions } from './command.ts'
import { commands } from './commands.ts'
import { helpOf, overview, usageOf } from './help.ts'
import { type Screen, screenOn, type Terminal } from './screen.ts'

/** Does what the operator asks for, and gives the exit code. */
export async function administer(
  args: readonly string[],
  env: Environment,
  terminal: Terminal,
): Promise<number> {
  const [name = '', ...rest] = args
  if (['--help', '-h', 'help'].includes(name)) return print(`${overview()}\n`, terminal)
  const listed = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!listed) return refuse(overview(), { isJson: false }, terminal)
  const command = await listed.load()
  if (rest.includes('--help')) return print(`${helpOf(name, command)}\n`, terminal)
  return carryOut(name, command, rest, { env, terminal, screen: screenOn(terminal) })
}

interface Around {
  readonly env: Environment
  readonly terminal: Terminal
  readonly screen: Screen
}

async function carryOut(
  name: string,
  command: Command,
  args: readonly string[],
  { env, terminal, screen }: Around,
): Promise<number> {
  const isJson = args.includes('--json')
  try {
    const given = parse(name, command, args)
    const config = () => readConfig(env)
    const { code = EXIT.done, text, json } = await command.run({ ...given, env, config, screen })
    screen.clear()
    terminal.out(isJson ? `${JSON.stringify(json)}\n` : text)
    return code
  } catch (error) {
    screen.clear()
    if (!isExplained(error)) throw error
    return refuse(error.message, { isJson }, terminal)
  }
}

/** By name: only some commands load the class of an error of theirs. */
function isExplained(error: unknown): error is Error {
  const names = ['CommandError', 'StartError', 'TransferError']
  return error instanceof Error && names.includes(error.name)
}

function parse(name: string, command: Command, args: readonly string[]) {
  const options = parseOptions(optionsOf(command))
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length === command.words.length)
      return { options: values as Record<string, string | boolean>, words: positionals }
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code?.startsWith('ERR_PARSE_ARGS_')) throw error
    throw new CommandError(`${usageOf(name, command)}\n${message.split('. ')[0]}.`)
  }
  throw new CommandError(helpOf(name, command))
}

function print(text: string, { out }: Terminal): number {
  out(text)
  return EXIT.done
}

/** Programs read standard output, and people the other one. */
function refuse(sentence: string, { isJson }: { isJson: boolean }, { out, err }: Terminal): number {
  err(`${sentence}\n`)
  if (isJson) out(`${JSON.stringify({ error: sentence })}\n`)
  return EXIT.failed
}
