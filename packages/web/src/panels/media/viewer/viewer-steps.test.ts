import { expect, it } from 'vitest'
import { stepByKey, swipeOf } from './viewer-steps.ts'

const step = (key: string, at: number, isEnlarged = false, held = {}) =>
  stepByKey({ key, altKey: false, ctrlKey: false, metaKey: false, ...held }, at, 7, isEnlarged)

it('keys lead through the photos and no further than their ends (MED-78)', () => {
  expect([step('ArrowRight', 2), step('ArrowLeft', 2)]).toEqual([3, 1])
  expect([step('ArrowLeft', 0), step('ArrowRight', 6)]).toEqual([0, 6])
  expect([step('Home', 4), step('End', 4), step('a', 4)]).toEqual([0, 6, undefined])
})

it('in an enlarged photo the arrow keys scroll, and those of the browser stay its own (MED-78)', () => {
  expect([step('ArrowRight', 2, true), step('End', 2, true)]).toEqual([undefined, 6])
  expect(step('ArrowLeft', 2, false, { altKey: true })).toBe(undefined)
})

it('a finger that goes sideways shows the next photo or the one before (MED-78)', () => {
  expect([swipeOf(-80, 10), swipeOf(80, -10)]).toEqual(['next', 'previous'])
  expect([swipeOf(-20, 0), swipeOf(60, 50), swipeOf(0, 200)]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
