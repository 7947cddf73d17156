import { anEntry } from '@daywell/core/testing'
import { ask } from '../../../packages/server/src/http/testing/ask.ts'
import { runAppForTest } from '../../../packages/server/src/http/testing/running-app.ts'
import type { freshDatabases } from '../../../packages/server/src/testing/fresh-databases.ts'
import { runCli } from '../run-cli.ts'

/** Runs the command, and gathers what it says. */
export async function run(env: Record<string, string>, ...args: string[]) {
  const said = { out: '', err: '', waits: [] as number[] }
  const code = await runCli(args, env, {
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
    progress: () => {},
    wait: async (ms) => said.waits.push(ms),
  })
  return { code, ...said, json: () => JSON.parse(said.out) }
}

/** A server, whose people have a token for the command. */
export async function aServer(databases: ReturnType<typeof freshDatabases>, callsPerMinute = 0) {
  let ahead = 0
  const clock = () => Date.now() + ahead
  const app = await runAppForTest(await databases.place(), { clock, callsPerMinute })
  const { port, signUp } = app
  const person = async (scopes = ['write', 'export']) => {
    const { token } = await signUp()
    const json = { name: 'CLI', scopes, expiresInDays: 1 }
    const made = await ask(port, 'POST /api/auth/tokens', { token, json })
    const env = {
      DAYWELL_URL: `http://127.0.0.1:${port}`,
      DAYWELL_TOKEN: (made.json as { token: string }).token,
    }
    const list = async () =>
      (await ask(port, 'GET /api/journal', { token })).json as { content: string }[]
    const write = async (parts: object) =>
      ask(port, 'POST /api/journal', { token, json: anEntry(parts) })
    return { token, env, list, write }
  }
  const pass = (ms: number) => {
    ahead += ms
  }
  return { port, person, pass }
}
