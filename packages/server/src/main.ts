import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before the rest is imported, so that the next start finds all of it compiled. Threads look for
// the folder in the environment alone.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('../../../.cache/node', import.meta.url))
enableCompileCache()

const { start } = await import('./start.ts')
const envFile = fileURLToPath(new URL('../../../.env', import.meta.url))
await start(process.env, {
  demo: process.argv.includes('--demo'),
  migrate: process.argv.includes('--migrate'),
  envFile,
})
