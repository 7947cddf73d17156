import { useSyncExternalStore } from 'react'
import { type Catalogue, textsIn } from './catalogue.ts'

/** The texts of a feature in the language that the person's browser asks for. */
export function useTexts<T>(texts: Catalogue<T>): T {
  // As one string: some browsers make a new list each time, which would never count as unchanged.
  const languages = useSyncExternalStore(onLanguageChange, wantedLanguages, whenBuilt)
  return textsIn(texts, languages.split(','))
}

const wantedLanguages = () => navigator.languages.join()

/** A page that was rendered when the app was built is in the language that every text has. */
const whenBuilt = () => 'en'

function onLanguageChange(changed: () => void): () => void {
  window.addEventListener('languagechange', changed)
  return () => window.removeEventListener('languagechange', changed)
}
