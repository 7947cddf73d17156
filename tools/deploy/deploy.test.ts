import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { validate } from 'dockerfile-utils'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { endpoints } from '../../packages/core/src/contract/index.ts'
import type { Setting } from '../../packages/server/src/config/setting.ts'
import { settings } from '../../packages/server/src/config/settings.ts'
import { ensureServerBuilt } from '../setup/build.mjs'
import { inRoot, root } from '../setup/paths.mjs'

const read = (path: string) => readFileSync(inRoot(path), 'utf8')
const table: [string, Setting<unknown>][] = Object.entries(settings)
/** Settings, and what belongs to Node itself or to compose. */
const KNOWN = new Set([
  ...table.flatMap(([name, { isSecret }]) => (isSecret ? [name, `${name}_FILE`] : [name])),
  ...['NODE_ENV', 'NODE_COMPILE_CACHE', 'COMPOSE_PROFILES', 'POSTGRES_PASSWORD', 'PUBLISHED_PORT'],
])
const unknown = (names: Iterable<string>) => [...names].filter((name) => !KNOWN.has(name))
const PATHS = Object.values(endpoints).map(({ path }) => path)
const MAIN = 'packages/server/dist/main.js'
const UID = 10001

beforeAll(async () => void (await ensureServerBuilt()), 600_000)

describe('the Dockerfile', () => {
  const text = read('Dockerfile')

  it('PKG-07 is valid, and names only settings and files that exist', () => {
    expect(validate(text)).toEqual([])
    const [, env = ''] = /\nENV ([\s\S]+?)(?=\n[A-Z#])/.exec(text) ?? []
    const names = [...env.matchAll(/(\w+)=/g)].map(([, name]) => String(name))
    expect(names).toContain('DATA_DIR')
    expect(unknown(names)).toEqual([])
    const scripts = [...text.matchAll(/[\w./-]+\.(?:mjs|js|ts)\b/g)].map(([path]) => path)
    expect(scripts).toContain(MAIN)
    expect(scripts.filter((path) => !existsSync(inRoot(path)))).toEqual([])
  })

  it('PKG-08 ends in a stage of slim Debian that runs as a numbered user with a health check', () => {
    const last = text.slice(text.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^\nFROM debian:\w+-slim\n/)
    expect(last).toContain(`\nUSER ${UID}:${UID}\n`)
    expect(last).toContain('CMD ["node", "deploy/health-check.mjs"]')
    expect(last).toContain(`\nCMD ["node", "${MAIN}"]\n`)
    expect(last).not.toMatch(/\b(?:npm|apt-get|curl)\b/)
  })

  it('PKG-07 copies no secret, no data and no build of this machine', () => {
    const ignored = read('.dockerignore').split('\n')
    for (const line of ['.env', '.git', 'data', '**/node_modules', '**/dist', '**/secret.key*'])
      expect(ignored).toContain(line)
    const needed = ['deploy/health-check.mjs', 'LICENSE', 'package-lock.json', '.npmrc']
    expect(ignored.filter((line) => needed.some((file) => file.startsWith(line)) && line)).toEqual(
      [],
    )
  })
})

interface Service {
  readonly image: string
  readonly profiles?: readonly string[]
  readonly environment: Readonly<Record<string, string>>
  readonly volumes: readonly string[]
  readonly depends_on?: Readonly<Record<string, { condition: string; required?: boolean }>>
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly stop_grace_period?: string
  readonly ports?: readonly string[]
}

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const compose = parse(text, { merge: true }) as {
    services: Record<'daywell' | 'postgres' | 'proxy', Service>
    volumes: Record<string, null>
  }
  const { daywell, postgres, proxy } = compose.services

  it('PKG-07 names only settings, services, volumes and files that exist', () => {
    expect(unknown(Object.keys(daywell.environment))).toEqual([])
    const replaced = [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => String(name))
    expect(unknown(replaced)).toEqual([])
    const example = read('deploy/compose/public.env.example')
    expect(unknown([...example.matchAll(/^(\w+)=/gm)].map(([, name]) => String(name)))).toEqual([])
    const sources = [daywell, postgres, proxy].flatMap(({ volumes }) =>
      volumes.map((volume) => volume.split(':')[0] ?? ''),
    )
    for (const source of sources)
      expect(source.startsWith('.') ? existsSync(inRoot(source)) : source in compose.volumes).toBe(
        true,
      )
    const needed = Object.keys({ ...daywell.depends_on, ...proxy.depends_on })
    expect(needed.every((name) => name in compose.services)).toBe(true)
    expect(read('deploy/compose/Caddyfile')).toContain('reverse_proxy daywell:3000')
  })

  it('PKG-07 starts Daywell alone on SQLite, and the rest with the profile of the example', () => {
    expect(daywell.profiles).toBeUndefined()
    expect(daywell.environment).not.toHaveProperty('DATABASE_URL')
    expect(daywell.depends_on?.postgres?.required).toBe(false)
    expect([postgres.profiles, proxy.profiles]).toEqual([['public'], ['public']])
    expect(read('deploy/compose/public.env.example')).toContain('COMPOSE_PROFILES=public\n')
  })

  it('PKG-08 gives Daywell no privileges, a read-only root and the time to stop', () => {
    expect(daywell).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      stop_grace_period: '15s',
    })
    for (const port of daywell.ports ?? []) expect(port).toMatch(/^127\.0\.0\.1:/)
  })
})

