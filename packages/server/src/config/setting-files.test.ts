import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config.ts'
import { StartError } from '#start-error.ts'
import { throwAwayFolder } from '#testing/throw-away-folder.ts'
import { withEnvFile } from './env-file.ts'
import type { Setting } from './setting.ts'
import { settings } from './settings.ts'

const folder = mkdtempSync(join(throwAwayFolder, 'daywell-settings-'))
afterAll(() => rmSync(folder, { recursive: true }))

const KEY = 'a key of at least thirty-two letters'

function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

describe('secrets in files', () => {
  const table: [string, Setting<unknown>][] = Object.entries(settings)
  const secrets = table.filter(([, { isSecret }]) => isSecret).map(([name]) => name)

  it('PKG-01 every setting that looks like a secret can come from a file', () => {
    const isPublic = (name: string) => /PUBLISHABLE/.test(name)
    const named = Object.keys(settings).filter((name) =>
      /KEY|SECRET|TOKEN$|^DATABASE_URL/.test(name),
    )
    expect(secrets).toEqual(named.filter((name) => !isPublic(name)))
  })

  it('PKG-01 a file counts like the setting, without the line break at its end', () => {
    const read = readConfig({
      SECRET_KEY_FILE: file('key', `${KEY}\n`),
      DATABASE_URL_FILE: file('url', 'postgres://u:p@127.0.0.1/d\n'),
      METRICS_TOKEN_FILE: file('token', 'a-token-for-metrics'),
    })
    expect(read).toMatchObject({
      secretKey: KEY,
      databaseUrl: 'postgres://u:p@127.0.0.1/d',
      metricsToken: 'a-token-for-metrics',
    })
  })

  it.each(secrets)('PKG-01 %s_FILE stops the start if it can’t be read or is empty', (name) => {
    const missing = join(folder, 'hush-hush')
    const empty = file('empty', ' \n')
    for (const env of [
      { [`${name}_FILE`]: missing },
      { [`${name}_FILE`]: empty },
      { [`${name}_FILE`]: file('key', KEY), [name]: 'hush-hush' },
    ]) {
      expect(() => readConfig(env)).toThrow(StartError)
      expect(() => readConfig(env)).toThrow(`${name}_FILE`)
      expect(() => readConfig(env)).not.toThrow('hush')
    }
  })
})

describe('.env', () => {
  const path = file('env', '# a comment\nPORT=4000\nSIGNUPS="closed"\nLOG_LEVEL=warn\n')

  it('PKG-02 adds settings, the environment wins, and an empty variable counts as unset', () => {
    const env = withEnvFile({ PORT: '5000', LOG_LEVEL: ' ' }, path)
    expect(readConfig(env)).toMatchObject({ port: 5000, signups: 'closed', logLevel: 'warn' })
  })

  it('PKG-02 is read from where ENV_FILE says, or not at all', () => {
    const other = file('other', 'PORT=6000')
    expect(readConfig(withEnvFile({ ENV_FILE: other }, path)).port).toBe(6000)
    expect(withEnvFile({ ENV_FILE: 'off' }, path)).toEqual({ ENV_FILE: 'off' })
    expect(withEnvFile({}, join(folder, 'not-there'))).toEqual({})
    expect(() => withEnvFile({ ENV_FILE: join(folder, 'not-there') })).toThrow(
      'ENV_FILE must be the path of a file that Daywell can read (ENOENT).',
    )
  })
})
