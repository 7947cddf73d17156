import { expect, it } from 'vitest'
import { mapStorage } from '#services/session/testing/map-storage.ts'
import { meaningChoice } from './meaning-choice.ts'

it('a choice in one tab reaches the others, until the journal closes', () => {
  const [storage, window, end] = [mapStorage(), new EventTarget(), new AbortController()]
  const choiceOf = (userId: string) => meaningChoice({ storage, window, userId, ended: end.signal })
  const [here, other] = [choiceOf('anna'), choiceOf('bert')]
  const heard: string[] = []
  here.onElsewhere(() => heard.push('anna'))
  other.onElsewhere(() => heard.push('bert'))
  const tell = (key: string | null) => {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
    return heard.splice(0)
  }
  here.set(true)
  expect([here.get(), other.get()]).toEqual([true, false])
  expect(tell('searchByMeaning_anna')).toEqual(['anna'])
  expect(tell('token')).toEqual([])
  expect(tell(null)).toEqual(['anna', 'bert'])
  here.set(false)
  expect(here.get()).toBe(false)
  end.abort()
  expect(tell('searchByMeaning_anna')).toEqual([])
})
