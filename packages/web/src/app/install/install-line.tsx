import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { installTexts } from './install.texts.ts'
import styles from './install-line.module.css'

/** What public/install.js keeps of the browser's word; it can be used once. */
interface InstallPrompt {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined
  }
}

/** One quiet line, where the browser can install Daywell and has not. */
export function InstallLine() {
  const texts = useTexts(installTexts)
  const [canInstall, forget] = useInstallPrompt()
  if (!canInstall) return null
  const install = () => {
    const { installPrompt } = window
    forget()
    // Who says no to the browser has said it; its menu still offers the same.
    installPrompt?.prompt().catch(() => {})
  }
  return (
    <aside className={`wrap ${styles.line}`}>
      <p className="text-soft">{texts.what}</p>
      <Button icon={<Download aria-hidden="true" />} onClick={install}>
        {texts.act}
      </Button>
    </aside>
  )
}

function useInstallPrompt(): [canInstall: boolean, forget: () => void] {
  const [canInstall, setCanInstall] = useState(isOffered)
  useEffect(() => {
    const look = () => setCanInstall(isOffered())
    const events = ['beforeinstallprompt', 'appinstalled']
    for (const name of events) window.addEventListener(name, look)
    return () => {
      for (const name of events) window.removeEventListener(name, look)
    }
  }, [])
  const forget = () => {
    window.installPrompt = undefined
    setCanInstall(false)
  }
  return [canInstall, forget]
}

const isOffered = () => window.installPrompt !== undefined
