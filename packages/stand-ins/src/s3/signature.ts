import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

export interface Keys {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const MAX_SKEW_MS = 15 * 60_000

/**
 * What's wrong with the signature (AWS Signature Version 4) of a request, as its code; written from
 * the specification and apart from any library, so that it proves what is really sent.
 */
export function signatureFault(
  request: IncomingMessage,
  body: Buffer,
  keys: Keys,
): string | undefined {
  const given = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/
  const [, credential = '', signed = '', signature = ''] =
    given.exec(request.headers.authorization ?? '') ?? []
  const time = String(request.headers['x-amz-date'] ?? '')
  const scope = `${time.slice(0, 8)}/${keys.region}/s3/aws4_request`
  if (credential !== `${keys.accessKeyId}/${scope}`) return 'InvalidAccessKeyId'
  if (Math.abs(Date.now() - timeOf(time)) > MAX_SKEW_MS) return 'RequestTimeTooSkewed'
  const names = signed.split(';')
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name)))
    return 'AccessDenied'
  const payload = String(request.headers['x-amz-content-sha256'])
  if (payload !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const canonical = canonicalRequest(request, names, payload)
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const expected = hmac(signingKey(keys, time), toSign)
  const isSame = signature.length === 64 && timingSafeEqual(Buffer.from(signature, 'hex'), expected)
  return isSame ? undefined : 'SignatureDoesNotMatch'
}

function canonicalRequest(
  { method = '', url = '', headers }: IncomingMessage,
  names: readonly string[],
  payload: string,
): string {
  const [path = '', query = ''] = url.split('?')
  const sortedQuery = query.split('&').filter(Boolean).sort().join('&')
  const lines = names.map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`)
  return [method, path, sortedQuery, lines.join(''), names.join(';'), payload].join('\n')
}

function signingKey({ secretAccessKey, region }: Keys, time: string): Buffer {
  const steps = [time.slice(0, 8), region, 's3', 'aws4_request']
  return steps.reduce<Buffer>((key, step) => hmac(key, step), Buffer.from(`AWS4${secretAccessKey}`))
}

/** `20260314T093000Z` */
function timeOf(time: string): number {
  const iso = time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  return Date.parse(iso) || 0
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}
