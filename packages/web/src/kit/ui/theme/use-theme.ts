import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, setTheme, type Theme } from './theme.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, whenBuilt), setTheme]
}

/** A prerendered page has no browser to ask yet. */
const whenBuilt = (): Theme => 'system'
