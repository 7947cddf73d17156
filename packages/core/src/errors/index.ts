export { type Failure, type HttpFailure, isOffline } from './failure.ts'
export { messageOf, paymentMessage, promptFallback } from './message-of.ts'
export { type FeatureName, localMessages, successMessages } from './messages.ts'
