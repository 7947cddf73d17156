import type { StorageUse } from '@daywell/core/storage'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { journalOn } from '#app/testing/a-journal.ts'
import { answersForAnna, signIn } from '#app/testing/a-person.ts'
import { looksRight } from '#app/testing/axe.ts'
import { openApp } from '#app/testing/open-app.tsx'
import { openWith } from '#features/journal/editor/live/testing/live-page.ts'
import { choose, photo, shape } from '#features/journal/editor/media/testing/files.ts'
import { editor, says } from '#features/journal/testing/journal-page.ts'

const main = page.getByRole('main')
const section = page.getByRole('region', { name: 'What’s stored where' })
const row = (name: string) => section.getByRole('row').filter({ hasText: name })
const sentence = (words: RegExp) => main.getByText(words)
const sent = (recipient: string) =>
  page.getByRole('heading', { name: recipient, exact: true }).element().nextElementSibling

async function openPrivacy(over: Parameters<typeof answersForAnna>[0] = {}) {
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
      ...over,
    }),
  )
  await editor.keepHere.click()
  await editor.write('Between me and this device')
  await goToPrivacy()
  return server
}

async function goToPrivacy(): Promise<void> {
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByRole('link', { name: 'Privacy & data' }).first().click()
  await expect.element(section).toBeVisible()
}

