import { catalogue } from '#kit/texts/catalogue.ts'

export const onboardingTexts = catalogue({
  en: {
    progress: (step: number, total: number) => `Step ${step} of ${total}`,
    back: 'Back',
    next: 'Next',
    skip: 'Skip',
    start: 'Start Journaling',
    starting: 'Opening your journal...',
    chosen: (count: number) => `${count} selected`,
    later:
      'We can’t reach your account right now. Keep going: we’ll save your answers here and sync them later.',
    failed: 'Failed to save preferences',
    mood: {
      title: 'How are you feeling today?',
      lead: 'There is no wrong answer. We’ll pick your prompts to match.',
      legend: 'Mood',
      missing: 'Pick a mood to continue',
    },
    goals: {
      title: 'What brings you to journaling?',
      lead: 'Choose as many as you like, or add your own. You can change them anytime.',
      legend: 'Goals',
      missing: 'Pick at least one goal to continue',
    },
    interests: {
      title: 'What areas interest you most?',
      lead: 'We’ll use these to choose your prompts.',
      legend: 'Areas of interest',
      missing: 'Pick at least one area to continue',
    },
    challenges: {
      title: "Any challenges you'd like to work on?",
      lead: 'We’ll show you more prompts about these.',
      legend: 'Challenges',
      missing: 'Pick at least one challenge to continue',
    },
    setup: {
      title: "Let's set up your journal",
      lead: 'Last step. You can change all of this later in Preferences.',
    },
    ownGoal: {
      label: 'Add Custom Goal',
      add: 'Add',
      remove: (goal: string) => `Remove ${goal}`,
      there: 'That one’s already on the list. We selected it for you.',
      tooLong: 'A goal can have up to 200 characters. Please shorten it.',
      notStorable: 'That contains a character we can’t save. Please retype it.',
      full: 'You can have up to 100 goals. Remove one to add another.',
    },
    interaction: {
      legend: 'How chatty should the assistant be?',
      about: 'For the assistant (Premium). It only replies when you message it.',
      minimal: 'One short reply, then back to your page.',
      balanced: 'A back-and-forth, with replies of a few sentences.',
      involved:
        'Longer replies that ask follow-up questions and draw on earlier entries. If this server uses an AI model, the model gets excerpts from them.',
    },
    notifications: {
      legend: 'Reminders and streaks',
      label: 'Notifications',
      hint: 'One reminder a day, at a time you choose.',
      default: 'Your browser will ask for permission once.',
      time: 'Reminder time',
      streakLabel: 'Streak alerts',
      streakHint: 'A nudge when a streak is about to end or hits a milestone.',
      denied:
        'Your browser is blocking Daywell’s notifications. Allow them in its site settings; we’ll remember your choice.',
      unsupported:
        'This browser doesn’t support notifications. We’ll use your choice in browsers that do.',
    },
    loading: 'Loading…',
    retrying: (attempt: number, total: number) =>
      `Having trouble connecting... Attempt ${attempt}/${total}`,
    unreachable: {
      title: 'We couldn’t load your answers',
      what: 'Your answers are safe. Please try again before changing anything.',
      again: 'Try again',
      journal: 'Go to your journal',
    },
  },
})
