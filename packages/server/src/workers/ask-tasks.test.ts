import { inOne } from '@daywell/core/ask'
import { describe, expect, it } from 'vitest'
import { askTasks } from './ask-tasks.ts'

const entryOf = (content: string) => ({
  version: '1',
  entry: { _id: content, title: '', localDate: '2026-02-03', content },
})

/** Journals of people, to be asked for a lighthouse. */
function journals() {
  let now = 0
  const tasks = askTasks(() => now)
  const part = { state: 'as it is', read: 0, after: 0, isLast: true, isWhole: true }
  const know = (who: string, content: string, more: Partial<typeof part> = {}) =>
    tasks.know({ ...part, who, ...more, entries: [entryOf(`${content} lighthouse`)] })
  const find = async (who: string, state = 'as it is', leastRead = 0) => {
    const question = 'Where is the lighthouse?'
    const asked = await tasks.find({ who, state, leastRead, question, byMeaning: false })
    return asked?.answering.map(({ quote }) => quote).toSorted()
  }
  const wait = (time: number) => {
    now += time
  }
  return { know, find, wait }
}

it('AI-45 a journal that is known grows by what is read of it, and by no other version', async () => {
  const tasks = askTasks()
  const [vectors] = await tasks.read(['My arm is in plaster.'])
  const part = { state: 'as it is', read: 0, after: 0, isLast: true, isWhole: true }
  tasks.know({ ...part, who: 'anna', entries: [entryOf('My arm is in plaster.')] })
  const find = () =>
    tasks.find({
      who: 'anna',
      state: 'as it is',
      leastRead: 0,
      byMeaning: true,
      question: 'When did I break a bone?',
    })
  const read = { who: 'anna', id: 'My arm is in plaster.', vectors: inOne([vectors as Int8Array]) }
  tasks.grow({ ...read, version: '2' })
  tasks.grow({ ...read, who: 'bert', version: '1' })
  expect(await find()).toMatchObject({ read: 0, count: 1, answering: [] })
  tasks.grow({ ...read, version: '1' })
  tasks.grow({ ...read, version: '1' })
  const found = await find()
  expect(found).toMatchObject({ read: 1, count: 1 })
  expect(found?.answering).toHaveLength(1)
})

describe('the journals that a thread knows', () => {
  it('come part by part, and are asked when all of it is there', async () => {
    const { know, find } = journals()
    expect(know('anna', 'First', { isLast: false })).toBe(true)
    expect(await find('anna')).toBeUndefined()
    // As a thread would say that took the place of another one in between.
    expect(know('anna', 'Third', { after: 2 })).toBe(false)
    expect(know('bert', 'Second', { after: 1 })).toBe(false)
    expect(know('anna', 'Second', { after: 1, state: 'another' })).toBe(false)
    expect(know('anna', 'Second', { after: 1 })).toBe(true)
    expect(await find('anna')).toEqual(['First lighthouse', 'Second lighthouse'])
  })

  it('are found by those whose they are, as they were known', async () => {
    const { know, find } = journals()
    know('anna', 'Hers', { read: 4 })
    expect(await find('anna', 'as it is', 4)).toEqual(['Hers lighthouse'])
    expect(await find('bert')).toBeUndefined()
    expect(await find('anna', 'changed')).toBeUndefined()
    expect(await find('anna', 'as it is', 5)).toBeUndefined()
  })

  it('are one of each person, and three of all, those that were asked last', async () => {
    const { know, find } = journals()
    for (const who of ['anna', 'bert', 'cleo']) know(who, who)
    for (const state of ['one', 'two', 'three']) know('cleo', state, { state })
    expect([await find('bert'), await find('anna')]).toEqual([
      ['bert lighthouse'],
      ['anna lighthouse'],
    ])
    know('dora', 'dora')
    expect(await find('cleo', 'three')).toBeUndefined()
    expect(await find('anna')).toBeDefined()
  })

  it('are forgotten after two minutes, though others go on asking', async () => {
    const { know, find, wait } = journals()
    know('anna', 'Hers')
    wait(119_000)
    know('bert', 'His')
    wait(1_000)
    expect([await find('anna'), await find('bert')]).toEqual([undefined, ['His lighthouse']])
  })
})
