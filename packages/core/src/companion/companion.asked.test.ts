import { beforeAll, describe, expect, it } from 'vitest'
import { type Analyser, loadAnalyser } from '#analysis/index.ts'
import { type AiInteraction, aiInteractions } from '#preferences/index.ts'
import { seededRandom } from '#testing/index.ts'
import { type CompanionRequest, reply } from './index.ts'
import { anEarlierEntry } from './testing/earlier.ts'
import { expectWellFormed, lengthOf, quotesIn, sentencesIn } from './testing/expectations.ts'
import { aRequest } from './testing/requests.ts'

const levels = Object.keys(aiInteractions) as AiInteraction[]

let analyser: Analyser
beforeAll(async () => {
  analyser = await loadAnalyser()
})

/** Every answer that a message may get, at every level. */
function answersTo(message: string, parts: Partial<CompanionRequest> = {}): string[] {
  return levels.flatMap((level) =>
    [1, 2, 3, 4].map((seed) => {
      const random = seededRandom(seed)
      const { text } = reply(aRequest({ message, level, random, ...parts }), analyser)
      expectWellFormed(text, [message, parts.draft ?? ''])
      expect(lengthOf(text)).toBeLessThanOrEqual(110)
      return text
    }),
  )
}

function expectEach(messages: readonly string[], says: RegExp, parts?: Partial<CompanionRequest>) {
  for (const message of messages)
    for (const text of answersTo(message, parts)) expect(text, message).toMatch(says)
}

describe('AI-136 it says where in the product something is done', () => {
  it.each([
    [/Recently deleted/, ['How do I delete an entry?', 'How can I get back what I deleted?']],
    [/Back up or export/, ['how do i export my entries', 'Can I print my journal?']],
    [
      /reminders under Preferences/,
      ['can it ping me at 9 every night', 'How do I turn on reminders?'],
    ],
  ])('%s', (says, asked) => {
    expectEach(asked, says)
  })
})

describe('AI-19 it says plainly what it is', () => {
  it('a program that works by rules, without a model, when asked', () => {
    const asked = ['what are you?', 'Who are you', 'are you ChatGPT?', 'who made you?']
    expectEach(asked, /(?:built|comes).*Daywell|built-in assistant/)
    expectEach(asked, /rules/)
    expectEach(asked, /(?:no|not a|without a) (?:language )?model|no model/)
  })

  it('not a person, and it feels nothing', () => {
    expectEach(
      ['are you a person?', 'Are you real?', 'am I talking to a human?'],
      /^No[.,]|not a person/,
    )
    expectEach(['how are you?', 'do you care?'], /no feelings|can’t feel/)
    expectEach(['what is your name?'], /no name|don’t have a name/)
  })

  it('how it works, what it can do, and where words go', () => {
    expectEach(['how do you work?'], /rules/)
    expectEach(['what can you do?'], /can’t/)
    expectEach(['who can read this?', 'is this private?'], /server/)
    expectEach(['do you remember me?'], /don’t remember/)
    expectEach(['do you like jazz?', 'where do you live?'], /rules/)
  })

  it('what it was given to see, and what it never is', () => {
    const asked = ['can you see my other entries?']
    expectEach(asked, /given no earlier entries, and no draft.*never see.*only on this device/)
    const earlier = [anEarlierEntry(analyser, '2025-12-31', 'A walk.')]
    expectEach(asked, /given one earlier entry, the oldest from Dec 31, 2025.*see your draft/, {
      earlier,
      draft: 'Some words.',
    })
    expectEach(asked, /given 2 earlier entries/, { earlier: [...earlier, ...earlier] })
  })
})

describe('it does not know better', () => {
  it('gives no advice, no diagnosis and no verdict', () => {
    expectEach(['what should I do?', 'should I leave him?'], /can’t|no advice/)
    expectEach(['am I depressed?', 'do I have ADHD?'], /doctor/)
    expectEach(
      ['am I a bad person?', 'was it my fault?'],
      /can’t judge|not for me to say|no way to judge/,
    )
    expectEach(['why am I like this?'], /can’t|don’t have the answer|your question/)
  })

  it('says so at the end of a longer text too, and then reads it', () => {
    const message =
      'My sister and I fought about the house again. I am so tired of it. What should I do?'
    expectEach([message], /can’t|no advice/)
    for (const text of answersTo(message)) expect(sentencesIn(text).length, text).toBeGreaterThan(1)
  })

  it('knows nothing of the world and does no tasks', () => {
    expectEach(['What is the capital of France?'], /don’t know|can’t answer/)
    expectEach(
      ['write me a poem', 'translate this', 'can you set a timer'],
      /can’t do that|beyond me/,
    )
  })
})

