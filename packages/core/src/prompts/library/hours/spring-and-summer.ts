import { type Prompt, tagged } from '../../prompt.ts'

const spring = tagged({ seasons: ['spring'] }, [
  {
    text: 'What has popped up this spring that no one planted?',
    help: 'A weed in the sidewalk counts. So does a new feeling. When did you first notice it?',
    style: 'freeform',
    goals: ['Creativity enhancement'],
  },
  {
    text: 'Which problem went away on its own over the winter?',
    help: 'Maybe it ended, or sorted itself out while you weren’t looking.',
    style: 'reflection',
    goals: ['Self-reflection'],
    interests: ['Life Transitions'],
  },
  {
    text: 'The evenings are getting longer. What would you like to do with the extra light?',
    help: 'See someone, start a project, walk a certain street. Be as specific as you can.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'What smell told you it was spring?',
    help: 'Wet soil, cut grass, someone’s cookout. Where were you?',
    style: 'gratitude',
    goals: ['Gratitude practice', 'Memory keeping'],
  },
  {
    text: 'Open a window, or imagine opening one. Write down what comes in.',
    help: 'Start with the air and the sounds. See what comes next.',
    style: 'freeform',
    moods: ['calm'],
  },
  {
    text: 'What in your life could use some spring cleaning?',
    help: 'It doesn’t have to be a closet. It could be a rule you’ve outgrown.',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'Since the weather got warmer, what have you been moving toward?',
    help: 'Go by what you’ve actually done, not by what you planned.',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'Name an animal that’s busier than you this week.',
    help: 'A robin, a bee, the dog next door. Thank it for the show.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What are you willing to be a beginner at this spring?',
    help: 'What would your first clumsy attempt look like?',
    style: 'growth',
    goals: ['Personal growth'],
    interests: ['Education & Learning', 'Hobbies & Recreation'],
  },
])

const summer = tagged({ seasons: ['summer'] }, [
  {
    text: 'Describe the longest summer afternoon you remember.',
    help: 'The heat, the boredom, the popsicles. Make up what you’ve forgotten.',
    style: 'freeform',
    goals: ['Memory keeping'],
  },
  {
    text: 'What do you do less of in the summer? Do you miss it?',
    help: 'Cooking, arguing, wearing socks. What’s nice about the break?',
    style: 'reflection',
    goals: ['Self-reflection'],
  },
  {
    text: 'What has the sun done for you this week?',
    help: 'Dried a towel, warmed the porch, got you outside. List the small things.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What does the vacation version of you do that you could do on a Wednesday?',
    help: 'Think about your pace, your food, your shoes, your bedtime.',
    style: 'growth',
    goals: ['Personal growth'],
    challenges: ['Work-Life Balance'],
  },
  {
    text: 'Imagine you’re near the water, and stay there for a page.',
    help: 'A lake, a pool, a garden hose. What do you hear first?',
    style: 'freeform',
    goals: ['Creativity enhancement'],
    moods: ['calm'],
  },
  {
    text: 'Who do you only see in the summer?',
    help: 'A neighbor on the porch, a cousin, a friend from the pool. What do you talk about?',
    style: 'reflection',
    goals: ['Memory keeping'],
    interests: ['Relationships & Social Life', 'Family Life'],
  },
  {
    text: 'Choose a summer fruit and describe eating it.',
    help: 'Where it came from, how it tasted, how messy it got.',
    style: 'gratitude',
    goals: ['Gratitude practice'],
  },
  {
    text: 'What gets better for you when the days are long and slow?',
    help: 'When did you last notice it?',
    style: 'growth',
    goals: ['Personal growth'],
  },
  {
    text: 'What do you want to remember about this summer when it’s cold again?',
    help: 'Choose something a photo wouldn’t show.',
    style: 'reflection',
    goals: ['Memory keeping'],
  },
])

export const springAndSummer: readonly Prompt[] = [...spring, ...summer]
