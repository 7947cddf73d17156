export { type ChatTurn, chatAsEntry } from './chat-as-entry.ts'
