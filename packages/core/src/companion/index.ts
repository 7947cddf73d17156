export { reply } from './reply.ts'
export type {
  CompanionReply,
  CompanionRequest,
  EarlierEntry,
  PastMessage,
  Source,
} from './request.ts'
