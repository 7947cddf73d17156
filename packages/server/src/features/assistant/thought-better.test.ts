import { defaultPreferences, type PrivacyLevel } from '@daywell/core/preferences'
import { expect, it, onTestFinished } from 'vitest'
import { runAppForTest } from '#http/testing/running-app.ts'
import type { Talk } from '#model/provider.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { textWorkers } from '#workers/text-workers.ts'
import { assistantService } from './assistant.service.ts'
import { chatter } from './testing/chatting.ts'

const databases = freshDatabases('sqlite')

type Person = Awaited<ReturnType<typeof chatter>>

/** What a model gets for a message if something happens while the journal is searched. */
async function given(meanwhile: (person: Person, id: string) => Promise<PrivacyLevel | undefined>) {
  const app = await runAppForTest(await databases.place(), { env: { PREMIUM: 'everyone' } })
  const person = await chatter(app)
  const id = await person.write({ content: 'The LIGHTHOUSE at dusk.' })
  await person.write({ content: 'The HARBOR at dawn.' })
  const workers = textWorkers()
  onTestFinished(() => workers.close())
  const talks: Talk[] = []
  let level: PrivacyLevel = 'cloud'
  const preferences = () => {
    const plain = defaultPreferences()
    return { ...plain, journalStyle: { ...plain.journalStyle, privacyLevel: level } }
  }
  const { answer } = assistantService({
    ...{ database: app.database, keyring: app.keyring, clock: Date.now, workers },
    readPreferences: async () => preferences(),
    sense: async () => ({}),
    limit: async () => undefined,
    related: async () => {
      level = (await meanwhile(person, id)) ?? level
      return [{ id: 'far', title: '', localDate: '2021-06-01', text: 'The PASSAGE of long ago.' }]
    },
    provider: {
      where: { provider: 'openai-compatible', model: 'quiet-1', host: 'model', here: true },
      reply: async (talk: Talk) => {
        talks.push(talk)
        return { read: [], words: [] }
      },
    },
  } as never)
  const asked = {
    body: { message: 'The sea', interactionLevel: 'involved' as const },
    ...{ level: undefined, privacyLevel: undefined, today: '2026-11-15' },
  }
  const place = { timeZone: 'UTC', acceptLanguage: undefined }
  await answer(person.user.id, asked, place, new AbortController().signal)
  return talks.flatMap(({ earlier }) => earlier.map(({ text }) => text)).join(' ')
}

it('AI-131 what is hidden, deleted or changed while a chat searches the journal reaches no model', async () => {
  expect(await given(async () => {})).toMatch(/LIGHTHOUSE.*PASSAGE|PASSAGE.*LIGHTHOUSE/)
  const hidden = await given(async (person, id) => {
    await person.call(`PUT /api/journal/${id}`, {
      content: 'The LIGHTHOUSE at dusk.',
      hideFromAssistant: true,
    })
  })
  expect(hidden).toContain('HARBOR')
  expect(hidden).not.toContain('LIGHTHOUSE')
  const deleted = await given(async (person, id) => {
    await person.call(`DELETE /api/journal/entries/${id}`, undefined)
  })
  expect(deleted).toContain('HARBOR')
  expect(deleted).not.toContain('LIGHTHOUSE')
  const changed = await given(async (person, id) => {
    await person.call(`PUT /api/journal/${id}`, { content: 'The tower.' })
  })
  expect(changed).toContain('The tower.')
  expect(changed).not.toContain('LIGHTHOUSE')
})

it('AI-131 nor does any entry, if the person switches to local mode meanwhile', async () => {
  expect(await given(async () => 'local')).toBe('')
})
