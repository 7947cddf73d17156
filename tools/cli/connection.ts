import { readFile } from 'node:fs/promises'
import { isApiToken } from '@daywell/core/account'
import { CliProblem } from './cli-problem.ts'
import type { Terminal } from './terminal.ts'

const MAX_TRIES = 8
const FIRST_DELAY_MS = 1000
/** What a server answers that is busy or restarting: the same call may succeed a moment later. */
const WORTH_RETRYING = [429, 502, 503, 504]

interface Sent {
  readonly method?: 'GET' | 'POST' | 'HEAD' | 'PATCH'
  readonly headers?: Readonly<Record<string, string>>
  readonly json?: unknown
  readonly bytes?: Uint8Array
}

/** Calls the server with the token, as often as it takes. */
export interface Server {
  call(path: string, sent?: Sent): Promise<Response>
}

type Environment = Readonly<Record<string, string | undefined>>

/** Reads the settings, and checks them before anything is sent. */
export async function connect(
  env: Environment,
  { wait, progress }: Pick<Terminal, 'wait' | 'progress'>,
  { allowHttp }: { readonly allowHttp: boolean },
): Promise<Server> {
  const base = addressIn(env, allowHttp)
  const token = await tokenIn(env)
  const attempt = async (path: string, { method = 'GET', headers, json, bytes }: Sent) =>
    fetch(new URL(path, base), {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'daywell-cli',
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      // A redirect could lead the token elsewhere.
      redirect: 'error',
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(bytes && { body: Buffer.from(bytes) }),
    })
  return {
    async call(path, sent = {}) {
      for (let tries = 1; ; tries += 1) {
        const answer = await attempt(path, sent).catch((error: unknown) => {
          if (tries >= MAX_TRIES) throw unreachable(base, error)
          return undefined
        })
        if (answer?.ok) return answer
        const isWorthIt = !answer || WORTH_RETRYING.includes(answer.status)
        if (answer && (!isWorthIt || tries >= MAX_TRIES)) throw await refused(answer)
        await answer?.body?.cancel()
        const ms = retryAfterMs(answer) ?? FIRST_DELAY_MS * 2 ** (tries - 1)
        progress(`Waiting ${Math.ceil(ms / 1000)} s for the server…`)
        await wait(ms)
      }
    },
  }
}

function addressIn({ DAYWELL_URL: url }: Environment, allowHttp: boolean): URL {
  if (!url)
    throw new CliProblem(
      'Set DAYWELL_URL to the address of your server, such as https://journal.example.org.',
    )
  const base = URL.canParse(url) ? new URL(url) : undefined
  if (!base || !/^https?:$/.test(base.protocol))
    throw new CliProblem(`DAYWELL_URL must be an http or https address, but it’s “${url}”.`)
  const isHere = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(base.hostname)
  if (base.protocol === 'http:' && !isHere && !allowHttp)
    throw new CliProblem(
      'DAYWELL_URL is an http address, so others on the network could read your token and your entries. Use https, or add --allow-http if you trust the network.',
    )
  return base
}

async function tokenIn({ DAYWELL_TOKEN: given, DAYWELL_TOKEN_FILE: file }: Environment) {
  if (given && file)
    throw new CliProblem('Both DAYWELL_TOKEN and DAYWELL_TOKEN_FILE are set. Please set only one.')
  if (!given && !file)
    throw new CliProblem(
      'Set DAYWELL_TOKEN to an API token, or DAYWELL_TOKEN_FILE to a file that contains one. You can create a token in Profile.',
    )
  const token = (given ?? (await readToken(file ?? ''))).trim()
  if (!isApiToken(token))
    throw new CliProblem(
      `${given ? 'DAYWELL_TOKEN' : file} isn’t an API token. Tokens start with dwt_, and you can create one in Profile.`,
    )
  return token
}

function readToken(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    const sentence = `We couldn’t read DAYWELL_TOKEN_FILE (${file}). Check that it exists and that you can read it.`
    throw new CliProblem(sentence, { cause })
  })
}

/** Seconds, or a date. */
function retryAfterMs(answer: Response | undefined): number | undefined {
  const text = answer?.headers.get('retry-after')
  if (!text) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function unreachable({ origin }: URL, cause: unknown): CliProblem {
  const sentence = `We couldn’t reach ${origin}. Check DAYWELL_URL and your network, and that the server is running.`
  return new CliProblem(sentence, { cause })
}

/** The server's own sentence says what to do. */
async function refused(answer: Response): Promise<CliProblem> {
  const body = await answer.json().catch(() => undefined)
  const { error, code } = (body ?? {}) as { error?: string; code?: string }
  if (code === 'privacy_level_changed')
    return new CliProblem(
      'Your privacy level is Local, so the server doesn’t store your entries. Import in the app instead, or choose another level in Privacy & data.',
    )
  return new CliProblem(
    error ??
      `The server responded with ${answer.status}. Is DAYWELL_URL the address of a Daywell server?`,
    { code },
  )
}
