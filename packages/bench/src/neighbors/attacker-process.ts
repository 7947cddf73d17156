import { type Attacker, attacks } from './attacks.ts'

// In a process of its own, so that what it costs to attack does not slow the measuring down.
const [name, json = '{}'] = process.argv.slice(2)
const attack = attacks.find((known) => known.name === name)
if (!attack) throw new Error(`There is no attack ${name}`)
const attacker: Attacker = JSON.parse(json)
const statuses: Record<string, number> = {}
let running = true
let n = 0

async function loop(): Promise<void> {
  while (running) {
    n += 1
    const status = await attack?.run(attacker, n).catch(() => 'failed')
    statuses[`${status}`] = (statuses[`${status}`] ?? 0) + 1
    // A refusal costs the server nothing, so asking again at once would only measure the refusing.
    if (status === 429) await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

const loops = Array.from({ length: attack.parallel }, loop)
process.on('message', async () => {
  running = false
  process.send?.({ answer: statuses })
  await Promise.allSettled(loops)
  process.exit(0)
})
process.send?.({ answer: { port: attacker.port } })
