import { vi } from 'vitest'

/** Headless browsers always deny notifications. This stub answers for the person. */
export function standInCentre(permission: NotificationPermission) {
  const centre = {
    permission,
    answer: 'granted' as NotificationPermission,
    asked: 0,
    /** The titles shown. */
    shown: [] as string[],
  }
  class StandIn extends EventTarget {
    constructor(title: string) {
      super()
      centre.shown.push(title)
    }
    static get permission() {
      return centre.permission
    }
    static async requestPermission() {
      centre.asked += 1
      centre.permission = centre.answer
      return centre.permission
    }
  }
  vi.stubGlobal('Notification', StandIn)
  return centre
}
