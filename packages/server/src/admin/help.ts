import { type Command, type Option, optionsOf } from './command.ts'
import { commands } from './commands.ts'

const RUN = 'npm run admin --'
const WIDTH = 96

/** The help of all commands. */
export function overview(): string {
  const lines = Object.entries(commands).map(([name, { does }]) => entry(name, does))
  return [
    `Usage: ${RUN} COMMAND [options]`,
    '',
    ...lines,
    '',
    `${RUN} COMMAND --help explains a command. All of them use the same settings as the server,`,
    'which may keep running.',
    '',
    'Exit codes: 0 done; 1 failed, and the message says why; 2 doctor found a problem;',
    '3 not finished yet, so run it again.',
  ].join('\n')
}

/** The help of one command. */
export function helpOf(name: string, command: Command): string {
  const options = Object.entries(optionsOf(command))
  return [
    usageOf(name, command),
    '',
    ...wrap([commands[name]?.does, command.help].filter(Boolean).join(' ')),
    '',
    ...options.map(([option, given]) => entry(signature(option, given), given.doc)),
  ].join('\n')
}

export function usageOf(name: string, { words }: Command): string {
  return `Usage: ${[RUN, name, ...words].join(' ')}`
}

function signature(name: string, { value }: Option): string {
  return value === undefined ? `--${name}` : `--${name} ${value}`
}

const INDENT = 28

function entry(name: string, doc: string): string {
  const [first = '', ...rest] = wrap(doc, WIDTH - INDENT)
  const lines = [`  ${name.padEnd(INDENT - 3)} ${first}`]
  return [...lines, ...rest.map((line) => ' '.repeat(INDENT) + line)].join('\n')
}

function wrap(text: string, width = WIDTH): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
