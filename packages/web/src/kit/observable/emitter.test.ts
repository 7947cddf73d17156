import { expect, it, vi } from 'vitest'
import { emitter } from './emitter.ts'

it('calls each listener, and none that has unsubscribed', () => {
  const { emit, subscribe } = emitter<number>()
  const [first, second] = [vi.fn(), vi.fn()]
  const unsubscribe = subscribe(first)
  subscribe(second)
  emit(1)
  unsubscribe()
  emit(2)
  expect([first.mock.calls, second.mock.calls]).toEqual([[[1]], [[1], [2]]])
})

it('calls every current listener even if one unsubscribes, or subscribes another, during `emit`', () => {
  const { emit, subscribe } = emitter()
  const [late, last] = [vi.fn(), vi.fn()]
  const unsubscribe = subscribe(() => {
    unsubscribe()
    subscribe(late)
  })
  subscribe(last)
  emit()
  expect([late.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
})
