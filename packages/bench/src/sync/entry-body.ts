let made = 0

/** What the web app sends. */
export function entryBody(): string {
  made += 1
  const now = new Date().toISOString()
  return JSON.stringify({
    _id: `temp_${made.toString(16).padStart(24, '0')}`,
    title: 'A day like any other',
    content: 'It was a quiet morning by the river, and I walked for a long time. '.repeat(15),
    prompt: 'What was the morning like?',
    metadata: { wordCount: 225, keywords: ['quiet', 'morning', 'river'] },
    createdAt: now,
    updatedAt: now,
    userId: '',
    localDate: now.slice(0, 10),
    timeZone: 'Europe/Berlin',
    mood: 'calm',
    tags: ['walks'],
    favorite: false,
    hideFromAssistant: false,
  })
}
