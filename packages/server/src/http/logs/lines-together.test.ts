import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { linesTogether } from './lines-together.ts'

describe('lines of the log', () => {
  it('are written once each, those of one turn together', async () => {
    const written: string[] = []
    const log = linesTogether({ write: (text) => void written.push(text) }, () => {})
    log.write('a\n')
    log.write('b\n')
    expect(written).toEqual([])
    await nextTurn()
    log.write('c\n')
    await nextTurn()
    await nextTurn()
    expect(written).toEqual(['a\nb\n', 'c\n'])
  })

  it('are written when the process ends before the turn does', () => {
    const written: string[] = []
    let end = () => {}
    const log = linesTogether({ write: (text) => void written.push(text) }, (flush) => {
      end = flush
    })
    log.write('the server can’t continue\n')
    end()
    expect(written).toEqual(['the server can’t continue\n'])
  })
})
