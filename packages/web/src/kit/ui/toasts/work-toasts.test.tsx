import { renderToStaticMarkup } from 'react-dom/server'
import { type Toast, toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { showWork } from './show-work.ts'
import { useWorkToasts, WorkToasts } from './work-toasts.tsx'

beforeEach(() => {
  toast('blank')
  toast.error('error')
  toast.success('success')
  toast.loading('loading')
  toast.custom('custom')
})
afterEach(() => toast.remove())

const area = () => renderToStaticMarkup(<WorkToasts label="Work" />)
const shownTypes = () => Array.from(area().matchAll(/data-type="(\w+)"/g), ([, type]) => type)

it('TOAST-03 toasts of the second area are blank, error, success, loading or custom', () => {
  expect(shownTypes().sort()).toEqual(['blank', 'custom', 'error', 'loading', 'success'])
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

it('TOAST-08 at most 20 are visible, the newest of them', () => {
  for (let n = 1; n <= 25; n += 1) toast(`toast ${n} of 25`)
  expect(shownTypes()).toEqual(Array(20).fill('blank'))
  expect(area()).toContain('toast 25 of 25')
  expect(area()).not.toContain('toast 5 of 25')
})

it('TOAST-10 running work is a loading toast, which turns into a success or an error', async () => {
  toast.remove()
  const texts = { loading: 'Saving…', success: 'Saved', error: 'Not saved' }
  const outcomes = { success: Promise.resolve(), error: Promise.reject(new Error('No')) }
  for (const [type, work] of Object.entries(outcomes)) {
    const settled = showWork(work, texts).catch(() => {})
    expect([shownTypes(), area().includes('Saving…')]).toEqual([['loading'], true])
    await settled
    expect(shownTypes()).toEqual([type])
    expect(area()).toContain(type === 'success' ? '>Saved<' : '>Not saved<')
    toast.remove()
  }
})
