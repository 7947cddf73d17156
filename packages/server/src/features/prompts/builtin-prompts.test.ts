import { defaultPreferences } from '@daywell/core/preferences'
import { promptId, promptLibrary } from '@daywell/core/prompts'
import { seededRandom } from '@daywell/core/testing'
import { expect, it } from 'vitest'
import { builtinPrompts } from './builtin-prompts.ts'

const NIGHT_IN_JANUARY = Date.UTC(2026, 0, 15)

/** What one person is shown, one after the other. */
async function shown(timeZone: string, preferences = defaultPreferences()) {
  const source = builtinPrompts(seededRandom(11))
  const texts: string[] = []
  while (texts.length < 100) {
    const recentlyShown = texts.map(promptId)
    const now = NIGHT_IN_JANUARY
    const request = { preferences, timeZone, now, recentlyShown, isNewcomer: false }
    texts.push((await source(request)).prompt)
  }
  return promptLibrary.filter(({ text }) => texts.includes(text))
}

it('follows what the person prefers', async () => {
  const { journalStyle, ...rest } = defaultPreferences()
  const thankful = { ...journalStyle, promptPreference: 'gratitude' as const }
  const found = await shown('UTC', { ...rest, journalStyle: thankful })
  const ofStyle = (prompts: typeof found) =>
    prompts.filter(({ style }) => style === 'gratitude').length
  expect(ofStyle(found)).toBeGreaterThan(2 * ofStyle(await shown('UTC')))
})

it('follows the hour and the season where the person is', async () => {
  const tags = async (zone: string) =>
    (await shown(zone)).flatMap(({ hours = [], seasons = [] }) => [...hours, ...seasons])
  const berlin = await tags('Europe/Berlin')
  expect(berlin).toEqual(expect.arrayContaining(['night', 'winter']))
  expect(berlin).not.toContain('morning')
  const sydney = await tags('Australia/Sydney')
  expect(sydney).toEqual(expect.arrayContaining(['morning', 'summer']))
  expect(sydney).not.toContain('night')
})
