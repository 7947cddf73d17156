import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { ensureBuilt, ensureServerBuilt } from '../../../tools/setup/build.mjs'
import { inRoot } from '../../../tools/setup/paths.mjs'
import type { Benchmark } from './benchmark.ts'

const ROUNDS = 7
const IDLE_MS = 3000
const MAX_IDLE_MIB = 100
/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

const BARE = `import { createServer } from 'node:http'
const server = createServer((_, response) => response.end('ok'))
server.listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port))`

interface Start {
  /** Milliseconds of processor time until the first answer, and as a clock shows it. */
  readonly cpu: number
  readonly took: number
  readonly idleMib: number
}

export const start: Benchmark = {
  name: 'A start, as npm start and the image have it',
  async run() {
    await ensureBuilt()
    await ensureServerBuilt()
    const dataDir = await mkdtemp(join(tmpdir(), 'daywell-start-'))
    const ours = () => measure([inRoot('packages/server/dist/main.js')], dataDir)
    const bare = () => measure(['--input-type=module', '--eval', BARE], dataDir)
    try {
      // The first start makes the database, and the second finds everything compiled.
      await ours()
      await ours()
      const starts: [Start, Start][] = []
      for (let round = 0; round < ROUNDS; round += 1) starts.push([await ours(), await bare()])
      return figures(leastOf(starts.map(([one]) => one)), leastOf(starts.map(([, one]) => one)))
    } finally {
      await rm(dataDir, { recursive: true })
    }
  },
}

function figures(ours: Start, bare: Start) {
  const ms = (time: number) => `${time.toFixed(0)} ms`
  const mib = (size: number) => `${size.toFixed(0)} MiB`
  return [
    {
      what: 'processor time until the first answer: bare node:http against ours',
      ratio: bare.cpu / ours.cpu,
      atLeast: 0.25,
      measured: `${ms(bare.cpu)} against ${ms(ours.cpu)}; by the clock ${ms(bare.took)} and ${ms(ours.took)}`,
    },
    {
      what: 'memory of the idle process: what it may take against ours',
      ratio: MAX_IDLE_MIB / ours.idleMib,
      atLeast: 1,
      measured: `${mib(MAX_IDLE_MIB)} against ${mib(ours.idleMib)}; bare node:http takes ${mib(bare.idleMib)}`,
    },
  ]
}

/** The least of each counts: others are at work on this machine, too. */
function leastOf(starts: readonly Start[]): Start {
  const least = (key: keyof Start) => Math.min(...starts.map((one) => one[key]))
  return { cpu: least('cpu'), took: least('took'), idleMib: least('idleMib') }
}

async function measure(args: readonly string[], dataDir: string): Promise<Start> {
  const began = performance.now()
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      ENV_FILE: 'off',
      PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  try {
    const [line] = await once(createInterface({ input: child.stdout }), 'line')
    const [address] = /http:\S+/.exec(line) ?? []
    await (await fetch(`${address}/api/health`)).text()
    const took = performance.now() - began
    const cpu = processorTime(child.pid)
    await setTimeout(IDLE_MS)
    return { cpu, took, idleMib: residentMib(child.pid) }
  } finally {
    child.kill()
    await ended
  }
}

function processorTime(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user, system] = fields.split(' ').slice(11, 13)
  return MS_PER_TICK * (Number(user) + Number(system))
}

function residentMib(pid: number | undefined): number {
  const [, kib] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kib) / 1024
}
