import { lostTexts, randomSaves, seededRandom } from '@daywell/core/testing'
import type { TestAPI } from 'vitest'
import {
  answerWith,
  at,
  type Device,
  LOCAL_ID,
  MINUTE,
  onServer,
  SERVER_ID,
  TEMP_ID,
  texts,
  until,
  waiting,
  words,
} from './a-device.ts'
import { equal } from './equal.ts'

export type Runs = (title: string, run: () => Promise<void>) => ReturnType<TestAPI>

/** The contract of every local store, whatever its backend. Runs under vitest and in a browser. */
export function localStoreContract(it: Runs, device: () => Promise<Device>): void {
  it('keeps a saved entry with its outbox item, even for the next tab', async () => {
    const here = await device()
    const store = await here.open()
    const saved = await store.save(words(TEMP_ID, 'first'))
    equal(saved.updatedAt, at(0))
    store.close()
    const again = await here.open()
    equal(texts(again), ['first'])
    equal(waiting(again), [['save', TEMP_ID, false]])
    again.close()
  })

  it("an id's prefix says where its entry is stored", () => tellsByName(device))

  it('lists local entries among those of the server', () => showsAmongServers(device))

  it('ENT-33 stamps an edit after the version that was edited, whatever the clock says', async () => {
    const here = await device()
    const store = await here.open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'theirs', 60)))
    equal((await store.save(words(SERVER_ID, 'mine'))).updatedAt, '2026-03-14T10:30:00.001Z')
    here.clock.now += 90 * MINUTE
    equal((await store.save(words(SERVER_ID, 'again'))).updatedAt, at(90))
    store.close()
  })

  it('numbers every edit uniquely, even after a deletion and in the next tab', async () => {
    const here = await device()
    const store = await here.open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'theirs')))
    await store.save(words(SERVER_ID, 'one'))
    await store.remove(SERVER_ID)
    store.close()
    const again = await here.open()
    await again.restore(SERVER_ID)
    await again.save(words(TEMP_ID, 'two'))
    equal(
      again.outbox().map(({ edits }) => edits),
      [3, 4],
    )
    again.close()
  })

  it('SYNC-36 an answer replaces the text only if no edit was made since', async () => {
    const store = await (await device()).open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'theirs')))
    await store.save(words(SERVER_ID, 'sent'))
    const [going] = await store.checkOut([SERVER_ID])
    equal(going?.entry?.content, 'sent')
    await store.save(words(SERVER_ID, 'typed meanwhile'))
    const sent = going ? [going.item] : []
    await store.takeAnswer(sent, answerWith(onServer(SERVER_ID, 'sent', 1)))
    equal(texts(store), ['typed meanwhile'])
    equal(waiting(store), [['save', SERVER_ID, false]])
    const [next] = await store.checkOut([SERVER_ID])
    await store.takeAnswer(next ? [next.item] : [], answerWith(onServer(SERVER_ID, 'done', 2)))
    equal(texts(store), ['done'])
    equal(waiting(store), [])
    store.close()
  })

  it('a temp_ copy takes its server id, and is found under both', async () => {
    const here = await device()
    const store = await here.open()
    await store.save(words(TEMP_ID, 'mine'))
    const [going] = await store.checkOut([TEMP_ID])
    const answer = { ...answerWith(onServer(SERVER_ID, 'mine')), ids: { [TEMP_ID]: SERVER_ID } }
    await store.takeAnswer(going ? [going.item] : [], answer)
    equal(
      store.entries().map(({ _id }) => _id),
      [SERVER_ID],
    )
    await store.save(words(TEMP_ID, 'edited under the old id'))
    equal(waiting(store), [['save', SERVER_ID, false]])
    store.close()
    const again = await here.open()
    equal(again.find(TEMP_ID)?.content, 'edited under the old id')
    again.close()
  })

  it('SYNC-37 deletes an entry that was never sent, and queues the deletion of one that was', async () => {
    const store = await (await device()).open()
    await store.save(words(TEMP_ID, 'here only'))
    await store.remove(TEMP_ID)
    equal(waiting(store), [])
    equal((await store.deleted()).length, 1)
    await store.restore(TEMP_ID)
    equal(texts(store), ['here only'])
    equal(waiting(store), [['save', TEMP_ID, false]])
    await store.checkOut([TEMP_ID])
    await store.remove(TEMP_ID)
    equal(waiting(store), [['delete', TEMP_ID, true]])
    store.close()
  })

  it('restores an entry if the server refuses its deletion', async () => {
    const store = await (await device()).open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'theirs')))
    await store.remove(SERVER_ID)
    equal(texts(store), [])
    const [going] = await store.checkOut([SERVER_ID])
    equal(going?.entry, undefined)
    if (going) await store.takeBack(going.item)
    equal(texts(store), ['theirs'])
    equal(waiting(store), [])
    store.close()
  })

  it('writes a change atomically', async () => {
    const store = await (await device()).open()
    await store.save(words(LOCAL_ID, 'kept'))
    const broken = {
      ...words(LOCAL_ID, 'broken'),
      get title(): string {
        throw new Error('no title')
      },
    }
    const outcome = await store.save(broken).then(
      () => 'saved',
      () => 'failed',
    )
    equal(outcome, 'failed')
    equal(texts(store), ['kept'])
    store.close()
  })

  it('PRIV-34 keeps earlier versions of a local entry, and restores one', async () => {
    const here = await device()
    const store = await here.open()
    await store.save(words(LOCAL_ID, 'monday'))
    here.clock.now += 60 * MINUTE
    await store.save(words(LOCAL_ID, 'tuesday'))
    const [monday] = await store.revisions(LOCAL_ID)
    equal(monday?.entry.content, 'monday')
    await store.restoreRevision(LOCAL_ID, monday?.rev ?? '')
    equal(texts(store), ['monday'])
    equal(
      (await store.revisions(LOCAL_ID)).map(({ entry }) => entry.content),
      ['tuesday', 'monday'],
    )
    equal(waiting(store), [])
    store.close()
  })

  for (const id of [LOCAL_ID, TEMP_ID]) {
    it(`ENT-19 loses no word of any save of ${id.split('_')[0]}_, in any sitting`, async () => {
      for (const seed of [1, 2, 3]) {
        const here = await device()
        const store = await here.open()
        const random = seededRandom(seed)
        const saves = randomSaves(random, 40)
        for (const text of saves) {
          await store.save(words(id, text))
          here.clock.now += random() < 0.9 ? 2000 : 10 * MINUTE
        }
        const kept = (await store.revisions(id)).map(({ entry }) => entry.content)
        equal(lostTexts(saves, [...kept, ...texts(store)]), [])
        equal(kept.length < saves.length - 10, true, 'some were thinned')
        store.close()
      }
    })
  }

  it('keeps the last text of every sitting until the server has it', async () => {
    const here = await device()
    const store = await here.open()
    for (const text of ['monday', 'monday, later', 'tuesday', 'tuesday, later']) {
      await store.save(words(TEMP_ID, text))
      here.clock.now += (text.includes('later') ? 60 : 1) * MINUTE
    }
    await store.remove(TEMP_ID)
    await store.restore(TEMP_ID)
    const [going] = await store.checkOut([TEMP_ID])
    equal(
      going?.earlier.map(({ content }) => content),
      ['monday, later'],
    )
    const answer = { ...answerWith(), ids: { [TEMP_ID]: SERVER_ID } }
    await store.save(words(TEMP_ID, 'wednesday'))
    await store.takeAnswer(going ? [going.item] : [], answer, going?.earlier)
    const [next] = await store.checkOut([SERVER_ID])
    equal(
      next?.earlier.map(({ content, _id }) => [content, _id]),
      [['tuesday, later', SERVER_ID]],
    )
    await store.remove(SERVER_ID)
    const [last] = await store.checkOut([SERVER_ID])
    equal(
      last?.earlier.map(({ content }) => content),
      ['tuesday, later', 'wednesday'],
    )
    await store.takeAnswer(last ? [last.item] : [], answerWith(), last?.earlier)
    equal(await store.revisions(SERVER_ID), [])
    store.close()
  })

  it("keeps another tab's text that a save has not seen", async () => {
    const store = await (await device()).open()
    const seen = await store.save(words(LOCAL_ID, 'both have seen this'))
    await store.save({ ...seen, content: 'both have seen this, not that' })
    await store.save({ ...seen, content: 'of this tab' })
    equal(texts(store), ['of this tab'])
    equal(
      (await store.revisions(LOCAL_ID)).map(({ entry }) => entry.content),
      ['both have seen this, not that'],
    )
    store.close()
  })

  it('keeps what was deleted here when another tab continues to edit it', async () => {
    const store = await (await device()).open()
    const seen = await store.save(words(LOCAL_ID, 'deleted'))
    await store.remove(LOCAL_ID)
    await store.save({ ...seen, content: 'written on' })
    equal(texts(store), ['written on'])
    equal(
      (await store.revisions(LOCAL_ID)).map(({ entry }) => entry.content),
      ['deleted'],
    )
    equal(await store.deleted(), [])
    store.close()
  })

  it('PRIV-35 keeps a deleted local entry for 30 days, and restores it', async () => {
    const here = await device()
    const store = await here.open()
    await store.save(words(LOCAL_ID, 'private'))
    here.clock.now += 60 * MINUTE
    await store.save(words(LOCAL_ID, 'private, edited'))
    await store.remove(LOCAL_ID)
    equal(texts(store), [])
    here.clock.now += 29 * 24 * 60 * MINUTE
    equal(
      (await store.deleted()).map(({ entry }) => entry.content),
      ['private, edited'],
    )
    await store.restore(LOCAL_ID)
    equal(texts(store), ['private, edited'])
    equal((await store.revisions(LOCAL_ID)).length, 1)
    await store.remove(LOCAL_ID)
    store.close()
    here.clock.now += 31 * 24 * 60 * MINUTE
    const later = await here.open()
    equal(await later.deleted(), [])
    equal(await later.revisions(LOCAL_ID), [])
    equal(await later.restore(LOCAL_ID), undefined)
    later.close()
  })

  it('PRIV-27 an entry that moves here leaves the server once it is safe here', async () => {
    const store = await (await device()).open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'on the server')))
    const saved = await store.saveHere(words(SERVER_ID, 'here from now on'), LOCAL_ID)
    equal(saved._id, LOCAL_ID)
    equal(texts(store), ['here from now on'])
    equal(waiting(store), [['delete', SERVER_ID, false]])
    equal(store.find(SERVER_ID)?._id, LOCAL_ID)
    const [going] = await store.checkOut([SERVER_ID])
    equal(going?.entry, undefined)
    await store.takeAnswer(going ? [going.item] : [], answerWith())
    equal(texts(store), ['here from now on'])
    equal(waiting(store), [])
    store.close()
  })

  it('PRIV-36 asks for persistent storage at the first entry that lives here, and says no', async () => {
    const here = await device()
    here.persistence.granted = false
    const store = await here.open()
    const told = new Promise((resolve) => store.onNotice(({ kind }) => resolve(kind)))
    await store.save(words(TEMP_ID, 'not this one'))
    // The check reads the tables first, before these reads.
    for (let reads = 0; reads < 2; reads += 1) await store.lastSync()
    equal(here.persistence.asked, 0)
    await store.save(words(LOCAL_ID, 'this one'))
    equal(await told, 'not-persistent')
    await store.save(words(LOCAL_ID, 'once is enough'))
    await store.remove(LOCAL_ID)
    equal(here.persistence.asked, 1)
    store.close()
  })

  it('returns the same array until something changes', async () => {
    const store = await (await device()).open()
    let told = 0
    const unsubscribe = store.subscribe(() => {
      told += 1
    })
    const before = store.entries()
    equal(before === store.entries(), true)
    await store.save(words(TEMP_ID, 'new'))
    equal(told, 1)
    equal(before === store.entries(), false)
    unsubscribe()
    await store.remove(TEMP_ID)
    equal(told, 1)
    store.close()
  })

  it('two tabs notify each other, and neither overwrites the other', async () => {
    const here = await device()
    const [one, two] = [await here.open(), await here.open()]
    await one.save(words(TEMP_ID, 'from one'))
    await until(two, () => texts(two).includes('from one'))
    await Promise.all([
      one.save(words(LOCAL_ID, 'one again')),
      two.save(words(SERVER_ID, 'from two')),
    ])
    await until(one, () => texts(one).length === 3)
    await until(two, () => texts(two).length === 3)
    equal(one.entries(), two.entries())
    equal(one.outbox(), two.outbox())
    one.close()
    two.close()
  })

  it('PRIV-39 what is not on the server stays when the copies are removed', async () => {
    const store = await (await device()).open()
    const answer = { ...answerWith(onServer(SERVER_ID, 'copy')), syncedAt: at(5) }
    await store.takeAnswer([], answer)
    equal(await store.lastSync(), at(5))
    await store.save(words(TEMP_ID, 'not sent'))
    await store.save(words(LOCAL_ID, 'only here'))
    await store.dropCopies()
    equal([...texts(store)].sort(), ['not sent', 'only here'])
    equal(waiting(store), [['save', TEMP_ID, false]])
    equal(await store.lastSync(), undefined)
    store.close()
  })

  it('PRIV-39 unsent text stays when the copies are removed', async () => {
    const store = await (await device()).open()
    await store.takeAnswer([], answerWith(onServer(SERVER_ID, 'copy')))
    await store.save(words(SERVER_ID, 'written on, not sent'))
    await store.dropCopies()
    equal(texts(store), ['written on, not sent'])
    equal(waiting(store), [['save', SERVER_ID, false]])
    store.close()
  })

  it('keeps every character as it is', async () => {
    const here = await device()
    const store = await here.open()
    const odd = ['\ud800 alone', 'שלום עולם', '👩‍👩‍👧‍👦', 'a\u0000b', 'x'.repeat(250_000)]
    for (const [index, content] of odd.entries()) {
      await store.save(words(`${LOCAL_ID}${index}`, content))
    }
    store.close()
    const again = await here.open()
    equal([...texts(again)].sort(), [...odd].sort())
    again.close()
  })
}

