import { seededBytes, seededRandom } from '@daywell/core/testing'

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** A fake PushManager: at most one subscription, each with its own endpoint. */
export function pushManager() {
  const random = seededRandom(1)
  const ended: string[] = []
  let current: PushSubscription | null = null
  let count = 0
  const manager: Pick<PushManager, 'getSubscription' | 'subscribe'> = {
    getSubscription: async () => current,
    async subscribe({ applicationServerKey } = {}) {
      count += 1
      const endpoint = `https://push.example/${count}`
      const keys = {
        p256dh: base64url(seededBytes(random, 65)),
        auth: base64url(seededBytes(random, 16)),
      }
      const key = Buffer.from(String(applicationServerKey), 'base64url')
      const made: PushSubscription = {
        endpoint,
        expirationTime: null,
        getKey: () => null,
        options: { applicationServerKey: Uint8Array.from(key).buffer, userVisibleOnly: true },
        toJSON: () => ({ endpoint, keys }),
        async unsubscribe() {
          ended.push(endpoint)
          current = null
          return true
        },
      }
      current = made
      return made
    },
  }
  return { manager: manager as PushManager, ended, endpoint: () => current?.endpoint }
}
