import { endpoints } from '@daywell/core/contract'
import type { Client } from '#api/client.ts'

/** Saving is what tells the server that the setup is done; what the signup chose is kept. */
export async function savePreferencesAsTheyAre(api: Client<'api'>): Promise<void> {
  const { body } = await api.call(endpoints.getPreferences)
  await api.call(endpoints.savePreferences, { body })
}
