import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { title } from '#app/testing/screen.ts'

const install = page.getByRole('button', { name: 'Install' })

afterEach(() => {
  window.installPrompt = undefined
})

it('the install offer appears only on the preferences page, and once', async () => {
  signIn()
  await openApp('/preferences', answersForAnna())
  const prompt = vi.fn(async () => {})
  window.installPrompt = { prompt }
  window.dispatchEvent(new Event('beforeinstallprompt'))
  await expect.element(install).toBeVisible()
  const goTo = (name: string) => page.getByRole('link', { name }).first().click()
  await goTo('Profile')
  await expect.element(title).toHaveTextContent('Profile Settings')
  await expect.element(install).not.toBeInTheDocument()
  await goTo('Preferences')
  await install.click()
  expect(prompt).toHaveBeenCalledOnce()
  await expect.element(install).not.toBeInTheDocument()
})
