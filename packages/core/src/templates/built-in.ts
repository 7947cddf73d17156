import type { Template } from './template.ts'

/** The templates that everyone has. Each heading has an empty line below it, to write on. */
export const builtInTemplates: readonly Template[] = [
  {
    id: 'morning-pages',
    name: 'Morning pages',
    text: sections('Whatever’s on my mind', 'What I want from today'),
  },
  {
    id: 'evening-review',
    name: 'Evening review',
    text: sections('What went well', 'What was hard', 'What I learned', 'What can wait'),
  },
  {
    id: 'gratitude',
    name: 'Gratitude',
    text: `## Three good things\n1. \n2. \n3. \n\n${sections('Why they mattered', 'Someone I’d like to thank')}`,
  },
  {
    // The seven columns of a thought record as cognitive behavioral therapy uses it.
    id: 'thought-record',
    name: 'CBT thought record',
    text: sections(
      'Situation: where was I, and what happened?',
      'Feelings, each with its strength (0–100%)',
      'Automatic thought: what went through my mind?',
      'Evidence for the thought',
      'Evidence against the thought',
      'A more balanced thought',
      'Feelings now, each with its strength (0–100%)',
    ),
  },
  {
    id: 'weekly-review',
    name: 'Weekly review',
    text: `${sections('My week in a few words', 'Highlights', 'What was hard', 'What I learned')}\n\n## Next week\n- [ ] `,
  },
]

/** @__NO_SIDE_EFFECTS__ */
function sections(...headings: readonly string[]): string {
  return headings.map((heading) => `## ${heading}\n`).join('\n\n')
}
