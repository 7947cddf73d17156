import { expect, it } from 'vitest'
import { type Panels, refold } from './use-panels.ts'

const panels = (entries: boolean, assistant: boolean): Panels => ({ open: { entries, assistant } })

it('panels closed by a narrow window reopen in a wider one, as the person left them', () => {
  const wide = panels(true, true)
  const tablet = refold(wide, 'tablet')
  expect(tablet.open).toEqual({ entries: true, assistant: false })
  const phone = refold(tablet, 'phone')
  expect(phone.open).toEqual({ entries: false, assistant: false })
  expect(refold(phone, 'tablet').open).toEqual(tablet.open)
  expect(refold(refold(phone, 'tablet'), 'wide').open).toEqual(wide.open)
  expect(refold(refold(panels(false, true), 'phone'), 'wide').open.assistant).toBe(true)
  expect(refold(refold(panels(false, false), 'phone'), 'wide').open.assistant).toBe(false)
})
