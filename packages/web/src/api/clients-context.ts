import { createContext, use } from 'react'
import type { Client } from './client.ts'

export interface Clients {
  /** Auth, journal, preferences. */
  readonly api: Client<'api'>
  /** AI, summaries, billing, profile: calls that may require a subscription. */
  readonly premium: Client<'premium'>
}

const ClientsContext = createContext<Clients | null>(null)
export const ClientsProvider = ClientsContext.Provider

export function useClients(): Clients {
  const clients = use(ClientsContext)
  if (!clients) throw new Error('useClients needs a ClientsProvider around it')
  return clients
}
