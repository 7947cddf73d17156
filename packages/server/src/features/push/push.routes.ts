import type { Handlers } from '#http/route.ts'
import type { PushService } from './push.service.ts'

export function pushRoutes(push: PushService) {
  return {
    pushKey: async () => {
      const { publicKey } = await push.openVapid()
      return { status: 200, body: { key: publicKey } }
    },

    subscribePush: async ({ session, headers, body }) => {
      await push.subscribe(session.user.id, headers['time-zone'], body)
      return { status: 204, body: undefined }
    },

    unsubscribePush: async ({ session, body }) => {
      await push.unsubscribe(session.user.id, body.endpoint)
      return { status: 204, body: undefined }
    },

    tellDay: async ({ session, body }) => {
      await push.tellDay(session.user.id, body.localDate)
      return { status: 204, body: undefined }
    },
  } satisfies Handlers
}
