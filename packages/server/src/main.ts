import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before the rest is imported, so that the next start finds all of it compiled.
enableCompileCache(fileURLToPath(new URL('../../../.cache/node', import.meta.url)))

const { start } = await import('./start.ts')
await start(process.env)
