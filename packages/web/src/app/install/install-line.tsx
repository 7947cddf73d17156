import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTexts } from '#kit/texts/use-texts.ts'
import { Button } from '#kit/ui/button/button.tsx'
import { installTexts } from './install.texts.ts'
import styles from './install-line.module.css'

/** The `beforeinstallprompt` event that public/install.js saves; it can be used only once. */
interface InstallPrompt {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    installPrompt?: InstallPrompt | undefined
  }
}

/** Offers to install Daywell if the browser supports it and it isn't installed yet. */
export function InstallLine() {
  const texts = useTexts(installTexts)
  const [canInstall, forget] = useInstallPrompt()
  if (!canInstall) return null
  const install = () => {
    const { installPrompt } = window
    forget()
    // A declined prompt is final here; the browser's menu still offers the install.
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
    const update = () => setCanInstall(isOffered())
    const events = ['beforeinstallprompt', 'appinstalled']
    for (const name of events) window.addEventListener(name, update)
    return () => {
      for (const name of events) window.removeEventListener(name, update)
    }
  }, [])
  const forget = () => {
    window.installPrompt = undefined
    setCanInstall(false)
  }
  return [canInstall, forget]
}

const isOffered = () => window.installPrompt !== undefined
