import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { editor, says } from '#features/journal/testing/journal-page.ts'

const section = page.getByRole('region', { name: 'What’s stored where' })
const row = (name: string) => section.getByRole('row').filter({ hasText: name })
const sentence = (words: RegExp) => section.getByText(words)

async function openWords() {
  signIn()
  const journal = journalOn({ content: 'Fog over the river' })
  const server = await openApp(
    '/journal',
    answersForAnna({
      ...journal.answers,
      countHeld: () => ({
        status: 200,
        body: { entries: journal.entries.length, deleted: 1, revisions: 0 },
      }),
    }),
  )
  await editor.keepHere.click()
  await editor.write('Between me and this device')
  await goToWords()
  return server
}

async function goToWords(): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Privacy & data' }).first().click()
  await expect.element(section).toBeVisible()
}

it('the page shows live counts of what is stored where, and who received it', async () => {
  await openWords()
  await says(row('Entries'), /^Entries ?2 ?1$/)
  await says(row('Earlier versions'), /^Earlier versions ?0 ?0$/)
  await says(row('Recently deleted'), /^Recently deleted ?0 ?1$/)
  await says(row('Drafts'), /^Drafts ?0 ?never stored$/)
  for (const words of [
    /^1 entry is only on this device\./,
    /Nothing is waiting to be sent\.$/,
    /^Your entries take up \d+ (bytes|kB) here\./,
    /^Last sync: \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    /this is not end-to-end encryption\.$/,
    /^Plain on the server, .* your email address/,
    /it never leaves this machine\.$/,
    /^On this device Daywell encrypts nothing\./,
    /^No one else gets anything/,
    /^With every sync: the entries that you changed/,
  ])
    await expect.element(sentence(words)).toBeVisible()
  await looksRight()

  // Asks for persistent storage and shows the browser's answer.
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  const ask = section.getByRole('button', { name: 'Ask the browser to keep it' })
  ;(ask.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sentence(/^The browser didn’t agree\./)).toBeVisible()
  persist.mockResolvedValue(true)
  await ask.click()
  await expect.element(sentence(/The browser agreed\.$/)).toBeVisible()

  // In Local no entry is sent, and the page says that instead.
  const key = 'privacy_level_anna'
  localStorage.setItem(key, '{"device":"local","server":"local"}')
  dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(sentence(/^No word of any entry\./)).toBeVisible()
})

it('offline, the page counts the outbox and says what it doesn’t know', async () => {
  const server = await openWords()
  await says(row('Entries'), /^Entries ?2 ?1$/)
  server.goOffline()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await editor.startNew.click()
  await editor.text.fill('Written while the server is silent')
  await editor.save.click()
  await expect.element(page.getByText(/^Waiting/).first()).toBeVisible()
  await goToWords()
  await expect.element(sentence(/1 change is waiting to be sent\.$/)).toBeVisible()
  await says(row('Entries'), /^Entries ?3 ?not known$/)
  await expect.element(sentence(/^We couldn’t reach the server/)).toBeVisible()
  await looksRight()
  server.comeBack()
  dispatchEvent(new Event('online'))
  await says(row('Entries'), /^Entries ?3 ?2$/)
  await expect.element(sentence(/Nothing is waiting to be sent\.$/)).toBeVisible()
})
