import * as endpoints from './endpoints.ts'

export {
  type Access,
  type AnswerOf,
  BODY_LIMIT,
  type BodyOf,
  commonErrors,
  type Endpoint,
  type EventOf,
  endpoint,
  type HeadersOf,
  type Method,
  type ParamsOf,
  type SentBodyOf,
  SYNC_BODY_LIMIT,
} from './endpoint.ts'
export {
  MESSAGE_MAX,
  type PastMessage,
  QUESTION_MAX,
  type ReadEntry,
} from './endpoints/assistant.ts'
export { SYNC_PAGE } from './endpoints/sync-body.ts'
export { type ErrorBody, errorBody } from './error-body.ts'
export { type ErrorCode, errors } from './errors.ts'
export { errorCodeOf, fieldsOf } from './fields.ts'
export { openApiDocument } from './openapi.ts'
export { type Scope, scopeOf } from './token-scopes.ts'
export { endpoints }
export type EndpointName = keyof typeof endpoints
