import type { Frame } from '../voice.ts'

/** What the companion is, in several wordings, so that an answer isn't repeated. */
export const itself: readonly Frame[] = [
  'I’m the assistant built into Daywell: a set of rules, not a person and not a language model.',
  'I’m a program that comes with Daywell and follows fixed rules. There’s no person behind me, and no language model.',
  'I’m Daywell’s built-in assistant. I follow fixed rules to find themes, feelings and changes in what you write, with no language model involved.',
]
export const itsWords: readonly Frame[] = [
  'I look for themes, feelings and changes in what you write, and none of it leaves this server.',
  'What you write to me stays on this server.',
  'My sentences were written in advance. Anything in quotation marks comes from you.',
]

export const answers = {
  'are you a person': [
    'No. I’m a program: the assistant built into Daywell. I follow rules and don’t use a language model.',
    'No, there’s no person here, and no language model either. I’m a set of rules that comes with Daywell.',
    'I’m not a person. I’m a program built into Daywell. I follow rules, and there’s no language model behind me.',
  ],
  name: [
    'I don’t have a name. I’m just the assistant built into Daywell.',
    'I don’t have a name of my own. You can call me the assistant.',
  ],
  'how do you work': [
    'I follow rules. I look for what your text is about and answer with sentences that were written in advance. No language model is involved, and nothing leaves this server.',
    'I use fixed rules to find what your text is about and which feelings it names, and I quote your own words. There’s no language model involved, and nothing you write leaves this server.',
  ],
  'what can you do': [
    'I can read what you write here, and your draft if you share it. I answer in a sentence or two, and I can point out a line of your draft. I can’t give advice, look things up or remember conversations.',
    'I read what you wrote and answer in a sentence or two. In your draft, I can point out a line. I follow rules, so I can’t do more than that.',
  ],
  'its feelings': [
    'I have no feelings, and I don’t have good or bad days. I’m a set of rules that reads what you write.',
    'I’m a program that follows rules, so I have no feelings.',
    'I can’t feel anything, and I won’t pretend to. What I can do is read what you write.',
  ],
  memory: [
    'I don’t remember our conversations. I only know what you write here and the entries I’m allowed to read.',
    'No. Once you close this conversation, I don’t remember it. Only your entries are kept.',
  ],
  privacy: [
    'What you write to me stays on this Daywell server, and no outside model or service gets it. Someone could read it only with your account, on a device where you’re logged in, or by running the server.',
    'Your words stay on this server. I don’t use an outside model, and I don’t store the conversation. Someone could read your entries only with your account, on a device where you’re logged in, or by running the server.',
  ],
  advice: [
    'I can’t tell you what to do, because I only know what’s written here.',
    'I can’t know that. I can only reflect back what you wrote.',
    'I have no advice to give. I follow rules, and your words are all I have to go on.',
    'I can’t tell you what’s right.',
  ],
  diagnosis: [
    'I can’t tell, and neither could anyone else just from what you’ve written. A doctor or another professional who talks with you can.',
    'I can’t say. That’s a question for a doctor or another professional who can talk it through with you.',
  ],
  judgement: [
    'I can’t judge that. I only have what you wrote, and only your side of it.',
    'That’s not for me to say. I can only read what you wrote.',
    'I have no way to judge that, and I’d rather not pretend to.',
  ],
  task: [
    'I can’t do that. I read what you write and reflect it back, and that’s all I’m made to do.',
    'That’s beyond me. I’m a set of rules for reading a journal, and I can’t do anything else.',
  ],
  question: ['Here’s one.', 'All right, here’s one.', 'Of course.', 'Gladly.'],
  'journal period': [
    'Your weeks and months are under Insights, with links to the days they come from.',
    'I read one conversation at a time. Insights looks over your weeks and months and shows the days behind them.',
  ],
  'journal search': [
    '“Ask your journal” can look that up. It answers in your own sentences and shows the days they’re from.',
    'I can’t search from here. “Ask your journal” can, and it shows you the days it found.',
  ],
  'app help': [
    'I can’t change anything in Daywell. Settings are under Preferences, your account under Profile, and whatever has to do with your entries (exports, PDFs, backups) under Privacy & data.',
    'I can’t do that from here. Look under Privacy & data for exports, PDFs and backups, under Preferences for settings and reminders, and under Profile for your account.',
  ],
  'app help deleting': [
    'I can’t delete anything. Find the entry under Past entries and choose Delete in its menu. For 30 days you can restore it from Recently deleted.',
  ],
  'app help bringing back': [
    'I can’t do that from here, but deleted entries stay in Recently deleted for 30 days, and you can restore them there.',
  ],
  'app help exporting': [
    'I can’t make files, but under Privacy & data, Back up or export gives you all your entries in files that you can open and print.',
  ],
  'app help reminders': ['I can’t remind you myself. You’ll find reminders under Preferences.'],
  facts: [
    'I don’t know. I know nothing about the world beyond what you write here.',
    'I can’t answer that. I follow rules and know nothing beyond your own words.',
  ],
  'about it': [
    'I’m only the assistant built into Daywell, and I follow rules, so I may not have an answer to that.',
    'I can’t say much about that. I’m just a set of rules that reads what you write, with no language model behind it.',
  ],
  'own question': [
    'I can’t answer that for you. I only have what you’ve written.',
    'I can’t answer a question like that from the outside.',
    'I don’t have the answer to that, and I won’t make one up.',
    'That’s your question to answer. All I can do is read what you write about it.',
  ],
  greeting: [
    'Hello. I’m the assistant built into Daywell, and I read what you write here.',
    'Hello there. You can write as much or as little as you want.',
    'Hello, and welcome. Take your time.',
  ],
  'may I': [
    'Of course. Say it however it comes out.',
    'Yes. You can start anywhere.',
    'You can say anything here.',
  ],
  thanks: [
    'You’re welcome.',
    'You’re welcome, anytime.',
    'Glad it helped.',
    'You’re very welcome.',
  ],
  farewell: [
    'All right, you can pick this up whenever you like.',
    'Take care, and see you next time.',
    'All right, we’ll leave it there for now.',
  ],
  yes: ['All right.', 'Okay, let’s go from there.', 'I see.', 'Thank you for answering.'],
  no: ['All right, never mind that.', 'That’s fine.', 'I’ll leave that alone.', 'Fair enough.'],
  unsure: [
    'You don’t have to know.',
    'It doesn’t have to be clear yet.',
    'It’s fine not to know.',
    'You can leave it open.',
  ],
  complaint: [
    'You’re right to say so. I’m only a set of rules, and I miss a lot.',
    'That’s fair. I follow rules, and they didn’t help you just now.',
    'Point taken. I’m a program and don’t read as well as a person would. What you wrote still matters.',
    'Fair enough, and thank you for saying so. I can only follow rules.',
  ],
  'no questions': [
    'All right, I won’t press you.',
    'You don’t have to answer anything.',
    'That’s fine, and you don’t have to add anything.',
    'All right. You can leave it there.',
  ],
  plea: [
    'You’re not a bother. I’m only a program and can’t do much, but you can write down whatever it is, in any order.',
    'I’m glad you asked. I’m a program and can’t do what a person could, but you can write all of it down here.',
    'You can write to me for as long as you like. If you need a person, the Help now page lists people you can reach at any hour.',
    'You don’t have to hold it together. I can’t do what a person could, but the Help now page lists people who can.',
  ],
  alone: [
    'That’s a lonely place to be. You can write about it here.',
    'You can write all of it down here, as often as you need to. I’m only a program, and you deserve real people, too.',
    'That’s hard, and you don’t have to play it down here.',
    'I can’t replace a person, but nothing you write here is too much.',
  ],
  telling: [
    'Thanks for telling me. It doesn’t have to be more than that.',
    'That’s reason enough to write it down.',
    'I’m glad you told me. You don’t have to do anything with it.',
    'Thank you for telling me.',
  ],
  apology: [
    'There’s nothing to be sorry for.',
    'You don’t owe me an apology. I’m a program, and you can say anything here.',
    'That’s all right. Nothing you write here can hurt me.',
    'No harm done.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

export const unreadable = {
  'no words': [
    'There are no words in this that I can read.',
    'I see no words here, and words are all I can read.',
  ],
  code: [
    'This looks like code or computer output. I can only read ordinary writing.',
    'This looks like code to me, and I can’t read that.',
  ],
  'another language': [
    'English is the only language I read well, and this is a different one. I’d rather say so than guess.',
    'This isn’t English, as far as I can tell, and English is all I read well. You can write your journal in any language, though.',
  ],
  'not understood': [
    'I can’t make this out. It may be in a language I don’t read, or it may not be words at all.',
    'I don’t understand this, and I won’t pretend to. English is the only language I read well.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** For when all wordings have been used. */
export const stillSo: readonly Frame[] = [
  'My answer to that hasn’t changed.',
  'I can only tell you what I said before.',
  'Nothing about that has changed since you asked.',
  'I have no other answer to that.',
]

export const sameAgain: readonly Frame[] = [
  'You wrote this before, word for word.',
  'You’ve told me that already, in the same words.',
  'You’ve said this before.',
]
export const noDraft: readonly Frame[] = [
  'I don’t see a draft. I can only read it while you’re sharing it with me.',
  'You’re not sharing a draft with me right now, so I have nothing to look at.',
  'I’d need your draft for that, and you’re not sharing it with me.',
]

/** Replaces any reply where the safety check finds harm or danger. */
export const toHelp: readonly Frame[] = [
  'What you wrote matters, and you need more than a program right now. The Help now page lists people you can reach at any hour.',
  'I’m only a program, and you shouldn’t have to face this alone. The Help now page lists people you can reach right away.',
  'I can’t help you with this, but there are people who can. The Help now page shows how to reach them.',
  'Please don’t go through this alone. The Help now page lists people who are there for you.',
]