it('PRIV-91 the page shows live counts of what is stored where, and who gets what', async () => {
  await openPrivacy()
  await says(row('Entries'), /^Entries ?2 ?1$/)
  await says(row('Earlier versions'), /^Earlier versions ?0 ?0$/)
  await says(row('Recently deleted'), /^Recently deleted ?0 ?1$/)
  await says(row('Drafts'), /^Drafts ?0 ?never stored$/)
  for (const words of [
    /^1 entry is only on this device\./,
    /Nothing is waiting to sync\.$/,
    /^Your entries use \d+\s(bytes|kB) on this device\./,
    /^Last sync: \d+ \w+ \d{4}, \d\d:\d\d\.$/,
    /^No one else gets anything/,
    /^The entries you’ve changed \(title, text/,
    /^Entries kept on this device or hidden from the assistant\.$/,
  ])
    await expect.element(sentence(words)).toBeVisible()
  expect(sent('The assistant and summaries')?.querySelectorAll('dt')).toHaveLength(4)
  await looksRight()

  // Asks for persistent storage and shows the browser's answer.
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false)
  const ask = section.getByRole('button', { name: 'Protect this data' })
  ;(ask.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(sentence(/^The browser declined\./)).toBeVisible()
  persist.mockResolvedValue(true)
  await ask.click()
  await expect.element(sentence(/^The browser agreed to keep this data\.$/)).toBeVisible()

  // In Local no entry is sent, and the page says that instead.
  const key = 'privacy_level_anna'
  localStorage.setItem(key, '{"device":"local","server":"local"}')
  dispatchEvent(new StorageEvent('storage', { key }))
  await expect.element(sentence(/^Any text from your entries\.$/)).toBeVisible()
  expect(sent('The assistant and summaries')?.textContent).not.toContain('Insights')
})

it('QUOTA-02 the page says how much is stored on the server, and warns from 90% on', async () => {
  signIn()
  const MB = 1_000_000
  const storage = (
    entries: number,
    entryMegabytes: number,
    versionMegabytes: number,
  ): StorageUse => ({
    entries: { used: entries, allowed: 1000 },
    entryBytes: { used: entryMegabytes * MB, allowed: 2000 * MB },
    versionBytes: { used: versionMegabytes * MB, allowed: null },
    mediaBytes: { used: 0, allowed: null },
  })
  let use = storage(899, 1799, 1)
  const getStorageUse = () => ({ status: 200 as const, body: use })
  await openApp('/privacy', answersForAnna({ getStorageUse }))
  const used = /^On the server, your entries use 1.8\sGB of 2\sGB\. .* deleted entries use 1\sMB\.$/
  await expect.element(sentence(used)).toBeVisible()
  expect(section.getByRole('alert').elements()).toHaveLength(0)

  const warned = async (words: RegExp, next: StorageUse) => {
    use = next
    dispatchEvent(new Event('online'))
    await says(section.getByRole('alert'), words)
  }
  await warned(
    /^You’re close to this server’s limit on entries: 900 of 1,000\..* Delete/,
    storage(900, 1, 1),
  )
  await warned(/^Your storage on the server is nearly full\..* Delete/, storage(1, 1800, 1))
  const versions = { used: 90, allowed: 100 }
  const full = { ...storage(1, 1, 1), versionBytes: versions }
  await warned(/^Your version history on the server is nearly full\./, full)
  const media = { used: 4600 * MB, allowed: 5000 * MB }
  const photos = { ...storage(1, 1, 1), mediaBytes: media }
  await warned(/^Your room for photos and recordings on the server is nearly full\./, photos)
  await expect
    .element(sentence(/Your photos and recordings use 4\.6\sGB of 5\sGB\.$/))
    .toBeVisible()
  await looksRight()
})

it('the page says how many photos there are, what they take here, and what waits (MED-27)', async () => {
  await openWith('Rain|')
  await choose(await photo(), await photo('sea.jpg'))
  await expect.poll(shape).toContain('[photo]\n[photo]')
  await goToPrivacy()
  await expect
    .element(
      sentence(/^There are 2 photos and recordings\. On this device they use \d+\s(kB|bytes)\./),
    )
    .toBeVisible()
})

it('PRIV-90 PRIV-92 the levels come first, each with a picture, and explanations are folded', async () => {
  signIn()
  await openApp('/privacy', answersForAnna())
  const levels = page.getByRole('region', { name: 'Where your entries are stored' })
  await expect.element(levels.getByText('Your level', { exact: true })).toBeVisible()
  expect(levels.element().querySelectorAll('li > svg')).toHaveLength(3)
  const titles = page.getByRole('heading', { level: 2 }).elements()
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    ...['Where your entries are stored', 'What’s stored where', 'Who gets what'],
    ...['Back up or export', 'Import', 'Leaving Daywell'],
  ])
  const folded = [
    /This isn’t end-to-end encryption\.$/,
    /^The server needs these unencrypted .* your email/,
    /it never leaves this machine\.$/,
    /^Daywell doesn’t encrypt data on this device\./,
    /^The panel shows what’s answering/,
    /^Only your browser can decrypt these/,
    /^You enter your card in Stripe’s own form/,
  ]
  for (const words of folded) await expect.element(sentence(words)).not.toBeVisible()
  const more = main.getByText(/^Learn more about /)
  expect(more.elements()).toHaveLength(4)
  for (const one of more.all()) await one.click()
  for (const words of folded) await expect.element(sentence(words)).toBeVisible()
  await looksRight()
})

it('offline, the page counts the outbox and says what it doesn’t know', async () => {
  const server = await openPrivacy()
  await says(row('Entries'), /^Entries ?2 ?1$/)
  server.goOffline()
  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await editor.startNew.click()
  await editor.text.fill('Written while the server is silent')
  await editor.save.click()
  await expect.element(page.getByText(/^Waiting/).first()).toBeVisible()
  await goToPrivacy()
  await expect.element(sentence(/1 change is waiting to sync\.$/)).toBeVisible()
  await says(row('Entries'), /^Entries ?3 ?unknown$/)
  await expect.element(sentence(/^We can’t reach the server/)).toBeVisible()
  await looksRight()
  server.comeBack()
  dispatchEvent(new Event('online'))
  await says(row('Entries'), /^Entries ?3 ?2$/)
  await expect.element(sentence(/Nothing is waiting to sync\.$/)).toBeVisible()
})

it('AI-93 says how many tokens of the model were used this month, and when the budget renews', async () => {
  const tokens = { used: 12_345, allowed: 100_000, isServerUsedUp: false, renewsOn: '2026-12-01' }
  await openPrivacy({ tokenUse: { status: 200, body: { tokens } } })
  await says(main, /used 12,345 of 100,000 tokens .* The budget renews on .*2026\./)
})
