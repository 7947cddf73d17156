import { type Entry, isTempId } from '@daywell/core/journal'
import type { Preferences, PrivacyLevel } from '@daywell/core/preferences'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FuzzServer, fuzzServer } from '#services/sync/fuzz/fuzz-server.ts'
import { lostTexts } from './level-judgement.ts'
import { edit, type LevelWorld, newLevelWorld, writeJournal } from './level-world.ts'

let server: FuzzServer
beforeAll(async () => {
  server = await fuzzServer()
})
afterAll(() => server.end())

const WAYS = ['leave', 'bring'] as const
const ROUNDS = 12

/** The other device chooses a level; with `bring` it also takes every entry off the server. */
async function changeElsewhere(
  { ask, exported, server: { clock } }: LevelWorld,
  privacyLevel: PrivacyLevel,
  way: (typeof WAYS)[number],
): Promise<string> {
  const preferences = JSON.parse((await ask('GET', '/api/user/preferences')).text) as Preferences
  const journalStyle = { ...preferences.journalStyle, privacyLevel }
  await ask('POST', '/api/user/preferences', { ...preferences, journalStyle })
  if (way === 'leave') return ''
  const { text: taken } = await exported()
  const entries = JSON.parse((await ask('GET', '/api/journal')).text) as Entry[]
  const deletedAt = new Date(clock.now).toISOString()
  const purged = entries.map(({ _id: id, updatedAt: seen }) => ({
    id,
    seen,
    deletedAt,
    revisions: 0,
  }))
  await ask('POST', '/api/journal/sync', { entries: [], deleted: [], purged })
  return taken
}

/** Runs timers until nothing is pending, with a crashing tab and lost calls on the way. */
async function comeOnline(world: LevelWorld): Promise<void> {
  const { device, dice, quiet } = world
  world.storms = true
  device.danger = 0.02
  device.online = true
  world.tab.engine.notice('online')
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    if (round === ROUNDS) {
      world.storms = false
      device.danger = 0
    }
    for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate)
    await quiet()
    if (world.tab.isDead()) await reopen(world)
    world.tab.timers.ring()
    if (dice.chance(0.3)) await world.network.deliverLate(1)
  }
  await quiet()
}

async function reopen(world: LevelWorld): Promise<void> {
  const { device } = world
  const { danger } = device
  device.danger = 0
  world.tab = await device.open()
  device.danger = danger
}

async function stuckOrWrong(
  world: LevelWorld,
  taken: string,
  offline: readonly string[],
): Promise<string[]> {
  const { tab } = world
  const waiting = tab.store.outbox().map(({ kind, id }) => `${kind} ${id} still waits`)
  const between = tab.store
    .entries()
    .filter(({ _id }) => isTempId(_id))
    .map(({ _id }) => `${_id} is neither here nor there`)
  const gone = (await lostTexts(world)).filter(
    (line) => !taken.includes(line.slice('lost: '.length)),
  )
  const { text: there } = await world.exported()
  const level = tab.levels.level()
  const notice = tab.levels.changedElsewhere()
  return [
    ...waiting,
    ...between,
    ...gone,
    ...offline.filter((text) => there.includes(text)).map((text) => `on the server: ${text}`),
    ...(level === 'local' ? [] : [`the level is ${level}`]),
    ...(notice === 'local' ? [] : ['the person is not shown that the level changed']),
  ]
}

/** `npm run proof -- fuzz` runs more of them. */
const LIVES = Number(process.env.FUZZ_LIVES ?? 3)

describe.each(WAYS)(
  'PRIV-55 PRIV-56 entries written offline while another device chooses Local (%s)',
  (way) => {
    for (let seed = 1; seed <= LIVES; seed += 1) {
      it(`become local, life ${seed}`, { timeout: 60_000 }, async () => {
        const world = await newLevelWorld(server, seed)
        try {
          await writeJournal(world)
          world.device.online = false
          const before = world.texts.length
          await world.tab.entries.createEntry({ content: world.newText() })
          await edit(world)
          const offline = world.texts.slice(before)
          const taken = await changeElsewhere(world, 'local', way)
          await comeOnline(world)
          expect(await stuckOrWrong(world, taken, offline)).toEqual([])
        } finally {
          world.tab.die()
        }
      })
    }
  },
)