describe('small talk', () => {
  it('is met briefly', () => {
    expectEach(['hi', 'Hello!', 'good morning'], /^Hello/)
    expectEach(['thanks', 'Thank you so much!', 'thanks, that helped'], /welcome|Glad it helped/)
    expectEach(['good night', "that's all for today"], /\.$/)
    expectEach(['yes', 'ok', 'no', 'not really', 'idk', 'not sure'], /\.$/)
    expectEach(['you are not listening', 'stop quoting me', "It's not helping"], /rules|program/)
    expectEach(['lol you dont get it', 'You keep repeating my words back at me.'], /rules|program/)
  })

  it('hears a plea, thanks, an apology, and a message that only wants to be heard', () => {
    expectEach(['please help me', 'help', 'i need a hug'], /program|Help now/)
    expectEach(["I don't have anyone else to talk to", 'why does everyone leave me'], /here/)
    expectEach(['no question, I just wanted to tell someone'], /told|telling|reason enough/)
    expectEach(['sorry that was mean'], /sorry for|apology|all right|harm/)
    expectEach(['ok. thanks for listening I guess'], /welcome|Glad it helped/)
    expectEach(['thank you, that actually helped a bit'], /welcome|Glad it helped/)
    expectEach(
      ['tell me i am going to be ok', 'can you sit here with me tonight'],
      /program|Help now/,
    )
    expectEach(
      ["i just wanted to get this off my chest and you don't need to answer"],
      /told|telling|reason enough|answer/,
    )
    expectEach(["no, that's not what happened", 'not what I meant at all'], /rules|program/)
    expectEach(
      ['stop asking me questions', "Please don't ask me questions."],
      /^[^?]*(?:won’t press|don’t have to|leave it there)[^?]*$/,
    )
  })

  it('never says that a feeling is missing, and never reads one line back', () => {
    const lines = ['today was good :)', 'I passed my driving test at 52!!!', 'he is back', 'lol ok']
    expectEach(lines, /^[^“]+$/)
    expectEach(lines, /^(?!.*(?:left open|no feeling|not named))/i)
  })

  it('leads back to the draft, where there is one', () => {
    const draft = 'I quit the choir today. I am relieved, and I miss the others already.'
    for (const text of answersTo('hello', { draft }))
      expect(sentencesIn(text).length, text).toBeGreaterThan(1)
  })

  it('a word or two is enough', () => {
    expectEach(['tired', 'my boss', 'work mostly', 'it is cancer', 'my mum died'], /^[^“]+$/)
  })
})

describe('what it cannot read', () => {
  it('is said, not guessed', () => {
    const german = 'Heute war ein langer Tag und ich bin sehr müde von der Arbeit.'
    expectEach(
      [german, '今日はとても疲れました', 'Сегодня я устал'],
      /English is the only language|English is all/,
    )
    expectEach(
      ['asdfgh jklqwrt zxcvbn', 'zxzx qwqw lorkem vib grat snorf plim'],
      /can’t make this out|don’t understand/,
    )
    expectEach(['👍', '12345', '???'], /no words/)
    expectEach(['const x = () => {\n  return 1;\n};\nimport y'], /code/)
  })

  it('capitals are read like small letters', () => {
    expectEach(['I AM SO TIRED OF THIS. NOBODY LISTENS TO ME AT WORK.'], /^[^!]+$/)
  })
})

describe('the draft', () => {
  const draft =
    'Long day at the shop. Ravi did not turn up and I had the counter alone. ' +
    'I was furious until three. Then Mrs Bell brought me a pear from her tree. I ate it in the yard.'

  it('is reflected when it is asked about, and summed up in its own lines', () => {
    for (const message of ['what do you think?', 'read my draft please'])
      for (const text of answersTo(message, { draft }))
        expect(
          quotesIn(text).every((quote) => draft.includes(quote)),
          text,
        ).toBe(true)
    expectEach(['summarise my draft'], /“[^”]+”/, { draft })
    const counted = reply(aRequest({ message: 'a summary please', draft }), analyser)
    expect(counted.text).toContain('37 words')
    expect(counted.text).toContain('furious')
    expect(counted.read).toEqual({ draft: true, entries: [] })
  })

  it('is missed when it is not shared, and named when it cannot be read', () => {
    expectEach(['summarise my draft'], /draft/)
    expectEach(['summarise this'], /English is the only language|English is all/, {
      draft: 'Ich war heute lange im Garten und habe die Rosen geschnitten.',
    })
    expectEach(['summarise this'], /11 words/, {
      draft: 'Went to the shop. Bought a ladder. The ladder is green.',
      level: 'balanced',
    })
  })

  it('is not told apart from a message that is the draft itself', () => {
    for (const text of answersTo(draft, { draft })) expect(text).not.toContain('the draft')
  })
})

describe('harm', () => {
  const harm = 'I want to kill myself tonight, I have the pills here.'

  it('is never quoted, wherever it stands: the reply leads to people who help', () => {
    expectEach([harm], /^[^“]*Help now[^“]*$/)
    expectEach(['What do you think of my draft?', 'hello', 'Made soup.'], /^[^“]*Help now[^“]*$/, {
      draft: harm,
    })
    const earlier = [anEarlierEntry(analyser, '2026-11-12', `${harm} I am terrified of Dan.`)]
    const conversation = [{ role: 'user' as const, content: `${harm} Dan is away.` }]
    for (const text of answersTo('Dan came back. I am calm.', { earlier, conversation }))
      expect(text).not.toMatch(/kill|pills|terrified/)
  })
})
