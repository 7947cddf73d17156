import { renderToStaticMarkup } from 'react-dom/server'
import { type Toast, toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useWorkToasts, WorkToasts } from './work-toasts.tsx'

beforeEach(() => {
  toast('blank')
  toast.error('error')
  toast.success('success')
  toast.loading('loading')
  toast.custom('custom')
})
afterEach(() => toast.remove())

it('TOAST-03 toasts of the second area are blank, error, success, loading or custom', () => {
  const area = renderToStaticMarkup(<WorkToasts label="Work" />)
  const types = [...area.matchAll(/data-type="(\w+)"/g)].map(([, type]) => type)
  expect(types.sort()).toEqual(['blank', 'custom', 'error', 'loading', 'success'])
})

it('TOAST-09 blank and error last 4000 ms, success 2000 ms, loading without limit', () => {
  let shown: Toast[] = []
  function Area() {
    shown = useWorkToasts().toasts
    return null
  }
  renderToStaticMarkup(<Area />)
  const durations = Object.fromEntries(shown.map(({ type, duration }) => [type, duration]))
  expect(durations).toMatchObject({
    blank: 4000,
    error: 4000,
    success: 2000,
    loading: Number.POSITIVE_INFINITY,
  })
})
