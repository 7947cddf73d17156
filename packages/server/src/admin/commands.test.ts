import { describe, expect, it } from 'vitest'
import { admin, adminProcess } from '#testing/admin.ts'
import { freshDatabases } from '#testing/fresh-databases.ts'
import { CommandError } from './command.ts'
import { commands } from './commands.ts'
import { confirm } from './confirm.ts'
import { screenOn } from './screen.ts'

describe('the operator’s command', { timeout: 60_000 }, () => {
  const databases = freshDatabases('sqlite')

  it('OPS-01 explains itself as a whole and command by command, and an unknown one fails with that', async () => {
    const place = await databases.place()
    const whole = await adminProcess(place, '--help')
    expect([whole.code, whole.stderr]).toEqual([0, ''])
    expect(whole.stdout).toContain('Exit codes: 0 ')
    for (const name of Object.keys(commands)) {
      expect(whole.stdout).toMatch(new RegExp(`^  ${name} `, 'm'))
      const { code, stdout } = await admin(place, name, '--help')
      expect([code, stdout.startsWith(`Usage: npm run admin -- ${name}`)]).toEqual([0, true])
      expect(stdout).toMatch(/^ {2}--json /m)
      const odd = await admin(place, name, '--no-such-option')
      expect([odd.code, odd.stdout]).toEqual([1, ''])
      expect(odd.stderr).toMatch(/^Usage: [\s\S]+'--no-such-option'/)
    }
    for (const args of [[], ['frobnicate'], ['toString']]) {
      const { code, stdout, stderr } = await admin(place, ...args)
      expect([code, stdout, stderr]).toEqual([1, '', whole.stdout])
    }
  })

  it('OPS-02 prints one JSON object with --json, where it failed as well', async () => {
    const place = await databases.place()
    const fine = await admin(place, 'doctor', '--json')
    expect(fine).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(fine.stdout)).toMatchObject({ isFine: true })
    const failed = await admin(place, 'reset-password', 'nobody@example.com', '--json')
    expect(failed.code).toBe(1)
    expect(JSON.parse(failed.stdout)).toEqual({
      error: expect.stringMatching(/^No account has the email nobody@example\.com\./),
    })
    expect(failed.stderr).toBe(`${JSON.parse(failed.stdout).error}\n`)
  })
})

describe('before harm', () => {
  const ask = (answer: string) =>
    screenOn({ out: () => {}, err: () => {}, ask: async () => answer })

  it('OPS-03 a command asks, and without a terminal it wants --yes', async () => {
    const nobody = screenOn({ out: () => {}, err: () => {} })
    await expect(confirm({ options: {}, screen: nobody }, 'It goes.')).rejects.toThrow(
      new CommandError('It goes. Add --yes to continue.'),
    )
    await confirm({ options: { yes: true }, screen: nobody }, 'It goes.')
    await confirm({ options: {}, screen: ask(' Yes') }, 'It goes.')
    for (const answer of ['', 'y', 'no'])
      await expect(confirm({ options: {}, screen: ask(answer) }, 'It goes.')).rejects.toThrow(
        new CommandError('Nothing changed.'),
      )
  })

  it('OPS-03 progress is drawn only where someone watches', () => {
    const drawn = (isWatched: boolean) => {
      let text = ''
      const screen = screenOn({ out: () => {}, err: (more) => (text += more), isWatched })
      screen.progress('Backing up', 1, 2)
      screen.progress('Backing up', 2, 2)
      return text
    }
    expect(drawn(false)).toBe('')
    expect(drawn(true)).toMatch(/Backing up \[#{15}\.{15}\] 50%[^%]*Backing up \[#{30}\] 100%$/)
  })
})
