import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Socket } from 'node:net'
import { startModelServer } from '@daywell/stand-ins/model-server'
import { expect, it, onTestFinished } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { chatter, modelSettings } from './testing/chatting.ts'

const databases = freshDatabases('sqlite')
const DAY =
  'Work was heavy today. I argued with Anna about the move, and felt anxious all afternoon.'

/** Every connection that this process opens, by the port that it leads to. */
function connections() {
  const ports: (number | undefined)[] = []
  const note = (message: unknown) => {
    const { socket } = message as { socket: Socket }
    socket.once('connect', () => ports.push(socket.remotePort))
    socket.once('error', () => ports.push(undefined))
  }
  subscribe('net.client.socket', note)
  onTestFinished(() => void unsubscribe('net.client.socket', note))
  return ports
}

it('AI-15 AI-23 the built-in companion answers without network and key, whatever else is set', async () => {
  const model = await startModelServer()
  onTestFinished(model.stop)
  const { AI_PROVIDER: _, ...settings } = modelSettings(model.url, 'builtin')
  const env = { PREMIUM: 'everyone', ...settings }
  const app = await runAppForTest(await databases.place(), { env })
  const one = await chatter(app)
  const earlier = await one.write({ content: DAY, title: 'The move' })
  const ports = connections()
  for (const interactionLevel of ['minimal', 'balanced', 'involved']) {
    const answer = await one.ask({ message: DAY, interactionLevel })
    const { response, read } = answer.json as { response: string; read: { id: string }[] }
    expect(response.length).toBeGreaterThan(20)
    for (const { id } of read) expect(id).toBe(earlier)
    const streamed = await one.stream({ message: DAY, interactionLevel })
    expect([streamed.names[0], streamed.names.at(-1)]).toEqual(['read', 'done'])
  }
  expect(ports.filter((port) => port !== app.port)).toEqual([])
  expect(model.calls()).toBe(0)
  // The watch would have seen it.
  await fetch(model.url)
  expect(ports).toContain(Number(new URL(model.url).port))
})

it('AI-12 AI-13 the built-in companion says little, and reads earlier days at involved', async () => {
  const env = { PREMIUM: 'everyone' }
  const one = await chatter(await runAppForTest(await databases.place(), { env }))
  for (const [n, localDate] of ['2026-11-02', '2026-11-05', '2026-11-09'].entries()) {
    await one.write({
      content: `${DAY} The boxes are still in the hall.`,
      title: `Day ${n}`,
      localDate,
    })
  }
  await one.write({ content: DAY, title: 'Hidden', hideFromAssistant: true })
  const saidAt = async (interactionLevel: string) => {
    const { json } = await one.ask({ message: DAY, interactionLevel })
    return json as { response: string; read: { title: string; localDate: string }[] }
  }
  const [minimal, balanced, involved] = [
    await saidAt('minimal'),
    await saidAt('balanced'),
    await saidAt('involved'),
  ]
  for (const { response } of [minimal, balanced]) expect(response.length).toBeLessThan(200)
  expect(involved.read.map(({ title }) => title).sort()).toEqual(['Day 0', 'Day 1', 'Day 2'])
  for (const { response } of [minimal, balanced, involved]) {
    expect(response).not.toContain('?')
  }
})
