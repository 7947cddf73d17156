type Workers = Pick<ServiceWorkerContainer, 'getRegistration'>

/** The subset of the Push API in use. */
export interface BrowserPush {
  /** Undefined without push support or a worker to receive it. */
  manager(): Promise<PushManager | undefined>
}

export function browserPush(workers: Workers | undefined): BrowserPush {
  return {
    async manager() {
      const registration = await workers?.getRegistration().catch(() => undefined)
      const manager: PushManager | undefined = registration?.pushManager
      return registration?.active ? manager : undefined
    },
  }
}

/** This browser's subscription under the server's key; one under another key is replaced. */
export async function currentSubscription(
  manager: PushManager,
  key: string,
): Promise<PushSubscription> {
  const found = await manager.getSubscription()
  if (found && keyOf(found) === key) return found
  await found?.unsubscribe()
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

function keyOf({ options }: PushSubscription): string | undefined {
  const key = options.applicationServerKey
  if (!key) return undefined
  const text = btoa(String.fromCharCode(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
