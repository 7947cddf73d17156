import type { Lock, LockedPackage, Node } from './lock-graph.ts'
import { shippedPackages } from './shipped.ts'

const SPDX_ID = /^[\w.+-]+$/

/**
 * The software bill of materials, in CycloneDX 1.6. It comes from the lock file alone and has no time
 * and no random number in it, so that it's the same wherever it is made.
 */
export function sbomOf(lock: Lock, version: string) {
  const packages = shippedPackages(lock)
  const purls = new Map(packages.map((node) => [node.path, purlOf(node)]))
  const unique = [...new Map(packages.map((node) => [purlOf(node), node])).values()]
  const product = `pkg:npm/daywell@${version}`
  const needsOf = (nodes: readonly Node[]) => [
    ...new Set(nodes.flatMap(({ needs }) => needs.flatMap((path) => purls.get(path) ?? []))),
  ]
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': product,
        name: 'daywell',
        version,
        licenses: [{ license: { id: 'AGPL-3.0-only' } }],
        purl: product,
      },
    },
    components: unique.map(componentOf),
    dependencies: [
      { ref: product, dependsOn: [...new Set(purls.values())].sort() },
      ...unique.map((node) => {
        const same = packages.filter((other) => purlOf(other) === purlOf(node))
        return { ref: purlOf(node), dependsOn: needsOf(same).sort() }
      }),
    ],
  }
}

function componentOf(node: Node) {
  const { name, locked } = node
  const [scope, bare] = name.startsWith('@') ? name.split('/') : [undefined, name]
  return {
    type: 'library',
    'bom-ref': purlOf(node),
    ...(scope && { group: scope }),
    name: bare,
    version: locked.version,
    hashes: hashesOf(locked),
    licenses: licensesOf(locked),
    purl: purlOf(node),
  }
}

const purlOf = ({ name, locked }: Node) => `pkg:npm/${name.replace('@', '%40')}@${locked.version}`

function hashesOf({ integrity }: LockedPackage) {
  const [, base64] = /^sha512-(\S+)/.exec(integrity ?? '') ?? []
  if (!base64) return []
  return [{ alg: 'SHA-512', content: Buffer.from(base64, 'base64').toString('hex') }]
}

function licensesOf({ license }: LockedPackage) {
  if (!license) return []
  return [SPDX_ID.test(license) ? { license: { id: license } } : { expression: license }]
}
