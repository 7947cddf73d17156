import type { Guess, Outcome, Report } from '@daywell/core/backup'
import type { reportTexts } from './report.texts.ts'

type Texts = (typeof reportTexts)['en']

/** A part of a report, with expandable details. */
export interface ReportPart {
  readonly title: string
  readonly lines: readonly string[]
}

/** What happened to the entries, one line per outcome. */
export function outcomeLines(report: Report, texts: Texts): string[] {
  const outcomes = Object.entries(report.entries) as [Outcome, number][]
  const { versionsKept, draftsAdded, preferences, mediaAdded, mediaHere } = report
  const lines = [
    ...outcomes
      .filter(([, count]) => count > 0)
      .map(([what, count]) => texts.outcomes[what](count)),
    someOf(mediaAdded) ? texts.mediaAdded(mediaAdded.photos, mediaAdded.recordings) : '',
    someOf(mediaHere) ? texts.mediaHere(mediaHere.photos, mediaHere.recordings) : '',
    versionsKept > 0 ? texts.versions(versionsKept) : '',
    draftsAdded > 0 ? texts.drafts(draftsAdded) : '',
    texts.preferences[preferences],
  ].filter((line) => line !== '')
  return lines.length > 0 ? lines : [texts.nothing]
}

function someOf({ photos, recordings }: Report['mediaAdded']): boolean {
  return photos + recordings > 0
}

/** What was skipped, and what was guessed. */
export function reportParts(report: Report, texts: Texts): ReportPart[] {
  const { skipped, media, leftOut, guesses } = report
  const parts: ReportPart[] = [
    {
      title: texts.skipped(skipped.length),
      lines: skipped.map(
        ({ where, reason, detail }) => `${where}: ${detail ?? texts.skipReasons[reason]}`,
      ),
    },
    {
      title: texts.media(media.length),
      lines: media.map(({ type, name, where, reason }) => {
        const from = where === name ? '' : ` (${where})`
        return `${texts.mediaTypes[type]}: ${name}${from}: ${texts.mediaReasons[reason]}`
      }),
    },
    {
      title: texts.leftOut,
      lines: Object.entries(leftOut).map(([field, count]) => texts.leftOutField(field, count)),
    },
    {
      title: texts.guessed,
      lines: (Object.entries(guesses) as [Guess, { count: number; where: string[] }][]).map(
        ([guess, { count, where }]) => {
          const rest = count > where.length ? `, ${texts.andMore(count - where.length)}` : ''
          return `${texts.guess(texts.guesses[guess], count)} (${where.join(', ')}${rest})`
        },
      ),
    },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

/** The whole report as a text file. */
export function reportText(
  report: Report,
  about: { readonly name: string; readonly when: string },
  texts: Texts,
): string {
  const head = [texts.title, '', texts.file(about.name), texts.made(about.when), '']
  const parts = reportParts(report, texts).flatMap(({ title, lines }) => [
    '',
    title,
    ...indented(lines),
  ])
  return [...head, ...indented(outcomeLines(report, texts)), ...parts, ''].join('\n')
}

const indented = (lines: readonly string[]) => lines.map((line) => `- ${line}`)
