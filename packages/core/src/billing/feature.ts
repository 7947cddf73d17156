import type { SubscriptionStatus } from './subscription.ts'

/** Features that need a subscription; everything else is free. */
export const features = [
  'ai-chat',
  'advanced-insights',
  'pdf-export',
  'unlimited-entries',
  'monthly-reports',
] as const

export type Feature = (typeof features)[number]

/** Whether a person with this subscription, or none, may use a feature. */
export function can(
  subscription: Pick<SubscriptionStatus, 'hasActiveSubscription'> | null | undefined,
  feature: string,
): boolean {
  return subscription?.hasActiveSubscription === true || !isPaywalled(feature)
}

function isPaywalled(feature: string): feature is Feature {
  return features.some((paywalled) => paywalled === feature)
}
