/** Default messages of failed calls, where neither the feature nor the server has one. */
export const defaultMessages = {
  network: 'Network connection error. Please check your internet connection.',
  'cross-origin': 'Authentication service is currently unavailable. Please try again later.',
  timeout: 'Unable to connect to the server. Please check your internet connection',
  setup: 'Failed to make request. Please check your internet connection.',
  'invalid-answer': 'Invalid server response',
  sessionExpired: 'Session expired. Please log in again',
  other: 'An unexpected error occurred',
  statuses: {
    400: 'Invalid input. Please check your information and try again.',
    401: 'Invalid email or password',
    403: 'Session expired. Please log in again',
    404: 'Account not found. Please sign up first',
    409: 'An account with this email already exists',
    422: 'Invalid input data',
    500: 'Server error. Please try again later',
  } as Readonly<Record<number, string>>,
} as const

/** The messages of one feature, from the most specific to the least. */
export interface FeatureMessages {
  /** By status; they precede the server's own `error`. */
  readonly statuses?: Readonly<Record<number, string>>
  /** For every other status; precedes the server's own `error`, too. */
  readonly anyStatus?: string
  readonly noAnswer?: string
  readonly invalidAnswer?: string
  /** Precedes the server's own `error`. */
  readonly prefix?: string
  /** When nothing else is known of the failure. */
  readonly otherwise: string
  /** The defaults come before `otherwise`. */
  readonly defaultsFirst?: true
}

const modelBudgetUsed = 'The assistant’s budget for this month is used up. It renews on the 1st.'

const always = (text: string): FeatureMessages => ({ anyStatus: text, otherwise: text })

const summary = (period: string, name: string, failed: string): FeatureMessages => ({
  statuses: {
    402: modelBudgetUsed,
    404: `No entries found for this ${period} yet. Start writing to see your ${name}!`,
    401: `Please log in again to view your ${name}`,
  },
  anyStatus: failed,
  noAnswer: 'Network error. Please check your connection.',
  otherwise: failed,
})

const codeUnsure =
  'We’re not sure that worked. Your old code may no longer be valid, so please create another.'

/** Features with messages of their own. */
export const featureMessages = {
  login: { otherwise: 'Failed to sign in. Please try again.', defaultsFirst: true },
  signup: { otherwise: 'Failed to create account. Please try again.', defaultsFirst: true },
  recover: { otherwise: 'We couldn’t set a new password. Please try again.', defaultsFirst: true },
  'create-token': {
    otherwise: 'We couldn’t create the token. Please try again.',
    defaultsFirst: true,
  },
  'confirm-password': {
    otherwise: 'We couldn’t check your password. Please try again.',
    defaultsFirst: true,
  },
  'renew-code': {
    // Without an answer, the server may have done it anyway.
    statuses: { 502: codeUnsure, 503: codeUnsure, 504: codeUnsure },
    noAnswer: codeUnsure,
    invalidAnswer: codeUnsure,
    otherwise: 'We couldn’t create a new recovery code. Please try again.',
    defaultsFirst: true,
  },
  chat: {
    statuses: {
      401: 'Please log in to use the AI assistant',
      402: modelBudgetUsed,
      403: 'Please upgrade to access AI features',
      429: 'Too many requests. Please wait a moment before trying again',
    },
    anyStatus: 'Unable to get AI response. Please try again',
    invalidAnswer: 'Invalid response from AI service',
    otherwise: 'Failed to get AI response',
  },
  'weekly-summary': summary('week', 'summary', 'Failed to load summary. Please try again later.'),
  'monthly-summary': summary(
    'month',
    'insights',
    'Failed to load monthly insights. Please try again later.',
  ),
  'delete-entry': always('Failed to delete entry'),
  'export-entry': always('Failed to export entry'),
  'new-prompt': always('Failed to generate new prompt'),
  'first-prompt': {
    otherwise: 'Failed to load writing prompt. You can still write freely.',
    defaultsFirst: true,
  },
  'save-preferences': always('Failed to save preferences'),
  'load-preferences': always('Failed to load preferences'),
  'disable-notifications': always('Failed to disable notifications'),
  'update-profile': { otherwise: 'Failed to update profile' },
  'delete-account': always('Failed to delete account'),
  subscribe: {
    statuses: {
      401: 'Authentication expired. Please sign in again.',
      403: 'Access denied. Please check your account status.',
    },
    prefix: 'Error: ',
    otherwise: 'Failed to create subscription. Please try again.',
  },
  'cancel-subscription': always('Failed to cancel subscription'),
} as const satisfies Record<string, FeatureMessages>

export type FeatureName = keyof typeof featureMessages

/** Success messages. */
export const successMessages = {
  entryDeleted: 'Entry deleted successfully',
  entryExported: 'Entry exported successfully',
  promptGenerated: 'Generated new prompt',
  preferencesSaved: 'Preferences saved successfully',
  preferencesSavedLocally: 'Preferences saved locally',
  notificationsDisabled: 'All notifications disabled',
  profileUpdated: 'Profile updated successfully',
  accountDeleted: 'Account deleted successfully',
  subscriptionActivated: 'Subscription activated successfully!',
  subscriptionCanceled: 'Subscription canceled successfully',
} as const

/** Messages for problems before any call is made. */
export const localMessages = {
  entryNotFound: 'Entry not found',
  minimalInteraction:
    'AI interaction is set to minimal. Please adjust your preferences to continue the conversation.',
  missingPrice: 'Subscription configuration error. Please try again later.',
  paymentFailed: 'Payment failed',
  paymentsUnavailable:
    'Subscription service is temporarily unavailable. Please try again later or contact support.',
  notificationsUnsupported: 'This browser does not support notifications',
  notificationHookUnsupported: 'Notifications not supported',
} as const
