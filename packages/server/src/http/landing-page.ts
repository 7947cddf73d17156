import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { ownAddress } from './own-address.ts'

/** Enough for a page of a few kilobytes, and no work to speak of. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }

interface WrittenPage {
  readonly address: string | undefined
  readonly html: Buffer
  readonly compressed: Buffer
  readonly etag: string
}

/**
 * Answers `/` with the landing page as it was built, and adds what only the server knows: the
 * whole addresses that search engines and shared links need.
 */
export function landingPage(webRoot: string, config: Pick<Config, 'publicUrl'>) {
  const built = readFileSync(join(webRoot, 'landing.html'), 'utf8')
  let last: WrittenPage | undefined
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const address = ownAddress(config, request)
    if (!last || last.address !== address) last = write(built, address)
    return send(last, request, reply)
  }
}

function write(built: string, address: string | undefined): WrittenPage {
  const html = Buffer.from(built.replace('</head>', () => `${headOf(address)}</head>`))
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  return { address, html, compressed: brotliCompressSync(html, QUALITY), etag: `"${hash}"` }
}

function headOf(address: string | undefined): string {
  if (address === undefined) return ''
  return [
    `<link rel="canonical" href="${address}/">`,
    `<meta property="og:url" content="${address}/">`,
    `<meta property="og:image" content="${address}/social-card.png">`,
  ].join('')
}

function send(page: WrittenPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '')
  const etag = takesBrotli ? page.etag.replace(/"$/, '-br"') : page.etag
  reply.headers({ 'cache-control': 'no-cache', vary: 'accept-encoding', etag })
  if (headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('text/html; charset=utf-8')
  return takesBrotli
    ? reply.header('content-encoding', 'br').send(page.compressed)
    : reply.send(page.html)
}
