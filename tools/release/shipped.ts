import { closureOf, type Lock, type Node } from './lock-graph.ts'

const WORKSPACES = ['packages/server', 'packages/web']
/** They build the web app and aren't part of it. */
const BUILD_TOOLS = ['vite', '@vitejs/plugin-react']

/** Packages of others that a release holds: what the server runs on, and what the web app is built from. */
export function shippedPackages(lock: Lock): Node[] {
  return closureOf(lock, WORKSPACES, BUILD_TOOLS).filter(({ path }) =>
    path.includes('node_modules/'),
  )
}

/** npm installs it on some platforms only. */
export function isForSomePlatforms({ locked }: Node): boolean {
  return locked.os !== undefined || locked.cpu !== undefined
}
