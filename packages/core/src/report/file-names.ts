import type { SummaryKind } from '#insights/index.ts'

/** `weekly_journal_2026-11-18.pdf`: the day on which it is made. */
export function summaryFileName(kind: SummaryKind | 'yearly', today: string): string {
  return `${kind}_journal_${today}.pdf`
}

/** `journal_2026-11-01_2026-11-18.pdf`: its first and its last day. */
export function rangeFileName({ from, to }: { from: string; to: string }): string {
  return `journal_${from}_${to}.pdf`
}
