import { describe, expect, it } from 'vitest'
import { notificationOf } from '../notification.ts'
import { browserNotifier } from './browser-notifier.ts'

const REMINDER = notificationOf({ kind: 'reminder', day: '2026-11-15' }, 0)

/** A browser without a worker, and its page. */
function withoutWorker(pathname: string) {
  const done: string[] = []
  const shown: { onclick?: () => void }[] = []
  class Shown {
    static permission = 'granted'
    onclick?: () => void
    constructor(title: string) {
      done.push(title)
      shown.push(this)
    }
    close = () => void done.push('closed')
  }
  const getRegistration = () => Promise.reject(new Error('No worker here'))
  const window = {
    navigator: { serviceWorker: { getRegistration } },
    location: { pathname, assign: (address: string) => void done.push(`left for ${address}`) },
    focus: () => void done.push('in front'),
    open: (address: string) => void done.push(`opened ${address}`),
    Notification: Shown,
  }
  const notifier = browserNotifier(window as object as Parameters<typeof browserNotifier>[0])
  return { done, notifier, touch: () => shown[0]?.onclick?.() }
}

describe('a notification shown by a page without a worker', () => {
  it('leads to the editor', async () => {
    const { done, notifier, touch } = withoutWorker('/journal')
    await notifier.show(REMINDER)
    touch()
    expect(done).toEqual(['Time to Write', 'in front', 'closed'])
  })

  it('never navigates away from another page, where a form may be half filled', async () => {
    const { done, notifier, touch } = withoutWorker('/preferences')
    await notifier.show(REMINDER)
    touch()
    const place = '/journal?from=notification'
    expect(done).toEqual(['Time to Write', 'in front', `opened ${place}`, 'closed'])
  })
})
