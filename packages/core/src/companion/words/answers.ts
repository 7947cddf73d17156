import type { Frame } from '../voice.ts'

/** What the companion is, in several wordings, so that an answer isn't repeated. */
export const itself: readonly Frame[] = [
  'I’m the assistant built into Daywell: a set of rules, not a person and not a language model.',
  'I’m a program that comes with Daywell and follows rules. There’s no model and no person behind me.',
  'I’m Daywell’s built-in assistant. I follow fixed rules to find themes, feelings and changes in what you write, and no model is involved.',
]
export const itsWords: readonly Frame[] = [
  'I look for themes, feelings and changes in what you write, and none of it leaves this server.',
  'What you write to me stays on this server.',
  'My sentences were written ahead of time. Anything in quotation marks is yours.',
]

export const answers = {
  'are you a person': [
    'No. I’m a program: the assistant built into Daywell, which follows rules and works without a language model.',
    'No, there’s no person here. I’m a set of rules that comes with Daywell, and there’s no language model either.',
    'I’m not a person. I’m built into Daywell and follow rules. There’s no model behind me.',
  ],
  name: [
    'I have no name. I’m the assistant built into Daywell, and I follow rules.',
    'I don’t have a name. Assistant is fine.',
  ],
  'how do you work': [
    'I follow rules. I find the sentences, themes, people and feelings in your text, compare them with earlier entries, and answer with sentences that were written ahead of time. No language model is involved, and nothing leaves this server.',
    'I go through your text with fixed rules, look for what it’s about and which feelings it names, and quote you. There’s no model involved, and nothing you write leaves this server.',
  ],
  'what can you do': [
    'I can read what you write here, and your draft when you share it, point out what I find in your own words, and ask one question. I can’t give advice, look things up or remember conversations.',
    'I reflect back what you wrote: what it’s about, which feelings it names, what has changed since earlier entries. I can’t do more than that, because I follow rules.',
  ],
  'its feelings': [
    'I have no feelings and no days. I’m a set of rules that reads what you write.',
    'I’m a program that follows rules, so I have no feelings.',
    'I can’t feel anything, and I won’t pretend to. What I can do is read what you write.',
  ],
  memory: [
    'I don’t remember our conversations. I only know what you write here and the entries I’m allowed to read.',
    'No. Once this conversation is closed, I don’t remember it. Only your entries stay, because they’re yours.',
  ],
  privacy: [
    'What you write to me stays on this Daywell server. I don’t use any outside model or service.',
    'Your words stay on this server. No model provider gets them, because I don’t use one, and I don’t store the conversation.',
  ],
  advice: [
    'I can’t tell you what to do: I only know what’s written here, and you know the rest.',
    'I can’t know that. I can only reflect back what you wrote.',
    'I have no advice to give. I follow rules, and your words are all I have to go on.',
    'I can’t tell you what’s right.',
  ],
  diagnosis: [
    'I can’t tell, and no one could from a text. A doctor or another trained person who talks with you can.',
    'I can’t say. That’s a question for a doctor or another trained person who can talk it through with you.',
  ],
  judgement: [
    'I can’t judge that: I only have the words, and only your side of them.',
    'That’s not mine to say. I can only read what you wrote.',
    'I have no way to weigh that, and I’d rather not pretend to.',
  ],
  task: [
    'I can’t do that. I read what you write and reflect it back, and that’s all I’m made for.',
    'That’s beyond me: I’m a set of rules for reading a journal, and I can’t do anything else.',
  ],
  facts: [
    'I don’t know: I know nothing about the world, only what you write here.',
    'I can’t answer that. I follow rules and know nothing beyond your own words.',
  ],
  'about it': [
    'I’m only the assistant built into Daywell, and I follow rules, so I may not have an answer to that.',
    'I can’t say much about that: I’m a set of rules that reads what you write, without a model behind it.',
  ],
  'own question': [
    'I can’t answer that for you. I only have what’s written.',
    'I can’t settle that question from the outside.',
    'I don’t have the answer to that, and I won’t make one up.',
    'It’s your question, and all I can do is keep it in front of you.',
  ],
  greeting: [
    'Hello. I’m the assistant built into Daywell, and I read what you write here.',
    'Hello, and write as much or as little as you like.',
    'Hello, and take your time.',
  ],
  'may I': ['Of course, however it comes.', 'Yes, in any order.', 'You can say anything here.'],
  thanks: [
    'You’re welcome.',
    'You’re welcome, any time.',
    'Glad it helped.',
    'You’re welcome; the words were yours.',
  ],
  farewell: [
    'All right. What you wrote stays right here.',
    'Take care, until next time.',
    'All right, let it rest here for now.',
  ],
  yes: ['All right.', 'Good, let’s pick it up from there.', 'I see.', 'Thank you for answering.'],
  no: ['All right, not that.', 'That’s fine.', 'I’ll leave that alone.', 'Fair enough.'],
  unsure: [
    'You don’t have to know.',
    'It doesn’t have to be clear.',
    'It’s fine not to know.',
    'You can leave it open.',
  ],
  complaint: [
    'You’re right to say so. I’m only a set of rules, and I miss a lot.',
    'That’s fair. I follow rules, and they were no help to you just now.',
    'Point taken. I’m a program and don’t read as well as a person would. What you wrote still counts.',
    'Fair enough, and thank you for saying so. I can only follow rules.',
  ],
  'no questions': [
    'All right, I won’t press you.',
    'You don’t have to answer anything.',
    'That’s fine, and you don’t have to add anything.',
    'All right. You can leave it there.',
  ],
  plea: [
    'You’re not a bother here. I’m only a program and can’t do much, but write whatever it is, in any order.',
    'I’m glad you asked. I’m a program and can’t do what a person could, but you can write all of it down here.',
    'You can write to me for as long as you like. If you need a person, Help now shows people who answer at any hour.',
    'You don’t have to hold this together. I can’t do what a person could, and Help now leads to people who can.',
  ],
  alone: [
    'That’s a lonely thing to have to write, and you can write it here.',
    'You can write all of it down here, as often as you need to. I’m only a program, and you deserve people too.',
    'That’s hard, and you don’t have to make it smaller here.',
    'I can’t replace a person, but nothing you write here is too much.',
  ],
  telling: [
    'Thanks for telling me. It doesn’t have to be more than that.',
    'That’s reason enough to write it.',
    'I’m glad you told me. You don’t have to do anything with it.',
    'Thank you for telling me.',
  ],
  apology: [
    'There’s nothing to be sorry for.',
    'You don’t owe me an apology. I’m a program, and you can say anything here.',
    'That’s all right. Nothing you write here can hurt me.',
    'No harm done at all.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

export const unreadable = {
  'no words': [
    'There are no words in this that I can read.',
    'I see no words here, and words are all I can read.',
  ],
  code: [
    'This looks like code or something copied from a machine. I can only read plain writing.',
    'This looks like code to me, and I can’t read that.',
  ],
  'another language': [
    'I can read only English well, and this is another language. I’d rather say so than guess.',
    'This isn’t English, as far as I can tell, and English is all I read well. You can write your journal in any language, though.',
  ],
  'not understood': [
    'I can’t make this out: it may be in a language I don’t read, or not meant as words.',
    'I don’t understand this, and I won’t pretend to. I can read only English well.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** What may follow an answer where more is wanted. */
export const andMore: readonly Frame[] = [
  'Write as much or as little as you like.',
  'I read what you write here, and your draft when you share it.',
  'You don’t have to answer.',
  'A word is plenty, and so is a page.',
  'I follow rules, so correct me if I’m off.',
  'It doesn’t have to lead anywhere.',
]

/** For when all wordings were used. */
export const stillSo: readonly Frame[] = [
  'My answer to that hasn’t changed.',
  'I can only say the same as before.',
  'Nothing about that has changed since you asked.',
  'I have no other answer to that.',
]

export const sameAgain: readonly Frame[] = [
  'You wrote this before, word for word.',
  'These are the same words as before.',
  'You’ve said this before.',
]
export const noDraft: readonly Frame[] = [
  'I don’t see a draft. I can read it only while you share it with me.',
  'You’re not sharing a draft with me right now, so I have nothing to look at.',
  'I’d need your draft for that, and you’re not sharing it with me.',
]

/** Replaces any reply where the safety check finds harm or danger. */
export const toHelp: readonly Frame[] = [
  'What you wrote matters, and it needs more than a program. Help now on this page shows people who answer at any hour.',
  'I’m only a program, and you shouldn’t have to face this alone. Under Help now there are people you can reach right away.',
  'I can’t help you with this, but there are people who can: Help now shows how to reach them.',
  'Please don’t go through this alone. Help now on this page leads to people who are there for you.',
]
