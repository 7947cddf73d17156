import type { Frame } from '../voice.ts'

/** What the companion is, in several wordings, so that an answer isn't repeated. */
export const itself: readonly Frame[] = [
  'I am the companion that is built into Daywell: a set of rules, not a person and not a language model.',
  'I am a program that works by rules and comes with Daywell; no model and no person is behind it.',
  'I am the built-in companion. I look for themes, feelings and changes in your words by fixed rules, and no model is involved.',
]
export const itsWords: readonly Frame[] = [
  'I look for themes, feelings and changes in what you write, and nothing of it leaves this server.',
  'What you write to me stays on this server.',
  'My sentences were written beforehand; the words between quotation marks are yours.',
]

export const answers = {
  'are you a person': [
    'No. I am a program: the companion that is built into Daywell, which works by rules and without a language model.',
    'No, there is no person here. I am a set of rules that comes with Daywell, and no language model either.',
    'I am not a person. I am built into Daywell and work by rules; there is no model behind me.',
  ],
  name: [
    'I have no name. I am the companion that is built into Daywell, and I work by rules.',
    'There is no name for me; the built-in companion will do.',
  ],
  'how do you work': [
    'By rules: I find the sentences, themes, people and feelings in your text, compare them with earlier entries, and answer with sentences that were written beforehand. No language model is involved, and nothing leaves this server.',
    'I take your text apart by fixed rules, look for what it is about and which feelings it names, and quote you. There is no model in it, and no word of yours leaves this server.',
  ],
  'what can you do': [
    'I can read what you write here, and your draft when you share it, say what I find in it in your own words, and ask one question. I cannot give advice, look things up or remember conversations.',
    'I hold up what you wrote: what it is about, which feelings it names, what has changed since earlier entries. More than that I cannot do, because I work by rules.',
  ],
  'its feelings': [
    'I have no feelings and no days; I am a set of rules that reads what you write.',
    'There is nothing in me that could feel: I am a program that works by rules.',
    'I cannot feel anything, and I will not pretend to. What I can do is read what you write.',
  ],
  memory: [
    'I keep nothing of our conversations. What I know is what you write here and what stands in the entries I may read.',
    'No. When this conversation is closed I have nothing of it; only your entries stay, because they are yours.',
  ],
  privacy: [
    'What you write to me goes to the server that runs this Daywell and no further: I work there by rules, without any model or service of somebody else.',
    'Your words stay on this server. No model provider gets them, since I do not use one, and I keep nothing of the conversation.',
  ],
  advice: [
    'I cannot tell you what to do: I know only what is written here, and you know the rest.',
    'That I cannot know. I can only hold up what you wrote.',
    'I have no advice to give; I work by rules and have only your words to go by.',
    'What is right here is not something I could know from a text.',
  ],
  diagnosis: [
    'I cannot tell, and nobody could from a text. A doctor, or somebody trained who talks with you, can.',
    'That is not something I can say. It is a question for a doctor or another trained person who can ask you back.',
  ],
  judgement: [
    'I cannot judge that: I have only the words, and only your side of them.',
    'That is not mine to say. I can only read what you put down.',
    'I have no way to weigh that, and I would rather not pretend to.',
  ],
  task: [
    'I cannot do that. I read what you write and reflect it; that is all I am made for.',
    'That is beyond me: I am a set of rules for reading a journal, and can do nothing else.',
  ],
  facts: [
    'I do not know: I have no knowledge of the world, only of what you write here.',
    'I cannot answer that. I work by rules and know nothing beyond your own words.',
  ],
  'about it': [
    'I am only the companion that is built into Daywell, and I work by rules, so I may not have an answer to that.',
    'I cannot say much about that: I am a set of rules that reads what you write, without a model behind it.',
  ],
  'own question': [
    'I cannot answer that for you; I only have what is written.',
    'That question is one I cannot settle from the outside.',
    'I do not have the answer to that, and I will not make one up.',
    'It is your question, and I can only keep it in front of you.',
  ],
  greeting: [
    'Hello. I am the companion built into Daywell, and I read what you write here.',
    'Hello, and write as much or as little as you like.',
    'Hello, and take your time.',
  ],
  'may I': ['Of course, as it comes.', 'Yes, and in any order.', 'You can say anything here.'],
  thanks: [
    'You are welcome.',
    'You are welcome, and come back whenever you like.',
    'It is good that it was of some use.',
    'You are welcome; the words were yours.',
  ],
  farewell: [
    'All right. What you wrote stays where you put it.',
    'Take care, until another time.',
    'Then let it rest here for now.',
  ],
  yes: ['All right.', 'Good, then let us go on from there.', 'I see.', 'Thank you for answering.'],
  no: [
    'All right, then not that.',
    'That is fine.',
    'Then I will leave that alone.',
    'Fair enough.',
  ],
  unsure: [
    'You do not have to know.',
    'It does not have to be clear.',
    'Not knowing is allowed here.',
    'Then it can stay open.',
  ],
  complaint: [
    'You are right to say so. I am only a set of rules, and I miss a great deal.',
    'That is fair. I work by rules, and they were no help to you just now.',
    'Point taken. I am a program and read less well than a person would; what you wrote still counts.',
    'Fair enough, and thank you for saying it. I can only go by rules.',
  ],
  'no questions': [
    'All right, I will not press you.',
    'Then you need not answer anything.',
    'That is fine, and nothing more has to be said.',
    'All right. You can leave it there.',
  ],
  plea: [
    'You are not a bother here. I am only a program and cannot do much, but write whatever it is, in any order.',
    'It is good that you ask. I am a program and cannot do what a person could, but you can put all of it down here.',
    'I am here to be written to, for as long as you like. If you need a person, Help now shows people who answer at any hour.',
    'You do not have to manage this neatly. I cannot do what a person could, and Help now leads to people who can.',
  ],
  alone: [
    'That is a lonely thing to have to write, and you can write it here.',
    'You can put all of it down here, as often as you need to. I am only a program, and you deserve people too.',
    'That is hard, and you do not have to make it smaller here.',
    'I am no replacement for a person, but nothing you write here is too much.',
  ],
  telling: [
    'Then it is told, and it need not be anything more.',
    'That is reason enough to write it.',
    'It is good that you told it. Nothing has to follow from it.',
    'Thank you for telling it.',
  ],
  apology: [
    'There is nothing to be sorry for.',
    'You owe me no apology; I am a program, and you can say anything here.',
    'That is all right. Nothing you write here can hurt me.',
    'No harm done at all.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

export const unreadable = {
  'no words': [
    'There are no words in this that I can read.',
    'I find no words here, and words are all I can read.',
  ],
  code: [
    'This looks like code or something copied from a machine; I can only read what somebody writes in plain words.',
    'I take this for code, and I cannot read that.',
  ],
  'another language': [
    'I read only English well, and this is another language. I would rather say so than guess.',
    'This is not English, as far as I can tell, and English is all that I read well. Your journal takes any language; only I do not.',
  ],
  'not understood': [
    'I cannot make this out: it is in a language that I do not read, or not meant as words.',
    'I do not understand this, and I will not pretend to. I read only English well.',
  ],
} as const satisfies Readonly<Record<string, readonly Frame[]>>

/** What may follow an answer where more is wanted. */
export const andMore: readonly Frame[] = [
  'Write as much or as little as you like.',
  'I read what you write here, and your draft when you share it.',
  'There is no need to answer.',
  'A word is enough to go on, and so is a page.',
  'What I say is put together by rules, so correct me where it is off.',
  'Nothing has to come of it.',
]

/** For when all wordings were used. */
export const stillSo: readonly Frame[] = [
  'My answer to that has not changed.',
  'To that I can only say the same as before.',
  'Nothing about that has changed since you asked.',
  'I have no other answer to that.',
]

export const sameAgain: readonly Frame[] = [
  'You wrote this before, word for word.',
  'These are the same words as before.',
  'You say it once more in the same words.',
]
export const noDraft: readonly Frame[] = [
  'I see no draft: I can read it only while you share it with me.',
  'No draft is shared with me just now, so there is nothing I could look at.',
  'For that I would need the draft, and it is not shared with me.',
]

/** Replaces any reply where the safety check finds harm or danger. */
export const toHelp: readonly Frame[] = [
  'What you wrote matters, and it needs more than a program. Help now on this page shows people who answer at any hour.',
  'I am only a program, and you should not be alone with this. Under Help now there are people you can reach right away.',
  'This is more than I can be any help with, and there are people who can: Help now shows how to reach them.',
  'Please do not stay alone with this. Help now on this page leads to people who are there for it.',
]
