import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const OURS = fileURLToPath(new URL('src/kit/ui/icon/create-icon.ts', import.meta.url))
const THEIRS = "import createLucideIcon from '../createLucideIcon.mjs'"
/** Names that we don't use, and keys, which children that never change don't need. */
const UNUSED =
  /\b(?:name|key): "[^"]*",?|\bsize: 24,|,?\s*aliases: \[[^\]]*\]|^__iconData\.node;$/gm

/** Lucide's icons without what Lucide does around them, which weighs more than the first icons. */
export function plainIcons(): Plugin {
  return {
    name: 'daywell-plain-icons',
    apply: 'build',
    // On the server, too: both sides must draw the same.
    config: () => ({ ssr: { noExternal: ['lucide-react'] } }),
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\//, code: 'createLucideIcon' },
      handler(code) {
        if (!code.includes(THEIRS)) throw new Error('Lucide’s icons are made differently now')
        const imported = `import { createIcon as createLucideIcon } from ${JSON.stringify(OURS)}`
        return { code: code.replace(THEIRS, imported).replaceAll(UNUSED, ''), map: null }
      },
    },
  }
}
