import { describe, expect, it } from 'vitest'
import { mistypedSettings } from './mistyped.ts'
import { settings } from './settings.ts'

describe('RUN-29 a variable that is nearly a setting', () => {
  it.each([
    ['SIGNUP', 'SIGNUPS'],
    ['SINGUPS', 'SIGNUPS'],
    ['DATABSE_URL', 'DATABASE_URL'],
    ['SECRETKEY', 'SECRET_KEY'],
    ['URL_PUBLIC', 'PUBLIC_URL'],
    ['DAYWELL_PORT', 'PORT'],
    ['DAYWELL_SIGNUP', 'SIGNUPS'],
    ['TRUSTED_PROXY', 'TRUST_PROXY'],
    ['PORT_FILE', 'PORT'],
    ['SECRETKEY_FILE', 'SECRET_KEY_FILE'],
    ['DAYWELL_SECRET_KEY_FILE', 'SECRET_KEY_FILE'],
  ])('%s is named, with %s', (name, meant) => {
    const [warning, ...more] = mistypedSettings({ [name]: 'x', PATH: '/bin', HOME: '/home/me' })
    expect(more).toEqual([])
    expect(warning).toContain(`${name} isn’t a Daywell setting`)
    expect(warning).toContain(`Did you mean ${meant}?`)
  })

  it('is named without a guess where it carries our name alone', () => {
    expect(mistypedSettings({ DAYWELL_COLOR: 'blue' })).toEqual([
      'WARNING: DAYWELL_COLOR isn’t a Daywell setting and is ignored.',
    ])
  })

  it('is not what other programs set, nor one of ours, nor an empty one', () => {
    const others =
      'HOME PATH PWD TERM SHELL HOSTNAME LOGNAME LANG USER NODE_ENV TMPDIR EDITOR PS1 SHLVL'
    const env = Object.fromEntries(
      [...others.split(' '), ...Object.keys(settings)].map((n) => [n, 'x']),
    )
    expect(mistypedSettings({ ...env, XAI_API_KEY: 'x', SECRET_KEY_FILE: 'x' })).toEqual([])
    expect(mistypedSettings({ SIGNUP: ' ' })).toEqual([])
  })
})
