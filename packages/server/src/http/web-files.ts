import { existsSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiPath, pathOf } from './headers.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'
const NOT_BUILT = 'The web app is not built. Start Daywell with: npm start\n'

export function isBuilt(webRoot: string): boolean {
  return existsSync(join(webRoot, 'index.html'))
}

/** Serves the built web app; a file whose name holds the hash of its content never changes. */
export function serveWebFiles(app: FastifyInstance, webRoot: string): void {
  const assets = join(webRoot, 'assets') + sep
  app.register(fastifyStatic, {
    root: webRoot,
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
export function answerPage(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  return isPage(request) ? reply.code(200).sendFile('index.html') : undefined
}

export function answerNotBuilt(
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | undefined {
  if (!isPage(request)) return undefined
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send(NOT_BUILT)
}

function isPage({ method, url, headers }: FastifyRequest): boolean {
  const path = pathOf(url)
  const reads = method === 'GET' || method === 'HEAD'
  const isFile = /\.[^/]*$/.test(path)
  return reads && !isApiPath(path) && !isFile && /text\/html|\*\/\*/.test(headers.accept ?? '*/*')
}
