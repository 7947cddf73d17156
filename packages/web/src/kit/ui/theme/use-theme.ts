import { useSyncExternalStore } from 'react'
import { currentTheme, onThemeChange, setTheme, type Theme } from './theme.ts'

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(onThemeChange, currentTheme, whenBuilt), setTheme]
}

/** A page that was rendered when the app was built belongs to no browser yet. */
const whenBuilt = (): Theme => 'system'
