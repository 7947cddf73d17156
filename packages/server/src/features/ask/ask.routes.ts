import type { Handlers } from '#http/route.ts'
import type { AskService } from './ask.service.ts'

/** Checks a question before anything else, and returns the support card if it's about danger. */
export type Hear = (
  userId: string,
  question: string,
  place: { readonly timeZone: string; readonly acceptLanguage: string | undefined },
) => Promise<string | undefined>

export function askRoutes(journal: AskService, hear: Hear) {
  return {
    askJournal: {
      // Safety first: before the plan and the rate limit are checked.
      beforeGate: async ({ session, body, headers }) => {
        const place = {
          timeZone: headers['time-zone'],
          acceptLanguage: headers['accept-language'],
        }
        const response = await hear(session.user.id, body.question, place)
        if (response === undefined) return undefined
        return { status: 200, body: { response, sources: [], found: false } }
      },

      handle: async ({ session, body, headers, gone }) => {
        const asked = {
          question: body.question,
          notThese: body.notThese ?? [],
          privacyLevel: headers['privacy-level'],
        }
        return { status: 200, body: await journal.answer(session.user.id, asked, gone) }
      },
    },
  } satisfies Handlers
}
