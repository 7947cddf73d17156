import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { answerAll, answersForNewcomer, openSetup, press, start } from '../testing/newcomer.ts'

const CODE = 'ABCDE-FGHJK-MNPQR-STVWX-YZ234'
const part = page.getByRole('region', { name: 'Your recovery code' })
const shown = part.getByRole('code')
const said = part.getByRole('status')
const act = (name: string) => part.getByRole('button', { name, exact: true }).click()
/** What's on the page and in the tab. */
const everything = () => document.body.textContent + JSON.stringify({ ...sessionStorage })
const isUnsaved = () => localStorage.getItem('recovery_code_unsaved_anna') !== null

/** The last step of a person who has just signed up. */
async function openLastStep() {
  sessionStorage.setItem('recoveryCode', `anna ${CODE}`)
  localStorage.setItem('recovery_code_unsaved_anna', 'true')
  const server = await openSetup()
  await answerAll()
  return server
}

const copied: string[] = []

beforeEach(() => {
  copied.length = 0
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
})

it('REC-01 REC-02 ONB-32 the last step shows the code, which can be copied, and survives a reload', async () => {
  const server = await openLastStep()
  await expect.element(shown).toHaveTextContent(CODE)
  await looksRight()
  await openApp('/onboarding', answersForNewcomer())
  await expect.element(shown).toHaveTextContent(CODE)
  await act('Copy')
  await expect.element(said).toHaveTextContent('Copied')
  expect([copied, isUnsaved()]).toEqual([[CODE], false])
  // A saved code stays visible here, but goes with the step.
  await expect.element(shown).toHaveTextContent(CODE)
  await act('Done')
  await expect.element(part.getByText(/^You’re all set\./)).toHaveFocus()
  await start()
  await expect.poll(everything).not.toContain(CODE)
  expect(JSON.stringify(server.calls.map(({ body, params }) => [body, params]))).not.toContain(CODE)
})

it.each([
  [360, 740],
  [1280, 800],
])('ONB-33 the code is on the screen at %i×%i', async (width, height) => {
  await page.viewport(width, height)
  await openLastStep()
  await expect.element(shown).toHaveTextContent(CODE)
  const code = shown.element().getBoundingClientRect()
  const foot = page.getByRole('button', { name: 'Start Journaling' }).element()
  expect(scrollY).toBe(0)
  expect(code.bottom).toBeLessThan(foot.getBoundingClientRect().top)
})

it('REC-02 the code can be downloaded, and its file says what it is for', async () => {
  const files: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:kept'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  await openLastStep()
  await act('Download')
  await expect.element(said).toHaveTextContent('Downloaded')
  expect(names).toEqual(['daywell-recovery-code.txt'])
  const text = (await files[0]?.text()) ?? ''
  expect(text.split('\n')).toContain(CODE)
  expect(text).toContain('If you forget your password')
  expect(text).toContain(`${location.origin}/recover`)
})

it('ONB-32 REC-61 Later puts the code away, and Profile then says that none was saved', async () => {
  await openLastStep()
  await act('Later')
  await expect.element(part.getByText(/^No problem\./)).toHaveFocus()
  expect(shown.elements()).toEqual([])
  await start()
  await page.getByRole('link', { name: 'Profile' }).click()
  await expect
    .element(page.getByText(/^You didn’t copy or download your recovery code on this device\./))
    .toBeVisible()
})

it('ONB-32 a code that was not saved goes with the step, too', async () => {
  await openLastStep()
  await press('Back').click()
  expect(shown.elements()).toEqual([])
  await press('Next').click()
  await expect.element(shown).toHaveTextContent(CODE)
  await start()
  await expect.poll(everything).not.toContain(CODE)
  expect(isUnsaved()).toBe(true)
})

it('without a clipboard the code is copied by selection, and if that fails too, the step says so', async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('not here'))
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await openLastStep()
  await act('Copy')
  await expect.element(said).toMatchTextContent('copy it yourself')
  expect(isUnsaved()).toBe(true)
  command.mockImplementation(() => {
    copied.push((document.activeElement as HTMLTextAreaElement).value)
    return true
  })
  await act('Copy')
  await expect.element(said).toHaveTextContent('Copied')
  expect(copied).toEqual([CODE])
})
