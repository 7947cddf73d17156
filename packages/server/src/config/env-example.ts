import { settings } from './settings.ts'

/** The text of `.env.example`: every setting with what it is, what it accepts and what holds without it. */
export function envExample(): string {
  const intro = '# Every setting is optional. A line that starts with # leaves the setting unset.'
  const parts = Object.entries(settings).map(
    ([name, { doc, accepts, unset }]) =>
      `# ${doc}\n# It must be ${accepts}. Unset: ${unset}.\n# ${name}=`,
  )
  return `${[intro, ...parts].join('\n\n')}\n`
}
