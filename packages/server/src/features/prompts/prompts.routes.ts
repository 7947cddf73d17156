import type { Handlers } from '#http/route.ts'
import type { PromptsService } from './prompts.service.ts'

export function promptsRoutes(prompts: PromptsService) {
  return {
    generatePrompt: async ({ session, headers }) => ({
      status: 200,
      body: await prompts.generate(session.user.id, {
        timeZone: headers['time-zone'],
        shown: headers['prompts-seen'],
        isAssistantOn: headers['ai-assistant'] === 'on',
        privacyLevel: headers['privacy-level'],
      }),
    }),
  } satisfies Handlers
}
