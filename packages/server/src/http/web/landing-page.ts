import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { ownAddress } from '#http/own-address.ts'

const compress = promisify(brotliCompress)
/** Enough for a page of a few kilobytes, and little work. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }
/** More addresses than a server has; a bound, since clients name them. */
const MAX_ADDRESSES = 8

interface WrittenPage {
  readonly html: Buffer
  /** Made for the first one who takes it. */
  compressed(): Promise<Buffer>
  readonly etag: string
}

/**
 * Answers `/` with the landing page as it was built, and adds what only the server knows: the
 * whole addresses that search engines and shared links need.
 */
export function landingPage(webRoot: string, config: Pick<Config, 'publicUrl'>) {
  const built = readFileSync(join(webRoot, 'landing.html'), 'utf8')
  const written = new Map<string | undefined, WrittenPage>()
  return (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const address = ownAddress(config, request)
    const page = written.get(address) ?? write(built, address)
    written.set(address, page)
    const [oldest] = written.keys()
    if (written.size > MAX_ADDRESSES) written.delete(oldest)
    return send(page, request, reply)
  }
}

function write(built: string, address: string | undefined): WrittenPage {
  const html = Buffer.from(built.replace('</head>', () => `${headOf(address)}</head>`))
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  let compressing: Promise<Buffer> | undefined
  const compressed = () => {
    compressing ??= compress(html, QUALITY)
    return compressing
  }
  return { html, compressed, etag: `"${hash}"` }
}

function headOf(address: string | undefined): string {
  if (address === undefined) return ''
  return [
    `<link rel="canonical" href="${address}/">`,
    `<meta property="og:url" content="${address}/">`,
    `<meta property="og:image" content="${address}/social-card.png">`,
  ].join('')
}

async function send(
  page: WrittenPage,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '')
  const etag = takesBrotli ? page.etag.replace(/"$/, '-br"') : page.etag
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(await page.compressed())
    : reply.send(page.html)
}