describe('the systemd unit', () => {
  const path = 'deploy/systemd/daywell.service'
  const unit = read(path)
  const valuesOf = (name: string) =>
    [...unit.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => String(value))

  it('PKG-07 names only settings and files that exist', () => {
    const names = valuesOf('Environment').flatMap((line) =>
      line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
    )
    expect(unknown(names)).toEqual([])
    expect(valuesOf('ExecStart')).toEqual([`/usr/bin/node ${MAIN}`])
  })

  it('PKG-08 locks the service in, and leaves it the time to stop', () => {
    expect(valuesOf('TimeoutStopSec').map(Number)[0]).toBeGreaterThan(10)
    expect(valuesOf('DynamicUser')).toEqual(['yes'])
    expect(valuesOf('ProtectSystem')).toEqual(['strict'])
    expect(valuesOf('CapabilityBoundingSet')).toEqual([''])
    expect(unit).not.toMatch(/^MemoryDenyWriteExecute=yes/m)
    if (!existsSync('/usr/bin/systemd-analyze')) return
    const args = ['security', '--offline=true', '--threshold=20', inRoot(path)]
    expect(execFileSync('systemd-analyze', args, { encoding: 'utf8' })).toMatch(
      /exposure level.*OK/,
    )
  })
})

// biome-ignore lint/suspicious/noExplicitAny: a manifest is any YAML; the tests say what it must hold.
type Manifest = any

describe('the Kubernetes example', () => {
  const files = globSync('deploy/kubernetes/*.yaml', { cwd: root })
  const manifests: Manifest[] = files.map((file) => parse(read(file)))
  const of = (kind: string): Manifest => manifests.find((manifest) => manifest.kind === kind)
  const pod = of('Deployment').spec.template.spec
  const containers: Manifest[] = [...pod.initContainers, ...pod.containers]

  it('PKG-07 lists every file, and names only settings, health checks, ports and volumes that exist', () => {
    const others = files
      .map((file) => file.split('/').at(-1))
      .filter((file) => !/kustomiz/.test(file ?? ''))
    expect(of('Kustomization').resources.toSorted()).toEqual(others.sort())
    expect(unknown(Object.keys(of('ConfigMap').data))).toEqual([])
    const volumes = pod.volumes.map(({ name }: Manifest) => name)
    for (const { env, volumeMounts, envFrom } of containers) {
      expect(unknown(env.map(({ name }: Manifest) => name))).toEqual([])
      for (const { name } of volumeMounts) expect(volumes).toContain(name)
      expect(envFrom).toEqual([{ configMapRef: { name: of('ConfigMap').metadata.name } }])
    }
    const { startupProbe, livenessProbe, readinessProbe, ports } = pod.containers[0]
    for (const probe of [startupProbe, livenessProbe, readinessProbe]) {
      expect(PATHS).toContain(probe.httpGet.path)
      expect(probe.httpGet.port).toBe(ports[0].name)
    }
    expect(of('Service').spec.ports[0].targetPort).toBe(ports[0].name)
    expect(of('Ingress').spec.rules[0].http.paths[0].backend.service.name).toBe(
      of('Service').metadata.name,
    )
  })

  it('PKG-07 finds its pods by their labels', () => {
    const { labels } = of('Deployment').spec.template.metadata
    for (const selector of [
      of('Deployment').spec.selector.matchLabels,
      of('Service').spec.selector,
      of('PodDisruptionBudget').spec.selector.matchLabels,
      of('NetworkPolicy').spec.podSelector.matchLabels,
    ])
      expect(labels).toMatchObject(selector)
  })

  it('PKG-07 migrates before it serves, and tells liveness from readiness', () => {
    expect(of('Deployment').spec.replicas).toBeGreaterThan(1)
    expect(pod.initContainers[0].args).toEqual(['node', MAIN, '--migrate'])
    const { livenessProbe, readinessProbe } = pod.containers[0]
    expect(livenessProbe.httpGet.path).toBe('/api/health/live')
    expect(readinessProbe.httpGet.path).toBe('/api/health/ready')
  })

  it('PKG-08 gives the pods no privileges, a read-only root and the time to stop', () => {
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: UID })
    for (const { securityContext } of containers)
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
    const [, pause] = pod.containers[0].lifecycle.preStop.exec.command
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(10 + Number(pause))
  })
})
