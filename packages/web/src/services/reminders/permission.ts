import { emitter } from '#kit/observable/emitter.ts'

export type Permission = 'unsupported' | NotificationPermission

interface Browser {
  readonly Notification?: Pick<typeof Notification, 'permission' | 'requestPermission'>
}

export function permissionIn(browser: Browser): Permission {
  return browser.Notification?.permission ?? 'unsupported'
}

const answered = emitter()

/** To be called in a click: browsers refuse a question that nobody wanted. */
export async function askIn(browser: Browser): Promise<Permission> {
  if (!browser.Notification) throw new Error('This browser does not support notifications')
  await browser.Notification.requestPermission()
  answered.emit()
  return permissionIn(browser)
}

/** Tells of an answer given here, and of a change in the settings of the browser. */
export function onPermissionChange(changed: () => void): () => void {
  const listening = new AbortController()
  const { signal: until } = listening
  globalThis.addEventListener('focus', changed, { signal: until })
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', changed, { signal: until }),
    // It is looked at again when the person comes back from the settings.
    () => {},
  )
  const unsubscribe = answered.subscribe(changed)
  return () => {
    listening.abort()
    unsubscribe()
  }
}
