import { type Prompt, tagged } from '../../prompt.ts'

const autumn: readonly Prompt[] = [
  {
    text: 'Pick something that’s changing this fall and describe its colors.',
    help: 'A tree, a street, even a friendship. Take it one shade at a time.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    seasons: ['autumn'],
  },
  {
    text: 'What are you bringing indoors this fall?',
    help: 'Plants, blankets, plans, people. Make a list.',
    style: 'reflection',
    goals: ['Self-reflection'],
    seasons: ['autumn'],
  },
  {
    text: 'What have you been working on since spring that’s starting to pay off?',
    help: 'A skill, some savings, a better way to say no. How far has it come?',
    style: 'growth',
    goals: ['Personal growth', 'Goal tracking'],
    seasons: ['autumn'],
  },
  {
    text: 'Which coat, sweater or pair of boots did you just get out again?',
    help: 'Where have you worn it before?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
    seasons: ['autumn'],
  },
  {
    text: 'What gets easier to give up as the days get shorter?',
    help: 'Late nights, weekend plans, an old grudge. Why is it easier now?',
    style: 'reflection',
    goals: ['Self-reflection'],
    seasons: ['autumn'],
  },
  {
    text: 'Describe a rainy day using only smells.',
    help: 'See if you can do it without the word “rain.”',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    seasons: ['autumn'],
  },
  {
    text: 'What warmed you up this week?',
    help: 'Soup, a hug, a kind word. How long did it last?',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    seasons: ['autumn', 'winter'],
  },
  {
    text: 'You have time for one more thing before it gets cold. What is it?',
    help: 'Keep it small. Describe the first ten minutes.',
    style: 'growth',
    goals: ['Goal tracking'],
    seasons: ['autumn'],
  },
  {
    text: 'Which of your plans fell through and led to something good?',
    help: 'Start with the plan, then say what came of it.',
    style: 'reflection',
    goals: ['Self-reflection', 'Personal growth'],
    seasons: ['autumn'],
  },
]

const winter = tagged({ seasons: ['winter'] }, [
  {
    text: 'Describe what it’s like to be warm on a cold day.',
    help: 'The exact blanket, the exact mug. Save the cold for the last line.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'What’s changing in you this winter, even if it doesn’t show yet?',
    help: 'A decision, a recovery, a new habit. How can you tell?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Who or what brightens the dark months for you?',
    help: 'A person, a ritual, a lit window on the way home. Describe it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
    moods: ['sad'],
  },
  {
    text: 'Is there anything you’d like to slow down until the days get longer?',
    help: 'What would a slower Tuesday look like?',
    style: 'growth',
    goals: ['Stress management'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Frost, fog or first snow: describe the morning you remember best.',
    help: 'If you don’t get those where you live, make one up.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'What do you miss about summer evenings, and what do you get only in winter?',
    help: 'Two short lists are enough.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Name something that’s only good when it’s cold out.',
    help: 'Hot chocolate, heavy blankets, an excuse to stay in. Say why you love it.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What do you want to keep going this winter, even if only barely?',
    help: 'Think of it as a small fire. What’s one log you could add?',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Whose door would you knock on in a storm?',
    help: 'What would they say when they opened it?',
    style: 'reflection',
    interests: ['Relationships & Social Life'],
  },
])

export const autumnAndWinter: readonly Prompt[] = [...autumn, ...winter]
