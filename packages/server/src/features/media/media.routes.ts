import type { Handlers } from '#http/route.ts'
import type { MediaService } from './media.service.ts'

export function mediaRoutes(media: MediaService) {
  return {
    listMedia: async ({ session, headers }) => ({
      status: 200,
      body: await media.list(session.user.id, headers['media-after']),
    }),

    declareMedia: async ({ session, headers, body }) => {
      const { user, sessionId } = session
      const sender = { userId: user.id, sessionId, level: headers['privacy-level'] }
      const { created, media: stored } = await media.declare(sender, body)
      return created ? { status: 201, body: stored } : { status: 200, body: stored }
    },

    deleteMedia: async ({ session, params }) => {
      await media.remove(session.user.id, params.id)
      return { status: 204, body: undefined }
    },
  } satisfies Handlers
}
