import { Buffer } from 'node:buffer'
import { expect, it } from 'vitest'
import { unseal } from './sealed-file.ts'
import { COST } from './sealed-header.ts'

/**
 * Made with OpenSSL from the decision record. People have files like this one: whatever happens to
 * the format, it must open.
 */
const FILE =
  '64617977656c6c2d7365616c65640111080100000040000102030405060708090a0b0c0d0e0f1011' +
  '12131415161718191a1b1c1d1e1f6c9ff5a8455cb9bb4ff08c3de2a9eb95e2f8fedae16959831732' +
  '20f5dae86238707c25dff0aea93c01158c4ea13149b1d77234510c31345045c0906cfac5f6472ddc' +
  '6cdd5a4458f2ece5107fea08695389af3cbf6983c973ad40aeeee0528cf6cbfa8457d4decec50e3b' +
  'c5e73157eed739d584623c0591f4eba9bd9e3dfd0068ea33ed493ca9eeab3a94a8464092b220f1b7' +
  '3a575b2409087554e3880509d611d4'

it('an encrypted file of version 1 always opens', async () => {
  expect([FILE.slice(28, 30), ...(FILE.slice(30, 36).match(/../g) ?? [])]).toEqual(
    [1, COST.logN, COST.r, COST.p].map((number) => Buffer.of(number).toString('hex')),
  )
  const content = await unseal(new Blob([Buffer.from(FILE, 'hex')]), 'Über den Fluss und zurück')
  expect(await content.text()).toBe(
    '{"entries":[{"title":"Cold and clear","content":"Ice on the pond this morning. 京都"}]}',
  )
})
