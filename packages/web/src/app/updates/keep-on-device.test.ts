import { expect, it, vi } from 'vitest'
import { aPreferencesStore } from '#services/preferences/testing/a-preferences-store.ts'
import { keepOnDevice } from './keep-on-device.ts'

it('ERR-47 a service worker that cannot be registered and preferences that cannot be read are only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refused = new Error('Not here')
  const serviceWorker = { register: () => Promise.reject(refused) }
  const found = vi.fn()
  await keepOnDevice({ navigator: { serviceWorker } } as object as Window, found)
  expect(warned.mock.calls).toEqual([['Failed to register the service worker', refused]])
  expect(found).not.toHaveBeenCalled()
  warned.mockClear()

  const { store, logged } = await aPreferencesStore({ userPreferences: '{"not whole' })
  expect(store.known().from).toBe('defaults')
  expect(logged).toEqual(['Couldn’t read the stored preferences'])
})
