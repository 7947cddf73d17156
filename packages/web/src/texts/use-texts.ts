import { useSyncExternalStore } from 'react'
import { type Catalogue, textsIn } from './catalogue.ts'

/** The texts of a feature in the language that the person's browser asks for. */
export function useTexts<T>(texts: Catalogue<T>): T {
  const languages = useSyncExternalStore(onLanguageChange, () => navigator.languages)
  return textsIn(texts, languages)
}

function onLanguageChange(changed: () => void): () => void {
  window.addEventListener('languagechange', changed)
  return () => window.removeEventListener('languagechange', changed)
}
