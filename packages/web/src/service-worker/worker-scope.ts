// TypeScript loads either a page's globals or a worker's, not both in one project. These are the
// few service worker globals used here.

interface WorkEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface RequestEvent extends WorkEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface WordEvent extends WorkEvent {
  readonly data: unknown
}

interface SyncEvent extends WorkEvent {
  readonly tag: string
}

export interface PushEvent extends WorkEvent {
  readonly data: { text(): string } | null
}

export interface ClickEvent extends WorkEvent {
  readonly notification: Pick<Notification, 'close'>
}

/** Not every browser provides both subscriptions. */
export interface PushChangeEvent extends WorkEvent {
  readonly oldSubscription?: PushSubscription | null
  readonly newSubscription?: PushSubscription | null
}

interface WorkerEvents {
  readonly install: WorkEvent
  readonly activate: WorkEvent
  readonly fetch: RequestEvent
  readonly message: WordEvent
  readonly sync: SyncEvent
  readonly push: PushEvent
  readonly notificationclick: ClickEvent
  readonly pushsubscriptionchange: PushChangeEvent
}

interface OpenPage {
  readonly id: string
  readonly url: string
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

interface OpenPages {
  claim(): Promise<void>
  get(id: string): Promise<OpenPage | undefined>
  openWindow(address: string): Promise<unknown>
  matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly OpenPage[]>
}

export interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: OpenPages
  readonly indexedDB: IDBFactory
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  fetch(request: Request): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}
