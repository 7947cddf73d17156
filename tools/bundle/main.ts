import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { inRoot } from '../setup/paths.mjs'
import { firstBundle, type Manifest } from './first-bundle.ts'

const MAX_BYTES = 100_000
const dist = inRoot('packages/web/dist')
const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')) as Manifest
const { scripts, styles } = firstBundle(manifest)

const gzipped = (file: string) => gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length
const inKb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const sum = (files: readonly string[]) => files.reduce((all, file) => all + gzipped(file), 0)
const parts = (files: readonly string[]) =>
  files.map((file) => `${file} ${inKb(gzipped(file))}`).join(', ')

const total = sum(scripts)
console.log(`${inKb(total)} of at most ${inKb(MAX_BYTES)} to load before typing: ${parts(scripts)}`)
console.log(`plus ${inKb(sum(styles))} of styles: ${parts(styles)}`)
if (total > MAX_BYTES) {
  console.log('The first bundle is too large: lazy-load what typing doesn’t need')
  process.exitCode = 1
}