/** `temp_` waits until the server assigns an id, and `local_` stays here. */
export async function tellsByName(device: () => Promise<Device>): Promise<void> {
  const here = await device()
  const store = await here.open()
  await store.save(words(TEMP_ID, 'goes'))
  await store.save(words(LOCAL_ID, 'stays'))
  equal(waiting(store), [['save', TEMP_ID, false]])
  const going = await store.checkOut([TEMP_ID, LOCAL_ID])
  equal(
    going.map(({ item }) => item.id),
    [TEMP_ID],
  )
  const arrived = { ...answerWith(onServer(SERVER_ID, 'goes', 1)), ids: { [TEMP_ID]: SERVER_ID } }
  await store.takeAnswer(
    going.map(({ item }) => item),
    arrived,
  )
  equal(waiting(store), [])
  equal(
    store
      .entries()
      .map(({ _id }) => _id)
      .sort(),
    [SERVER_ID, LOCAL_ID].sort(),
  )
  store.close()
}

/** Newest first, wherever they're stored. */
export async function showsAmongServers(device: () => Promise<Device>): Promise<void> {
  const here = await device()
  const store = await here.open()
  await store.save(words(LOCAL_ID, 'between', { createdAt: at(5) }))
  const ids = [SERVER_ID, SERVER_ID.replace('5', '6')]
  const theirs = ids.map((id, index) => onServer(id, `theirs ${index}`, index * 10))
  await store.takeAnswer([], answerWith(...theirs))
  equal(texts(store), ['theirs 1', 'between', 'theirs 0'])
  store.close()
  const again = await here.open()
  equal(texts(again), ['theirs 1', 'between', 'theirs 0'])
  again.close()
}
