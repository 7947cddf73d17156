import { createLocalStore } from '#device/local-store/local-store.ts'
import { memoryBackend } from '#device/local-store/tables/memory-backend.ts'
import { emptyMaps } from '#device/local-store/tables/staged-tables.ts'
import { tabsOn } from '#device/local-store/tabs/tabs.ts'
import { type Device, START } from './a-device.ts'

/** A device's tabs with message passing, each at its own pace. */
export function channels() {
  const open = new Set<{ onmessage: ((event: MessageEvent) => void) | null }>()
  return () => {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage(message: unknown) {
        const others = [...open].filter((other) => other !== channel)
        queueMicrotask(() => {
          for (const { onmessage } of others) onmessage?.({ data: message } as MessageEvent)
        })
      },
      close: () => void open.delete(channel),
    }
    open.add(channel)
    return channel
  }
}

/** A device stored in memory. */
export function memoryDevice(room?: number, inUse?: (id: string) => boolean): Device {
  const maps = emptyMaps()
  const clock = { now: START }
  const persistence = { asked: 0, granted: true }
  const channel = channels()
  const persist = async () => {
    persistence.asked += 1
    return persistence.granted
  }
  return {
    clock,
    persistence,
    open: () =>
      createLocalStore({
        backend: memoryBackend(maps, room),
        tabs: tabsOn(channel(), () => {}),
        now: () => clock.now,
        persist,
        ...(inUse && { inUse }),
      }),
  }
}
