import type { shortcuts } from './shortcut-table.ts'

type Shortcut = (typeof shortcuts)[number]

export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform)
}

const ON_MAC = { main: ['⌘'], page: ['⌃', '⌥'] } as const
const ELSEWHERE = { main: ['Ctrl'], page: ['Alt', 'Shift'] } as const

/** A shortcut's keys as printed on this machine's keyboard. */
export function keyNames({ with: held, key }: Shortcut, mac: boolean): string[] {
  return [...(mac ? ON_MAC : ELSEWHERE)[held], key.toUpperCase()]
}
