import { begin, changeLevel } from '#fixtures/leak-watch/life.ts'
import { markerWords } from '#fixtures/leak-watch/marker-words.ts'
import { plantLeaks } from '#fixtures/leak-watch/planted-leaks.ts'
import { spellingsOf } from '#fixtures/leak-watch/spellings.ts'
import { test } from '#fixtures/leak-watch/test.ts'
import { wordsIn } from '#fixtures/leak-watch/words-in.ts'
import { editorOn } from '#fixtures/pages/editor.ts'
import { expect } from '#fixtures/test.ts'

test('a word that is let out on purpose is seen, by each of twelve ways and in each spelling, and one that is not is not', async ({
  page,
  context,
  request,
  tap,
  watch,
  problems,
}) => {
  // The server has nothing under these addresses.
  problems.allow(/status of 4\d\d/, /WebSocket connection/)
  const planted = await plantLeaks(context, tap)
  const { nowhere, spelled } = markerWords(4, 'nowhere', 'spelled')
  for (const [how, bytes] of Object.entries(spellingsOf(`A ${spelled}, and the sea`)))
    expect(wordsIn(bytes, [spelled, nowhere]), how).toEqual([spelled])
  await begin(page, request)
  await changeLevel(page, 'Local')
  const editor = editorOn(page)
  await editor.open()
  await editor.write([...Object.values(planted), nowhere].join(' '))
  const seen = async () => {
    await watch.look(page)
    const leaks = await watch.leaks([...Object.values(planted), nowhere])
    return [...new Set(leaks.map(({ word }) => word))].sort()
  }
  await expect.poll(seen).toEqual(Object.values(planted).sort())
})
