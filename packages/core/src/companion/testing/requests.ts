import { defaultPreferences } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import type { CompanionRequest } from '../request.ts'

/** A request like any other, but for what the test says of it. */
export function aRequest(parts: Partial<CompanionRequest>): CompanionRequest {
  return {
    message: 'A quiet day.',
    level: 'balanced',
    conversation: [],
    earlier: [],
    preferences: defaultPreferences(),
    today: '2026-11-15',
    random: seededRandom(1),
    ...parts,
  }
}
