import type { Handlers } from '#http/route.ts'
import type { MeaningDownload } from './meaning-download.service.ts'

export function meaningRoutes({ parts }: MeaningDownload) {
  return {
    meaningModel: async () => {
      const model = await parts()
      if (!model) return { status: 200, body: { model: null } }
      const shown = model.parts.map(({ name, pieces }) => ({
        name,
        // Its path on this machine stays private.
        pieces: pieces.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
      }))
      return {
        status: 200,
        body: { model: { name: model.name, bytes: model.bytes, parts: shown } },
      }
    },
  } satisfies Handlers
}
