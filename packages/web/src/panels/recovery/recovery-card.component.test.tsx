import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ANNA, answersForAnna } from '#app/testing/a-person.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { expectPath } from '#app/testing/screen.ts'

const CODE = 'ABCDE-FGHJK-MNPQR-STVWX-YZ234'
const card = page.getByRole('complementary', { name: 'Your recovery code' })
const act = (name: string) => card.getByRole('button', { name, exact: true }).click()
const said = card.getByRole('status')
const shown = card.getByRole('code')
const signedIn = { token: 'a-token', device: 'a-device', user: ANNA, onboardingComplete: true }
const answers = answersForAnna({
  recover: { status: 200, body: { ...signedIn, recoveryCode: CODE } },
  logout: { status: 204, body: undefined },
})

/** Recovers an account, which issues a code and opens the journal. */
async function receiveCode() {
  const server = await openApp('/recover', answers)
  for (const [label, value] of [
    ['Email', ANNA.email],
    ['Recovery code', 'on paper'],
    ['New password', 'another desk'],
    ['Confirm password', 'another desk'],
  ] as const)
    await page.getByLabelText(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect.element(shown).toHaveTextContent(CODE)
  await expectPath('/journal')
  return server
}

const copied: string[] = []

beforeEach(() => {
  copied.length = 0
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied.push(text)
  })
})

it('REC-02 the code can be copied, with a confirmation; it goes with the page and does not come back', async () => {
  const server = await receiveCode()
  await act('Copy')
  await expect.element(said).toHaveTextContent('Copied')
  expect(copied).toEqual([CODE])
  // A saved code stays visible here, but doesn't appear on the next page.
  await expect.element(shown).toHaveTextContent(CODE)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expectPath('/profile')
  await expect.element(card).not.toBeInTheDocument()
  expect(JSON.stringify(server.calls.map(({ body, params }) => [body, params]))).not.toContain(CODE)
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
  await receiveCode()
  await act('Download')
  await expect.element(said).toHaveTextContent('Downloaded')
  expect(names).toEqual(['daywell-recovery-code.txt'])
  const text = (await files[0]?.text()) ?? ''
  expect(text.split('\n')).toContain(CODE)
  expect(text).toContain('If you forget your password')
  expect(text).toContain(`${location.origin}/recover`)
})

it('REC-01 the code stays in this tab only, across pages and reloads, until dismissed', async () => {
  await receiveCode()
  expect(JSON.stringify({ ...localStorage })).not.toContain(CODE)
  await page.getByRole('link', { name: 'Profile' }).click()
  await expectPath('/profile')
  await expect.element(shown).toHaveTextContent(CODE)
  await openApp('/profile', answers)
  await expect.element(shown).toHaveTextContent(CODE)
  await act('Dismiss')
  await expect.element(card).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(CODE)
})

it('REC-01 a log-out removes the code', async () => {
  await receiveCode()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expectPath('/login')
  await expect.element(card).not.toBeInTheDocument()
  expect(JSON.stringify({ ...sessionStorage })).not.toContain(CODE)
})

it('without a clipboard the code is copied by selection, and if that fails too, the card says so and stays', async () => {
  vi.mocked(navigator.clipboard.writeText).mockRejectedValue(new Error('not here'))
  const command = vi.spyOn(document, 'execCommand').mockReturnValue(false)
  await receiveCode()
  await act('Copy')
  await expect.element(said).toMatchTextContent('copy it yourself')
  await openApp('/journal', answers)
  await expect.element(shown).toHaveTextContent(CODE)
  command.mockImplementation(() => {
    copied.push(
      String(document.activeElement && (document.activeElement as HTMLTextAreaElement).value),
    )
    return true
  })
  await act('Copy')
  await expect.element(said).toHaveTextContent('Copied')
  expect(copied).toEqual([CODE])
})
