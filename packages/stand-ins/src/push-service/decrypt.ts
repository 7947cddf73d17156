import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto'

/** The keys of a browser: what it tells the sender, and what it keeps to itself. */
export interface BrowserKeys {
  readonly privateKey: Buffer
  /** The point, uncompressed. */
  readonly publicKey: Buffer
  readonly auth: Buffer
}

const SALT = 16
const TAG = 16
/** Ends the text of the last record; what follows is padding. */
const LAST_RECORD = 2

/** Opens a message as a browser does: RFC 8291 for the keys, RFC 8188 for the body. */
export function decrypt(body: Buffer, browser: BrowserKeys): string {
  const { salt, sender, sealed } = readHeader(body)
  const own = createECDH('prime256v1')
  own.setPrivateKey(browser.privateKey)
  const shared = own.computeSecret(sender)
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), browser.publicKey, sender])
  const secret = derive(shared, browser.auth, about, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(sealed.subarray(-TAG))
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()])
  const end = plain.lastIndexOf(LAST_RECORD)
  if (end < 0 || plain.subarray(end + 1).some((byte) => byte !== 0))
    throw new Error('The padding is not that of a last record')
  return plain.toString('utf8', 0, end)
}

function readHeader(body: Buffer) {
  const recordSize = body.readUInt32BE(SALT)
  const idLength = body.readUInt8(SALT + 4)
  const start = SALT + 5 + idLength
  const sealed = body.subarray(start)
  if (sealed.length > recordSize) throw new Error('There is more than one record')
  return { salt: body.subarray(0, SALT), sender: body.subarray(SALT + 5, start), sealed }
}

function derive(secret: Buffer, salt: Buffer, about: string | Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, about, length))
}
