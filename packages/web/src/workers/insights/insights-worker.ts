import { answerInsights } from './answer-insights.ts'
import type { InsightsRequest } from './insights-messages.ts'

/** Reading years of entries takes a while, which nobody is to feel on the page. */
self.onmessage = async ({ data }: MessageEvent<InsightsRequest>) =>
  self.postMessage(await answerInsights(data))
