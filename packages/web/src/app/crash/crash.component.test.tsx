import { type ComponentType, lazy, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { title } from '#app/testing/screen.ts'
import { ErrorBoundary } from './error-boundary.tsx'

const details = page.getByText('Error details')
// biome-ignore lint/suspicious/noConsole: what React prints about a crash is expected here
const printed = () => vi.mocked(console.error)
let root: Root | undefined

afterEach(() => {
  root?.unmount()
  root = undefined
  document.getElementById('crashing')?.remove()
  printed().mockClear()
})

/** Renders something that crashes, as the root of the app does. */
function crash(Broken: ComponentType): void {
  printed().mockImplementation(() => {})
  const element = document.createElement('div')
  element.id = 'crashing'
  document.body.append(element)
  root = createRoot(element, { onCaughtError: () => {} })
  root.render(
    <ErrorBoundary root>
      <Suspense>
        <Broken />
      </Suspense>
    </ErrorBoundary>,
  )
}

it('ERR-48 ERR-49 a render crash shows what happened, with the error and component stack on request', async () => {
  crash(function Broken(): never {
    throw new Error('ink spilled')
  })
  await expect.element(title).toHaveTextContent('Something went wrong')
  await expect.element(page.getByText('The page encountered an unexpected error')).toBeVisible()
  const error = page.getByText('Error: ink spilled')
  await expect.element(error).not.toBeVisible()
  await details.click()
  await expect.element(error).toBeVisible()
  await expect.element(page.getByText(/at Broken /)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
  document.title = 'Daywell'
  await looksRight()
})

it.each([
  ['null', null],
  ['what cannot be printed', { toString: () => ({}) }],
  ['an object of no kind', Object.create(null)],
])('the crash screen stands whatever is thrown: %s', async (_, thrown) => {
  crash(function Broken(): never {
    throw thrown
  })
  await expect.element(title).toHaveTextContent('Something went wrong')
  await details.click()
  await expect.element(page.getByRole('button', { name: 'Reload Page' })).toBeVisible()
})

it('a screen that fails to load is a crash', async () => {
  crash(lazy(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))))
  await expect.element(title).toHaveTextContent('Something went wrong')
})

it.each([
  ['/subscription', 'plan'],
  ['/subscription/success', 'redirect_status'],
])('ROUTE-08 a crash of %s is caught around that page', async (path, read) => {
  signIn()
  const { get } = URLSearchParams.prototype
  vi.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (
    this: URLSearchParams,
    name,
  ) {
    if (name === read) throw new Error('ink spilled')
    return get.call(this, name)
  })
  printed().mockImplementation(() => {})
  await openApp(path, answersForAnna())
  await expect.element(title).toHaveTextContent('Something went wrong')
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click()
  await expect.element(title).toHaveTextContent('Profile Settings')
})
