import { defaultPreferences, type PrivacyLevel } from '@daywell/core/preferences'
import { describe, expect, it } from 'vitest'
import { askLevel } from './ask-level.ts'
import { anEngine, callsOf } from './testing/an-engine.ts'

const CALL = 'GET /api/user/preferences'
const said = (privacyLevel: PrivacyLevel) => {
  const { journalStyle, ...rest } = defaultPreferences()
  return [200, { ...rest, journalStyle: { ...journalStyle, privacyLevel }, version: 1 }] as const
}

/** The server's answer `old` is delayed until after `meanwhile`; then it says `next`. */
async function late(old: PrivacyLevel, next: PrivacyLevel, meanwhile: (world: World) => void) {
  const world = await anEngine(old, {})
  world.answers[CALL] = () => {
    world.answers[CALL] = said(next)
    meanwhile(world)
    return said(old)
  }
  const answered = await askLevel(world.parts)
  const { levels, server } = world
  return [answered, levels.level(), levels.onServer(), callsOf(server).length]
}
type World = Awaited<ReturnType<typeof anEngine>>

const change = (to: PrivacyLevel) => (world: World) => {
  world.levels.choose(to)
  world.levels.serverSays(to)
}

describe('an answer delayed while the level was changed', () => {
  it.each([
    ['cloud', 'local'],
    ['local', 'cloud'],
    ['hybrid', 'cloud'],
  ] as const)('from %s to %s undoes nothing: the server is asked again', async (from, to) => {
    expect(await late(from, to, change(to))).toEqual([to, to, to, 2])
  })

  it('does not hide a stricter level on the server', async () => {
    expect(await late('hybrid', 'local', change('cloud'))).toEqual(['local', 'local', 'local', 2])
  })

  it('counts if it says what is known, or if nothing was changed', async () => {
    const chosen = await late('cloud', 'hybrid', ({ levels }) => levels.choose('local'))
    expect(chosen).toEqual(['cloud', 'local', 'cloud', 1])
    expect(await late('cloud', 'hybrid', () => {})).toEqual(['cloud', 'cloud', 'cloud', 1])
  })
})
