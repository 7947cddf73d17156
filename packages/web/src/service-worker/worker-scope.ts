// The compiler knows the globals of a page or those of a worker, not both in one project. These
// are the few of a service worker that are used here.

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

interface WorkerEvents {
  readonly install: WorkEvent
  readonly activate: WorkEvent
  readonly fetch: RequestEvent
  readonly message: WordEvent
}

interface OpenPages {
  claim(): Promise<void>
  get(id: string): Promise<{ readonly id: string } | undefined>
  matchAll(which: {
    type: 'window'
    includeUncontrolled: boolean
  }): Promise<readonly { readonly id: string }[]>
}

export interface WorkerScope {
  readonly caches: CacheStorage
  readonly clients: OpenPages
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  fetch(request: Request): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ): void
}
