import { Contrast, Moon, Sun } from 'lucide-react'
import { IconButton } from '#kit/ui/button/icon-button.tsx'
import type { Theme } from './theme.ts'
import styles from './theme-switch.module.css'
import { useTheme } from './use-theme.ts'

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' }
const icons = { system: Contrast, light: Sun, dark: Moon }

export interface ThemeSwitchProps {
  /** The button's label for each theme. */
  labels: Record<Theme, string>
}

/** A button that cycles through system, light and dark. */
export function ThemeSwitch({ labels }: ThemeSwitchProps) {
  const [theme, setTheme] = useTheme()
  const Icon = icons[theme]
  return (
    <IconButton aria-label={labels[theme]} onClick={() => setTheme(next[theme])}>
      <Icon className={styles[theme]} aria-hidden="true" />
    </IconButton>
  )
}
