import { TEXT_MAX, TITLE_MAX } from '@daywell/core/journal'
import { expect, it } from 'vitest'
import { hindranceOf } from './hindrance.ts'
import { aDesk } from './testing/a-page.ts'

const BROKEN = '\ud800'

it('is there whenever a page cannot be saved, and never else', async () => {
  const { writing, type, openJournal } = await (await aDesk()).openTab('a')
  await openJournal()
  const tried = async (title: string, content: string) => {
    type({ title, content })
    const saved = await writing.save()
    return [saved, hindranceOf(writing.state())]
  }
  expect(await tried('t', 'x'.repeat(TEXT_MAX))).toEqual([true, undefined])
  expect(await tried('t', 'x'.repeat(TEXT_MAX + 1))).toEqual([false, 'text-too-long'])
  expect(await tried('t'.repeat(TITLE_MAX + 1), 'x')).toEqual([false, 'title-too-long'])
  expect(await tried('t', `x${BROKEN}`)).toEqual([false, 'unstorable'])
  expect(await tried('t', 'x')).toEqual([true, undefined])
})
