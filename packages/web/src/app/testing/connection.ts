import { vi } from 'vitest'
import type { StandInServer } from './stand-in-server.ts'

/** Takes the device offline and fires the event. */
export function loseConnection(server: StandInServer): void {
  server.goOffline()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
}

export function regainConnection(server: StandInServer): void {
  server.comeBack()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
}
