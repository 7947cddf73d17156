import { readDatabase } from '#database/upkeep/index.ts'
import { dayAfter, monthAt, readTokensOfMonth } from '#features/tokens/tokens.service.ts'
import { type Command, CommandError } from '../command.ts'

/** Those who used the most. */
const LIMIT = 50

export const tokens: Command = {
  words: [],
  options: {
    month: {
      type: 'string',
      value: 'YYYY-MM',
      doc: 'Another month than this one. Months are in UTC.',
    },
  },
  help: `It lists the ${LIMIT} people who used the most. It shows nothing that people write.`,
  async run({ options, config }) {
    const { databaseUrl: url, dataDir, modelUse } = config()
    const month = readMonth(options.month)
    const used = await readDatabase({ url, dataDir }, (read) =>
      readTokensOfMonth(read, month, LIMIT),
    )
    const { ofAll, people } = used
    const { perPerson, perServer } = modelUse.budget
    const lines = [
      `Month              ${month} (UTC), renews on ${dayAfter(month)}`,
      `Everyone           ${numbers(ofAll)} in ${numberOf(ofAll.calls)} calls`,
      `Budget of everyone ${budgetOf(perServer)}`,
      `Budget of each     ${budgetOf(perPerson)}`,
      ...(people.length === 0 ? [] : ['', HEAD, ...people.map(line)]),
    ]
    const budget = { perPerson, perServer }
    return { text: `${lines.join('\n')}\n`, json: { month, budget, ...used } }
  },
}

function readMonth(month: string | boolean | undefined): string {
  if (typeof month !== 'string') return monthAt(Date.now())
  if (/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) return month
  throw new CommandError('--month must be a month such as 2026-11.')
}

interface Counted {
  readonly input: number
  readonly output: number
  readonly calls: number
}

const HEAD = columns('EMAIL', 'INPUT', 'OUTPUT', 'CALLS')

function line({ email, input, output, calls }: Counted & { readonly email: string }): string {
  return columns(email, numberOf(input), numberOf(output), numberOf(calls))
}

function columns(email: string, input: string, output: string, calls: string): string {
  return `${email.padEnd(32)} ${input.padStart(13)} ${output.padStart(13)} ${calls.padStart(8)}`
}

function numbers({ input, output }: Counted): string {
  return `${numberOf(input + output)} tokens (${numberOf(input)} in, ${numberOf(output)} out)`
}

function budgetOf(tokens: number | null): string {
  return tokens === null ? 'no limit' : `${numberOf(tokens)} tokens`
}

function numberOf(value: number): string {
  return value.toLocaleString('en')
}
