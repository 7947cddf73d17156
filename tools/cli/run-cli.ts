import { parseArgs } from 'node:util'
import { CliProblem } from './cli-problem.ts'
import { connect } from './connection.ts'
import { exportJournal } from './export-journal.ts'
import { importFiles } from './import-files.ts'
import type { Terminal } from './terminal.ts'

const USAGE = `Usage: npm run cli -- export FILE|DIR [--markdown] [--force] [--json]
Saves everything the server stores about you as one JSON file, without photos and recordings. In a
folder, the file is named after the day. With --markdown, each entry becomes a Markdown file in that
folder, without its earlier versions, and photos and recordings are saved beside them. With --force,
existing files are overwritten. The token needs the export scope, and for photos and recordings the
read scope.

       npm run cli -- import FILE... [--dry-run] [--json]
Imports Daywell backups and exports, Day One and Journey JSON, and Markdown files or folders.
Unzip a Daywell backup first: photos and recordings in the media folder beside its backup.json are
uploaded, too. Those of other apps aren't, because only the app can remove the places and names from
them: import the same files there afterward, and no entry comes twice.
Importing twice changes nothing. With --dry-run, it only shows what it would do. The token needs the
write scope.

Environment variables:
  DAYWELL_URL         the address of the server, such as https://journal.example.org
  DAYWELL_TOKEN       an API token (you can create one in Profile), or
  DAYWELL_TOKEN_FILE  a file with the token

Options: --json prints the result as JSON. --allow-http sends the token unencrypted to a server that
isn't on this machine. --help prints this text.
Exit codes: 0 done, 1 failed or not everything was saved, 2 invalid usage.
`

const OPTIONS = {
  json: { type: 'boolean' },
  markdown: { type: 'boolean' },
  force: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  'allow-http': { type: 'boolean' },
  help: { type: 'boolean' },
} as const

type Wish = Record<keyof typeof OPTIONS, boolean>
const NOTHING: Wish = {
  json: false,
  markdown: false,
  force: false,
  'dry-run': false,
  'allow-http': false,
  help: false,
}

/** Runs one command, and gives the exit code. */
export async function runCli(
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<number> {
  const given = parse(args)
  if (given?.values.help) {
    terminal.out(USAGE)
    return 0
  }
  const [command, ...paths] = given?.positionals ?? []
  if (!given || !isComplete(command, paths)) {
    terminal.err(USAGE)
    return 2
  }
  return run(command === 'export' ? 'export' : 'import', paths, { ...NOTHING, ...given.values })

  async function run(command: 'export' | 'import', paths: string[], wish: Wish): Promise<number> {
    const print = (text: string, json: unknown) => `${wish.json ? JSON.stringify(json) : text}\n`
    try {
      const server = await connect(env, terminal, { allowHttp: wish['allow-http'] })
      const done =
        command === 'export'
          ? await exportJournal(server, paths[0] ?? '', wish, terminal)
          : await importFiles(server, paths, { dryRun: wish['dry-run'] }, terminal)
      terminal.progress('')
      terminal.out(print(done.sentence, done.result))
      return done.isComplete ? 0 : 1
    } catch (error) {
      if (!(error instanceof CliProblem)) throw error
      terminal.progress('')
      terminal.err(print(error.message, { error: error.message }))
      return 1
    }
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
  } catch {
    return undefined
  }
}

function isComplete(command: string | undefined, paths: readonly string[]): boolean {
  return command === 'export' ? paths.length === 1 : command === 'import' && paths.length > 0
}
