import { catalogue } from '#kit/texts/catalogue.ts'

export const onboardingTexts = catalogue({
  en: {
    progress: (step: number, total: number) => `Step ${step} of ${total}`,
    back: 'Back',
    next: 'Next',
    start: 'Start Journaling',
    starting: 'Opening your journal...',
    chosen: (count: number) => `${count} chosen`,
    later:
      'Your account cannot be reached just now. You can go on: your answers stay on this device and are sent as soon as it can be.',
    failed: 'Failed to save preferences',
    mood: {
      title: 'How are you feeling today?',
      lead: 'There is no wrong answer. Your first prompts begin where you are.',
      legend: 'Mood',
      missing: 'Choose a mood to go on',
    },
    goals: {
      title: 'What brings you to journaling?',
      lead: 'Choose as many as feel true, or add your own. They can change any day.',
      legend: 'Goals',
      missing: 'Choose at least one goal to go on',
    },
    interests: {
      title: 'What areas interest you most?',
      lead: 'Your prompts will come from these more often.',
      legend: 'Areas of interest',
      missing: 'Choose at least one area to go on',
    },
    challenges: {
      title: "Any challenges you'd like to work on?",
      lead: 'Prompts that meet these will come to you more often, and others less.',
      legend: 'Challenges',
      missing: 'Choose at least one challenge to go on',
    },
    setup: {
      title: "Let's set up your journal",
      lead: 'A quiet beginning. You can change all of it under Preferences.',
    },
    ownGoal: {
      label: 'Add Custom Goal',
      add: 'Add',
      remove: (goal: string) => `Remove ${goal}`,
      there: 'That one is already on the list, and it is chosen.',
      tooLong: 'A goal can have up to 200 characters. Could you say it in fewer?',
      notStorable: 'There is a character in it that cannot be stored. Please type it again.',
      full: 'A list can hold 100 goals. Let go of one to add another.',
    },
    interaction: {
      legend: 'AI interaction level',
      about: 'For the AI assistant, a part of Premium. It speaks only when you write to it.',
      minimal: 'One short reflection, and then the page is yours again.',
      balanced: 'A conversation, in replies that are neither short nor long.',
      involved:
        'Longer replies that ask further and look back at earlier entries; where the assistant is a language model, it is given excerpts of them.',
    },
    notifications: {
      legend: 'Reminders and streaks',
      label: 'Notifications',
      hint: 'One reminder to write a day, at a time of your choice.',
      default: 'Your browser will ask you once whether Daywell may show them.',
      time: 'Reminder time',
      streakLabel: 'Streak alerts',
      streakHint: 'A word when a streak is about to end, and when it reaches a milestone.',
      denied:
        'This browser does not show notifications of Daywell. You can allow them in its settings for this site; your choice is kept until then.',
      unsupported:
        'This browser does not support notifications. Your choice is kept for those that do.',
    },
    loading: 'Looking up your choices…',
    retrying: (attempt: number, total: number) =>
      `Having trouble connecting... Attempt ${attempt}/${total}`,
    unreachable: {
      title: 'Your choices could not be looked up',
      what: 'They are safe. So that nothing of them is lost, they are shown here before they are changed.',
      again: 'Try again',
      journal: 'Go to your journal',
    },
  },
})
