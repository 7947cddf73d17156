import { createRoot } from 'react-dom/client'
import { expect, it, vi } from 'vitest'
import { NewVersion } from './new-version.tsx'

it('ERR-47 a service worker that cannot be registered is only logged', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const refused = new Error('Not here')
  vi.spyOn(ServiceWorkerContainer.prototype, 'register').mockRejectedValue(refused)
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  root.render(<NewVersion />)
  await expect
    .poll(() => warned.mock.calls)
    .toEqual([['Failed to register the service worker', refused]])
  expect(place.textContent).toBe('')
  root.unmount()
  place.remove()
})
