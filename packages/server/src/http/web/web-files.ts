import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#config.ts'
import { isApiPath, pathOf } from '#http/headers.ts'
import { ownAddress } from '#http/own-address.ts'
import { landingPage } from './landing-page.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const NOT_BUILT = 'The web app isn’t built. Start Daywell with: npm start\n'

/** Answers a path that is a page; leaves any other alone. */
export type PageAnswer = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | undefined

interface WebPages {
  readonly answer: PageAnswer
  serve(app: FastifyInstance): void
}

const ROBOTS = 'User-agent: *\nDisallow: /api/\n'

/** The web app as it was built into a folder. */
export function webPages(webRoot: string, config: Pick<Config, 'publicUrl'>): WebPages {
  const isBuilt = ['index.html', 'landing.html'].every((file) => existsSync(join(webRoot, file)))
  if (!isBuilt) return { answer: answerNotBuilt, serve: () => {} }
  return {
    answer: answerApp,
    serve(app) {
      app.get('/', landingPage(webRoot, config))
      app.get('/landing.html', landingFile)
      serveCrawlers(app, config)
      serveFiles(app, webRoot)
    },
  }
}

/** For the cache of the service worker; a browser that navigates there is redirected to the page. */
function landingFile({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (headers.accept?.includes('text/html'))
    return reply.header('cache-control', 'no-store').redirect('/', 301)
  return reply.header('x-robots-tag', 'noindex').sendFile('landing.html')
}

/** A file whose name holds the hash of its content never changes. */
function serveFiles(app: FastifyInstance, webRoot: string): void {
  const assets = join(webRoot, 'assets') + sep
  app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    allowedPath: (path) => !isApiPath(path),
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(assets) ? FOR_EVER : 'no-cache')
    },
  })
}

/** The routes of the screens live in the browser: a link to any of them gets the app. */
function answerApp(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  return isPage(request) ? reply.code(200).sendFile('index.html') : undefined
}

function answerNotBuilt(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  if (!isPage(request)) return undefined
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send(NOT_BUILT)
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  const reads = method === 'GET' || method === 'HEAD'
  const isFile = /\.[^/]*$/.test(path)
  return reads && !isApiPath(path) && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}

/** What search engines ask for first. Only the landing page is public. */
function serveCrawlers(app: FastifyInstance, config: Pick<Config, 'publicUrl'>): void {
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
