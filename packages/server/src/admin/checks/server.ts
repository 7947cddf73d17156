import { httpAddress } from '#config/addresses.ts'
import type { Check, Verdict } from './check.ts'

const PATIENCE_MS = 5000

/** Whether Daywell answers on its own port, and at the address that people use. */
export const checkServer: Check = async ({ config: { host, port, publicUrl } }) => {
  const isAnywhere = host === '0.0.0.0' || host === '::'
  const own = httpAddress(isAnywhere ? '127.0.0.1' : host, port)
  return [await askReady(own), ...(publicUrl === undefined ? [] : [await askPublic(publicUrl)])]
}

async function askReady(address: string): Promise<Verdict> {
  const name = 'Server'
  const answer = await ask(`${address}/api/health/ready`)
  if (answer === undefined)
    return { name, status: 'ok', found: `Daywell isn’t running at ${address}.` }
  if (answer.status === 200) return { name, status: 'ok', found: `Daywell is ready at ${address}.` }
  const found = `Daywell at ${address} isn’t ready. ${answer.error ?? `It responds with ${answer.status}.`}`
  return { name, status: 'problem', found, todo: 'Check its log, then restart it.' }
}

async function askPublic(publicUrl: string): Promise<Verdict> {
  const name = 'Proxy'
  const answer = await ask(`${publicUrl}/api/health/live`)
  if (answer?.status === 200)
    return { name, status: 'ok', found: `PUBLIC_URL ${publicUrl} leads to Daywell.` }
  const how = answer === undefined ? 'doesn’t respond from here' : `responds with ${answer.status}`
  const found = `PUBLIC_URL ${publicUrl} ${how}.`
  const todo =
    'Check that the proxy is running, forwards to this port, and passes on the Host header.'
  return { name, status: 'warning', found, todo }
}

/** Nothing where no one answers in time. */
async function ask(url: string): Promise<{ status: number; error?: string } | undefined> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const body = (await answer.json().catch(() => ({}))) as { error?: unknown }
    const { error } = body
    return { status: answer.status, ...(typeof error === 'string' && { error }) }
  } catch {
    return undefined
  }
}
