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
      'journalStyle.topicsOfInterest': 'Your own topics',
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
      wordsPerEntry: '50 to 2,000. The line under your page fills up as you write.',
      specificGoals: 'Pick any, or add your own.',
      challenges: 'Pick any that apply.',
      interests: 'Pick any that apply.',
      topics: 'In your own words.',
      events: 'What’s going on in your life, in your own words.',
      interaction: 'How much the assistant says when you ask.',
      streakAlerts: 'In the evening, if you haven’t written yet.',
    },
    groups: {
      wanted: 'What you want from journaling',
      topics: 'What you like to write about',
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
    privacy: { words: 'Privacy & data', change: 'Change this in' },
    appearance: {
      label: 'Appearance',
      hint: 'For this device only. Takes effect right away.',
      system: 'Match system',
      light: 'Light',
      dark: 'Dark',
    },
    formatting: {
      label: 'Format while writing',
      hint: 'Shows Markdown as headings, lists and bold text. Off: the page is plain text. For this device only.',
    },
    sample: {
      name: 'Preview of your page',
      day: 'A Sunday in autumn',
      text: 'The kettle took its time this morning and so did I. Nothing had to be decided before noon, and for once I let it stay that way.',
    },
    list: {
      remove: (words: string) => `Remove ${words}`,
      own: { goal: 'Your own goal', topic: 'Your own topic', event: 'Your own event' },
      add: { goal: 'Add Custom Goal', topic: 'Add Topic', event: 'Add Event' },
      already: 'Already added.',
    },
  },
})
