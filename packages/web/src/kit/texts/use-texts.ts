import { useSyncExternalStore } from 'react'
import { type Catalogue, textsIn } from './catalogue.ts'

/** A feature's texts in the browser's preferred language. */
export function useTexts<T>(texts: Catalogue<T>): T {
  // As one string: some browsers return a new array each time, which would never count as
  // unchanged.
  const languages = useSyncExternalStore(onLanguageChange, wantedLanguages, whenBuilt)
  return textsIn(texts, languages.split(','))
}

const wantedLanguages = () => navigator.languages.join()

/** Prerendered pages are in English, the language every text has. */
const whenBuilt = () => 'en'

function onLanguageChange(changed: () => void): () => void {
  window.addEventListener('languagechange', changed)
  return () => window.removeEventListener('languagechange', changed)
}
