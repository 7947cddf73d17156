import { isLoopback } from '#config/addresses.ts'
import type { ModelUse } from '#config.ts'
import { keepToLength } from './keep-to-length.ts'
import type { ModelConfig } from './model-config.ts'
import { patience } from './patience.ts'
import { chatPrompt } from './prompt/chat-prompt.ts'
import { taskPrompt } from './prompt/task-prompt.ts'
import { MAX_TOTAL_CHARS } from './prompt/voice.ts'
import type { Provider } from './provider.ts'
import type { TokenMeter, Tokens } from './token-meter.ts'

/** A model that was set up by the operator. */
export function modelProvider(config: ModelConfig, use: ModelUse, meter: TokenMeter): Provider {
  const { limits, sampling } = use
  const { host } = new URL(config.baseUrl)
  const loading = loadSdk(config)
  // The caller gets the error.
  loading.catch(() => {})

  return {
    where: { provider: config.provider, model: config.model, host, here: runsHere(config) },

    async reply(talk, signal, who) {
      await meter.admit(who)
      const { model, streamWords } = await loading
      const prompt = chatPrompt(talk)
      const spent = (tokens: Tokens) => meter.count(who, tokens)
      const call = () => ({ model, prompt, sampling, patience: patience(limits, signal), spent })
      const words = streamChecked(() => streamWords(call()))
      return { read: prompt.read, words: keepToLength(words, MAX_TOTAL_CHARS[talk.level]) }
    },

    async write(task, signal, who) {
      await meter.admit(who)
      const { model, writeFields } = await loading
      const prompt = taskPrompt(task)
      const spent = (tokens: Tokens) => meter.count(who, tokens)
      const call = { model, prompt, sampling, patience: patience(limits, signal), spent }
      const value = await writeFields(call, task.schema)
      return { value, read: prompt.read }
    },
  }
}

/** Some programs on this machine hand words on to models elsewhere, and name those `…cloud`. */
function runsHere({ baseUrl, model }: ModelConfig): boolean {
  return isLoopback(new URL(baseUrl).hostname) && !/cloud$/i.test(model)
}

/** Begins when the first word is asked for. */
async function* streamChecked(begin: () => AsyncIterable<string>): AsyncGenerator<string> {
  yield* begin()
}

/** Some megabytes that a server without a model never needs. */
async function loadSdk(config: ModelConfig) {
  const [{ languageModel }, { streamWords, writeFields }] = await Promise.all([
    import('./sdk/language-model.ts'),
    import('./sdk/ask-model.ts'),
  ])
  return { streamWords, writeFields, model: languageModel(config) }
}
