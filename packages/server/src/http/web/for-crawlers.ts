import type { FastifyInstance } from 'fastify'
import type { Config } from '#config.ts'
import { ownAddress } from '#http/own-address.ts'

const ROBOTS = 'User-agent: *\nDisallow: /api/\n'

/** What search engines ask for first. Only the landing page is public. */
export function serveCrawlers(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
  app.get('/robots.txt', (request, reply) => {
    const address = ownAddress(config, request)
    const sitemap = address === undefined ? '' : `\nSitemap: ${address}/sitemap.xml\n`
    return reply.type('text/plain; charset=utf-8').send(ROBOTS + sitemap)
  })
  app.get('/sitemap.xml', (request, reply) => {
    const address = ownAddress(config, request)
    if (address === undefined) return reply.callNotFound()
    return reply.type('application/xml; charset=utf-8').send(sitemap(`${address}/`))
  })
}

function sitemap(page: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>${page}</loc></url>
</urlset>
`
}
