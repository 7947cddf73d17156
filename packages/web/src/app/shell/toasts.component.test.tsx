import { toast as work } from 'react-hot-toast/headless'
import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ANNA, answersForAnna, signIn } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { changeInOtherTab, held, onceToastsAreHere } from '#app/testing/screen.ts'
import { refusal } from '#app/testing/stand-in-server.ts'

const toast = page.getByRole('alert')
const area = page.getByRole('region', { name: 'In progress' })
const works = () => [...area.element().querySelectorAll<HTMLElement>('[data-type]')]
const kinds = () => works().map(({ dataset, textContent }) => [dataset.type, textContent])
const logOut = () => page.getByRole('button', { name: 'Log Out' }).click()
const DONE = { status: 204, body: undefined } as const

afterEach(() => {
  work.remove()
  document.removeEventListener('animationstart', stopTheClock)
})

/** Gets the server to refuse the session, which shows a toast in the main area. */
async function provokeToast(): Promise<HTMLElement> {
  signIn()
  document.addEventListener('animationstart', stopTheClock)
  await openApp(
    '/journal',
    answersForAnna({ verify: onceToastsAreHere(refusal('session_required')) }),
  )
  await toast.hover()
  const found = document.querySelector<HTMLElement>('.Toastify__toast')
  if (!found) throw new Error('There is no toast')
  return found
}

/** A toast closes when the animation of its bar ends, which a slow machine may not wait for. */
function stopTheClock({ target }: AnimationEvent): void {
  if (!(target instanceof Element) || !target.matches('.Toastify__progress-bar--animated')) return
  for (const animation of target.getAnimations()) animation.pause()
}

function drag(element: HTMLElement, share: number): void {
  const { x, y, width } = element.getBoundingClientRect()
  const at = (part: number) => ({ bubbles: true, clientX: x + 40 + width * part, clientY: y + 20 })
  element.dispatchEvent(new PointerEvent('pointerdown', at(0)))
  for (const part of [share / 2, share])
    document.dispatchEvent(new PointerEvent('pointermove', at(part)))
  document.dispatchEvent(new PointerEvent('pointerup', at(share)))
}

it('TOAST-01 TOAST-05 TOAST-07 the main area is light, at the top right, closes after 3 seconds, and is reached by Alt+T', async () => {
  const shown = await provokeToast()
  expect(shown.className).toContain('Toastify__toast-theme--light')
  const { top, right } = shown.getBoundingClientRect()
  expect(top).toBeLessThan(100)
  expect(right).toBeGreaterThan(1280 - 50)
  await userEvent.keyboard('{Alt>}t{/Alt}')
  await expect.poll(() => shown.contains(document.activeElement)).toBe(true)
  const life = document.querySelector('.Toastify__progress-bar--animated')
  expect(life && getComputedStyle(life).animationDuration).toBe('3s')
})

it('TOAST-06 a toast of the main area closes once it is dragged past 80 percent', async () => {
  const shown = await provokeToast()
  drag(shown, 0.6)
  await toast.hover()
  await expect.element(toast).toBeVisible()
  drag(shown, 0.85)
  await expect.element(toast).not.toBeInTheDocument()
})

it('TOAST-02 TOAST-10 the second area is on every page and shows a running task and its outcome', async () => {
  await openApp('/')
  await expect.element(area).toBeInTheDocument()
  signIn()
  const { answer, release } = held(DONE)
  const server = await openApp('/preferences', answersForAnna({ logout: answer }))
  await expect.element(area).toBeInTheDocument()
  await logOut()
  await expect.poll(kinds).toEqual([['loading', 'Logging out…']])
  release()
  await expect.poll(kinds).toEqual([['success', 'You’re logged out']])
  work.remove()
  server.answers.logout = { status: 500, body: { error: 'No', code: 'server_error' } }
  changeInOtherTab({ userId: ANNA.id, token: 'another-token' })
  await logOut()
  await expect.poll(kinds).toEqual([['error', expect.stringContaining('when you’re back online')]])
})

it('TOAST-08 at most 20 toasts are visible in the second area', async () => {
  await openApp('/')
  await expect.element(area).toBeInTheDocument()
  for (let count = 0; count < 19; count += 1) work.loading(`${count}`)
  await expect.poll(works).toHaveLength(19)
  for (let count = 0; count < 3; count += 1) work.loading(`one more ${count}`)
  await expect.poll(works).toHaveLength(20)
})

it('TOAST-04 the second area removes a toast 1 second after its dismissal', async () => {
  signIn()
  await openApp('/profile', answersForAnna({ logout: DONE }))
  await expect.element(area).toBeInTheDocument()
  // Fake timers: polling by them would advance the clock.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  const shown = () => works().map(({ dataset }) => dataset.visible)
  /** Advances the clock, and renders until the toasts are as expected. */
  const pass = async (ms: number, expected: readonly string[]) => {
    vi.advanceTimersByTime(ms)
    for (let frame = 0; frame < 3 || (frame < 600 && `${shown()}` !== `${expected}`); frame += 1)
      await new Promise(requestAnimationFrame)
    expect(shown()).toEqual(expected)
  }
  try {
    work.success('Done')
    await pass(0, ['true'])
    await pass(2000, ['false'])
    await pass(990, ['false'])
    await pass(20, [])
  } finally {
    vi.useRealTimers()
  }
})
