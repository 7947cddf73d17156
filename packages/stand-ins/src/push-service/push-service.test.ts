import { describe, expect, it, onTestFinished } from 'vitest'
import { decrypt } from './decrypt.ts'
import { startPushService } from './index.ts'
import { vapidFault } from './vapid-check.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('the push service that tests talk to', () => {
  it('opens the example of RFC 8291', () => {
    const browser = {
      privateKey: bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
      publicKey: bytes(
        'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
      ),
      auth: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
    }
    const message = bytes(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS' +
        '6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_' +
        'Qulcy4a-fN',
    )
    expect(decrypt(message, browser)).toBe('When I grow up, I want to be a watermelon')
    message[message.length - 1] = 0
    expect(() => decrypt(message, browser)).toThrow()
  })

  it('knows the example of RFC 8292, and when it is over or meant for others', () => {
    const header =
      'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsInN1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9OkSSHzvoD1oA, ' +
      'k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs'
    const now = 1_453_500_000_000
    const senderKey = header.split('k=')[1]
    const expected = { origin: 'https://push.example.net', senderKey, now }
    expect(vapidFault(header, expected)).toBeUndefined()
    const wrong = (parts: object) => vapidFault(header, { ...expected, ...parts })
    expect(wrong({ origin: 'https://other.example' })).toBe('it is meant for another service')
    expect(wrong({ senderKey: 'B' })).toBe('the key is another')
    expect(wrong({ now: now + 86_400_000 })).toBe('its time is over, or too long')
    expect(wrong({ now: now - 86_400_000 })).toBe('its time is over, or too long')
    const changed = header.replace('i3CYb', 'i3CYc')
    expect(vapidFault(changed, expected)).toBe('the signature is wrong')
    expect(vapidFault(undefined, expected)).toBe('there is no VAPID token')
  })

  it('refuses senders without VAPID credentials, and knows no other browsers', async () => {
    const service = await startPushService()
    onTestFinished(service.stop)
    const post = (to: string) => fetch(to, { method: 'POST', body: 'x' })
    const { subscription } = service.subscribe()
    expect((await post(subscription.endpoint)).status).toBe(403)
    expect((await post(`${service.origin}/push/nobody`)).status).toBe(404)
    expect(service.refused).toEqual(['403 there is no VAPID token'])
  })
})
