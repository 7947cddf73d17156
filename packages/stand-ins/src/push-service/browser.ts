import { createECDH, randomBytes } from 'node:crypto'
import type { BrowserKeys } from './decrypt.ts'

/** What the push service does with a message instead of taking it. */
export type Fault =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Takes it, and never answers. */
  | 'hang'
  /** Takes it, and cuts the connection. */
  | 'cut'
  /** Answers without end. */
  | 'flood'
  /** Answers 101 Switching Protocols, then nothing. */
  | 'upgrade'

/** A message as the browser sees it. */
export interface Received {
  readonly text: string
  readonly ttl: number
  readonly topic: string | undefined
  readonly urgency: string | undefined
  /** How long it was as it travelled. */
  readonly bytes: number
  /** When it came (ms). */
  readonly at: number
  /** Its place among all messages of the service, in the order in which they came. */
  readonly place: number
}

/** A browser that subscribed here. */
export interface Browser {
  readonly id: string
  readonly keys: BrowserKeys
  readonly senderKey: string | undefined
  /** What a page hands to its server. */
  readonly subscription: {
    readonly endpoint: string
    readonly keys: { readonly p256dh: string; readonly auth: string }
  }
  readonly received: Received[]
  /** For the messages that come next; undefined: all is well. */
  fault: Fault | undefined
}

export function newBrowser(origin: string, senderKey: string | undefined): Browser {
  const curve = createECDH('prime256v1')
  const publicKey = curve.generateKeys()
  const keys = { privateKey: curve.getPrivateKey(), publicKey, auth: randomBytes(16) }
  const id = randomBytes(24).toString('base64url')
  return {
    id,
    keys,
    senderKey,
    subscription: {
      endpoint: `${origin}/push/${id}`,
      keys: { p256dh: publicKey.toString('base64url'), auth: keys.auth.toString('base64url') },
    },
    received: [],
    fault: undefined,
  }
}
