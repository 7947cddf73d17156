import { expect, it } from 'vitest'
import { type Panels, refold } from './use-panels.ts'
import type { Width } from './use-width.ts'

const panels = (entries: boolean, assistant: boolean): Panels => ({ open: { entries, assistant } })
const fold = (from: Panels, width: Width) => refold(from, width, true)

it('panels closed by a narrow window reopen in a wider one, as the person left them', () => {
  const wide = panels(true, true)
  const tablet = fold(wide, 'tablet')
  expect(tablet.open).toEqual({ entries: true, assistant: false })
  const phone = fold(tablet, 'phone')
  expect(phone.open).toEqual({ entries: false, assistant: false })
  expect(fold(phone, 'tablet').open).toEqual(tablet.open)
  expect(fold(fold(phone, 'tablet'), 'wide').open).toEqual(wide.open)
  expect(fold(fold(panels(false, true), 'phone'), 'wide').open.assistant).toBe(true)
  expect(fold(fold(panels(false, false), 'phone'), 'wide').open.assistant).toBe(false)
})

it('JRN-60 a window that becomes wide shows the list unless it was closed in a wide one', () => {
  expect(refold(panels(false, false), 'wide', true).open.entries).toBe(true)
  expect(refold(panels(false, false), 'wide', false).open.entries).toBe(false)
  expect(refold(panels(true, false), 'wide', false).open.entries, 'open now').toBe(true)
  expect(refold(panels(false, false), 'tablet', true).open.entries).toBe(false)
  expect(refold(panels(false, false), 'phone', true).open.entries).toBe(false)
})
