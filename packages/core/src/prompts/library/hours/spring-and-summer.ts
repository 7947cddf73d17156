import { type Prompt, tagged } from '../../prompt.ts'

const spring = tagged({ seasons: ['spring'] }, [
  {
    text: 'What has come up that no one planted?',
    help: 'In a crack in the sidewalk or in yourself. Say when you first saw it.',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Winter took care of something for you. Look at what’s gone.',
    help: 'It ended, rested or sorted itself out under the cold.',
    style: 'reflection',
    goals: ['Self-reflection'],
    interests: ['Life Transitions'],
  },
  {
    text: 'There’s a little more light each evening now. What would you like it to fall on?',
    help: 'A person, a project, a stretch of road. Be as particular as you can.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Which smell told you that spring had come?',
    help: 'Wet soil, cut grass, someone’s open window. Write where you were standing.',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Open a window, or imagine one, and write down what comes in.',
    help: 'Start with air and sound; see who follows.',
    style: 'freeform',
    moods: ['calm'],
  },
  {
    text: 'What could you air out, beat like a rug or give away?',
    help: 'It doesn’t have to be a thing you can lift. An old rule will do.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Since the coats came off, what have you been walking toward?',
    help: 'Go by where your feet have taken you, not by any plan.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Name a creature that’s busier than you this week.',
    help: 'Bird, bee, the dog next door. Thank it for the entertainment.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What are you willing to be a beginner at this spring?',
    help: 'Say what your first clumsy attempt would look like.',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Education & Learning', 'Hobbies & Recreation'],
  },
])

const summer = tagged({ seasons: ['summer'] }, [
  {
    text: 'Write the longest afternoon you remember.',
    help: 'Its heat, its boredom, its ice. You may invent what you’ve forgotten.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'Since it got warm you do less of something. Do you miss it?',
    help: 'Cooking, arguing, wearing socks. Give it a fair hearing.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What has the sun done for you this week?',
    help: 'Dried a shirt, warmed a wall, filled a patio. List its small jobs.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'There’s a vacation version of you. What do they do that you could do on a Wednesday?',
    help: 'Think of pace, food, shoes, bedtime.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Take yourself to water and stay there for a page.',
    help: 'A lake, a hose, a glass. What do you hear first?',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'Who do you see only in summer?',
    help: 'A neighbor on the steps, a cousin, yourself at six in the morning.',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Relationships & Social Life', 'Family Life'],
  },
  {
    text: 'Choose one fruit and give it its due.',
    help: 'Where it came from, how you ate it, what ran down your wrist.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What grows better in you when the days are long and nothing hurries?',
    help: 'Where did you notice it last?',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'What do you want to remember of this summer when the coats come out again?',
    help: 'Choose something no photograph would show.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
])

export const springAndSummer: readonly Prompt[] = [...spring, ...summer]
