import type { MonthlyInsights, SpanSummary, WeeklySummary } from '#insights/index.ts'
import type { Section, WordsChapter } from './book.ts'
import { plural } from './days-in-words.ts'

/** The weekly summary as a chapter. */
export function weeklyChapter(summary: WeeklySummary): WordsChapter {
  const { entryCount, wordCount, daysWritten, mood } = summary
  const counts = `${plural(entryCount, 'entry', 'entries')}, ${plural(wordCount, 'word')}, written on ${plural(daysWritten, 'day')}.${mood ? ` Mood: ${mood}.` : ''}`
  return chapter('Weekly Summary', [
    { title: null, as: 'paragraphs', texts: [...paragraphsOf(summary.reflection), counts] },
    { title: 'Themes', as: 'list', texts: summary.themes },
    { title: 'Highlights', as: 'quotes', texts: summary.highlights },
    { title: 'Emotions', as: 'list', texts: summary.emotions },
    { title: 'A question for next week', as: 'paragraphs', texts: [summary.nextQuestion] },
  ])
}

/** The summary of a year as a chapter. */
export function yearlyChapter(summary: SpanSummary): WordsChapter {
  return chapter('Your Year', [
    { title: null, as: 'paragraphs', texts: paragraphsOf(summary.reflection) },
    { title: 'Along the way', as: 'list', texts: summary.parts },
    { title: 'Feelings over time', as: 'list', texts: summary.emotionalPatterns },
    { title: 'People and themes', as: 'list', texts: summary.themes },
    { title: 'In your words', as: 'quotes', texts: summary.highlights },
    { title: 'A question for the next year', as: 'paragraphs', texts: [summary.nextQuestion] },
  ])
}

const paragraphsOf = (text: string) => text.split(/\n{2,}/)

/** The monthly insights as a chapter, each under its name. */
export function monthlyChapter(insights: MonthlyInsights): WordsChapter {
  return chapter(
    'Monthly Insights',
    Object.entries(insights).map(([name, value]) => ({
      title: nameInWords(name),
      as: Array.isArray(value) ? ('list' as const) : ('paragraphs' as const),
      texts: [value].flat(),
    })),
  )
}

function chapter(title: string, sections: readonly Section[]): WordsChapter {
  const filled = sections.map((section) => ({
    ...section,
    texts: section.texts.filter((text) => text.trim() !== ''),
  }))
  return { kind: 'words', title, sections: filled.filter(({ texts }) => texts.length > 0) }
}

/** `emotionalPatterns` as `Emotional patterns`. */
function nameInWords(name: string): string {
  const words = name
    .replace(/[_-]/g, ' ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
