import { catalogue } from '#kit/texts/catalogue.ts'

/** Labels of choices, by their names in the preferences. */
export const fieldTexts = catalogue({
  en: {
    names: {
      'writingGoals.entriesPerWeek': 'Entries per week',
      'writingGoals.wordsPerEntry': 'Words per entry',
      'writingGoals.primaryGoal': 'Primary goal',
      'writingGoals.specificGoals': 'Specific goals',
      'journalStyle.promptPreference': 'Prompts',
      'journalStyle.topicsOfInterest': 'Topics for prompts',
      'journalStyle.privacyLevel': 'Privacy level',
      'journalStyle.aiInteraction': 'AI interaction',
      preferredWritingTime: 'When you like to write',
      'personalInfo.currentMood': 'Current mood',
      'personalInfo.stressLevel': 'Stress level',
      'personalInfo.sleepQuality': 'Sleep quality',
      'personalInfo.majorLifeEvents': 'Major life events',
      'personalInfo.interests': 'Interests',
      'personalInfo.challengesToAddress': 'Challenges to address',
      'notifications.reminderEnabled': 'Remind me to write',
      'notifications.preferredTime': 'Reminder time',
      'notifications.streakAlerts': 'Tell me when a streak is at risk',
      'accessibility.fontSize': 'Font size',
      'accessibility.lineSpacing': 'Line spacing',
    },
    hints: {
      wordsPerEntry: 'From 50 to 2000. The line under your page fills as you get there.',
      specificGoals: 'As many as you like, and your own.',
      topics: 'In your own words.',
      events: 'What is going on in your life, in your own words.',
      interaction: 'How much the companion says when you ask it.',
      streakAlerts: 'On an evening when you have not written yet.',
    },
    values: {
      entries: (count: number) => (count === 1 ? '1 entry a week' : `${count} entries a week`),
      spacing: (value: number) => value.toFixed(1),
    },
    writingTimes: {
      morning: 'Morning',
      afternoon: 'Afternoon',
      evening: 'Evening',
      night: 'Night',
    },
    privacy: { words: 'Privacy & data', change: 'Change it in' },
    appearance: {
      label: 'Appearance',
      hint: 'On this device, at once.',
      system: 'As the system',
      light: 'Light',
      dark: 'Dark',
    },
    sample: {
      name: 'How your page will look',
      day: 'A Sunday in autumn',
      text: 'The kettle took its time this morning and so did I. Nothing had to be decided before noon, and for once I let it stay that way.',
    },
    list: {
      remove: (words: string) => `Remove ${words}`,
      own: { goal: 'A goal of your own', topic: 'A topic of your own', event: 'An event' },
      add: { goal: 'Add Custom Goal', topic: 'Add Topic', event: 'Add Event' },
      already: 'That is in the list already.',
    },
  },
})
