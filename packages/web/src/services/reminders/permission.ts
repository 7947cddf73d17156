import { emitter } from '#kit/observable/emitter.ts'

export type Permission = 'unsupported' | NotificationPermission

interface Browser {
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>
}

export function permissionIn(browser: Browser): Permission {
  return browser.Notification?.permission ?? 'unsupported'
}

const answered = emitter()

/** Call it in a click handler: browsers block unsolicited permission prompts. */
export async function askIn(browser: Browser): Promise<Permission> {
  if (!browser.Notification) throw new Error('This browser does not support notifications')
  await browser.Notification.requestPermission()
  answered.emit()
  return permissionIn(browser)
}

/** Subscribes to answers given here, and to changes in the browser's settings. */
export function onPermissionChange(changed: () => void): () => void {
  const listening = new AbortController()
  const { signal: until } = listening
  globalThis.addEventListener('focus', changed, { signal: until })
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', changed, { signal: until }),
    // It's read again when the person returns to the page.
    () => {},
  )
  const unsubscribe = answered.subscribe(changed)
  return () => {
    listening.abort()
    unsubscribe()
  }
}
