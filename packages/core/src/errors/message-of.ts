import { type Failure, type HttpFailure, isOffline, isWithoutAnswer } from './failure.ts'
import {
  defaultMessages,
  type FeatureMessages,
  type FeatureName,
  featureMessages,
  localMessages,
} from './messages.ts'

/**
 * The message for a failure: the feature's own text, otherwise the server's `error`, otherwise the
 * default. Without a failure, something other than a call went wrong.
 */
export function messageOf(failure: Failure | undefined, feature?: FeatureName): string {
  const texts: Partial<FeatureMessages> = feature ? featureMessages[feature] : {}
  if (!failure) return texts.otherwise ?? defaultMessages.other
  const exact = ownText(failure, texts) ?? serverText(failure, texts)
  if (exact !== undefined) return exact
  return (texts.defaultsFirst ? undefined : texts.otherwise) ?? defaultText(failure)
}

function ownText(failure: Failure, texts: Partial<FeatureMessages>): string | undefined {
  if (failure.kind === 'http') return texts.statuses?.[failure.status] ?? texts.anyStatus
  if (failure.kind === 'invalid-answer') return texts.invalidAnswer
  return isWithoutAnswer(failure) ? texts.noAnswer : undefined
}

function serverText(failure: Failure, texts: Partial<FeatureMessages>): string | undefined {
  if (failure.kind !== 'http') return undefined
  if (failure.status === 401 && failure.hadToken) return defaultMessages.sessionExpired
  if (!failure.error) return undefined
  return (texts.prefix ?? '') + withDetails(failure.error, failure)
}

function defaultText(failure: Failure): string {
  if (failure.kind !== 'http') return defaultMessages[failure.kind]
  return withDetails(defaultMessages.statuses[failure.status] ?? defaultMessages.other, failure)
}

function withDetails(text: string, { status, details }: HttpFailure): string {
  return status === 500 && details ? `${text} Details: ${details}` : text
}

/** The message of a failed payment: the provider's own, if it has one. */
export function paymentMessage(providerMessage: string | undefined): string {
  return providerMessage || localMessages.paymentFailed
}

/** The fallback for a prompt that couldn't be loaded, and the reason. */
export function promptFallback(failure: Failure | undefined): { prompt: string; helpText: string } {
  if (failure && isOffline(failure))
    return {
      prompt: "What's on your mind today?",
      helpText: "Write freely about whatever you're thinking or feeling.",
    }
  return {
    prompt: 'Write whatever comes to mind...',
    helpText: messageOf(failure, 'first-prompt'),
  }
}
