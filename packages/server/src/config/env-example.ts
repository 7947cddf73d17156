import type { Setting } from './setting.ts'
import { fileVariant } from './setting-files.ts'
import { settings } from './settings.ts'

/** The text of `.env.example`: every setting with what it is, what it accepts and what holds without it. */
export function envExample(): string {
  const intro = '# Every setting is optional. A line that starts with # leaves the setting unset.'
  const table: [string, Setting<unknown>][] = Object.entries(settings)
  const parts = table.map(([name, { doc, accepts, unset, isSecret }]) => {
    const orFile = isSecret
      ? `\n# Or set ${fileVariant(name)} to the path of a file that holds it.`
      : ''
    return `# ${doc}\n# It must be ${accepts}. Unset: ${unset}.${orFile}\n# ${name}=`
  })
  return `${[intro, ...parts].join('\n\n')}\n`
}
