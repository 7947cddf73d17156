import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lock, Node } from './lock-graph.ts'
import { isForSomePlatforms, shippedPackages } from './shipped.ts'

const LEGAL = /^(?:licen[cs]e|copying|notice|ofl)/i
const LINE = '='.repeat(80)

const INTRO = `Third-party notices

Daywell contains the packages below, under their own licenses. Made by \`npm run generate\`.`

/** The texts of all licenses, each with the packages that come with exactly this text. */
export function noticesOf(root: string, lock: Lock): string {
  const packages = shippedPackages(lock)
  const byText = new Map<string, string[]>()
  for (const node of packages) {
    const text = textOf(root, node)
    byText.set(text, [...(byText.get(text) ?? []), titleOf(node)])
  }
  const parts = [...byText].map(
    ([text, titles]) => `${[...new Set(titles)].sort().join('\n')}\n\n${text}`,
  )
  return `${[INTRO, ...parts.sort()].join(`\n\n${LINE}\n\n`)}\n`
}

const titleOf = ({ name, locked }: Node) =>
  `${name} ${locked.version} (${locked.license ?? 'no license named'})`

/** What is for some platforms isn't installed on the others, and the text must be the same on all. */
function textOf(root: string, node: Node): string {
  if (isForSomePlatforms(node)) return 'The license of the package that it’s the native part of.'
  const folder = join(root, node.path)
  if (!existsSync(folder)) throw new Error(`${node.path} isn’t installed. Run npm ci.`)
  const files = readdirSync(folder)
    .filter((name) => LEGAL.test(name))
    .sort()
  const texts = files.map((name) =>
    readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(),
  )
  return texts.length > 0
    ? texts.join('\n\n')
    : `It comes without a text; its license is ${node.locked.license}.`
}
