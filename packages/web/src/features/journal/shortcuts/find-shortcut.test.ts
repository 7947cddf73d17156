import { describe, expect, it } from 'vitest'
import { findShortcut, findSingleKey, type KeyPress } from './find-shortcut.ts'

const HELD = ['ctrl', 'meta', 'alt', 'shift', 'AltGraph', 'composing'] as const

/** A press of `key` on the key at `code`, with modifiers: `ctrl alt`. */
function press(held: string, key: string, code = `Key${key.toUpperCase()}`): KeyPress {
  const [ctrlKey, metaKey, altKey, shiftKey, altGraph, isComposing] = HELD.map((name) =>
    held.split(' ').includes(name),
  ) as [boolean, boolean, boolean, boolean, boolean, boolean]
  const getModifierState = (name: string) => name === 'AltGraph' && altGraph
  return { key, code, ctrlKey, metaKey, altKey, shiftKey, isComposing, getModifierState }
}

const onLinux = (...args: Parameters<typeof press>) => findShortcut(press(...args), false)
const onMac = (...args: Parameters<typeof press>) => findShortcut(press(...args), true)

describe('a shortcut', () => {
  it('is found by the keys of its system', () => {
    expect(onLinux('ctrl', 's')).toBe('save')
    expect(onMac('meta', 's')).toBe('save')
    expect(onLinux('alt shift', 'N')).toBe('newEntry')
    expect(onMac('ctrl alt', '˜', 'KeyN')).toBe('newEntry')
    expect(onLinux('ctrl', 'k')).toBe('palette')
    expect(onMac('meta', 'k')).toBe('palette')
    expect(onLinux('alt shift', 'S')).toBe('search')
    expect(onLinux('alt shift', 'F')).toBe('toggleFocusMode')
    expect(onMac('ctrl alt', 'ƒ', 'KeyF')).toBe('toggleFocusMode')
    // Firefox reports Option as AltGraph.
    expect(onMac('ctrl alt AltGraph', '˜', 'KeyN')).toBe('newEntry')
  })

  it('is found by the letter on the key, at any position', () => {
    expect(onLinux('ctrl', 's', 'Semicolon')).toBe('save')
    expect(onLinux('ctrl', 'o', 'KeyS')).toBeUndefined()
    // On a German layout the slash is on the 7.
    expect(onLinux('ctrl shift', '/', 'Digit7')).toBe('help')
    expect(onLinux('ctrl', '/', 'Slash')).toBe('help')
  })

  it('is found by the key’s position if the layout has no such letter', () => {
    expect(onLinux('ctrl', 'ы', 'KeyS')).toBe('save')
    expect(onLinux('alt shift', 'Т', 'KeyN')).toBe('newEntry')
    expect(onMac('meta', 'σ', 'KeyS')).toBe('save')
  })

  it('never takes what types a letter or belongs to the browser', () => {
    for (const held of ['', 'shift', 'alt', 'ctrl shift', 'ctrl alt', 'meta', 'ctrl composing']) {
      expect(onLinux(held, 's'), held).toBeUndefined()
      expect(onLinux(held, 'n'), held).toBeUndefined()
    }
    expect(onLinux('ctrl', 'n')).toBeUndefined()
    expect(onLinux('alt shift AltGraph', 'n')).toBeUndefined()
    for (const held of ['', 'shift', 'alt', 'alt shift', 'ctrl', 'meta shift', 'ctrl meta']) {
      expect(onMac(held, 's'), held).toBeUndefined()
      expect(onMac(held, 'n'), held).toBeUndefined()
    }
  })
})

it('a character works on any key, but not with modifiers', () => {
  expect(findSingleKey(press('shift', '?', 'Slash'))).toBe('help')
  expect(findSingleKey(press('shift', '?', 'Minus'))).toBe('help')
  expect(findSingleKey(press('shift', '؟', 'Slash'))).toBe('help')
  expect(findSingleKey(press('', '/', 'Slash'))).toBe('search')
  expect(findSingleKey(press('shift', '/', 'Digit7'))).toBe('search')
  expect(findSingleKey(press('', 's'))).toBeUndefined()
  for (const held of ['ctrl shift', 'alt', 'meta', 'shift composing']) {
    expect(findSingleKey(press(held, '?', 'Slash')), held).toBeUndefined()
    expect(findSingleKey(press(held, '/', 'Slash')), held).toBeUndefined()
  }
})
