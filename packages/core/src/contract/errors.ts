/**
 * Every error of the server: its status and its message for the person. A more exact message may
 * replace it where the error is raised; the code stays.
 */
export const errors = {
  unreadable_body: {
    status: 400,
    sentence: 'We couldn’t read the request. Please send valid JSON.',
  },
  bad_request: {
    status: 400,
    sentence: 'Invalid input. Please check your information and try again.',
  },
  bad_signature: { status: 400, sentence: 'This message’s signature isn’t valid.' },
  session_ended: { status: 401, sentence: 'Session expired. Please log in again' },
  session_required: { status: 401, sentence: 'Session expired. Please log in again' },
  invalid_credentials: { status: 401, sentence: 'Invalid email or password' },
  invalid_recovery_code: {
    status: 401,
    sentence: 'That email and recovery code don’t match',
  },
  temporary_password_expired: {
    status: 401,
    sentence: 'This temporary password has expired. Please ask for a new one',
  },
  payment_failed: { status: 402, sentence: 'Payment failed' },
  subscription_required: { status: 403, sentence: 'Please upgrade to access this feature' },
  password_needed: { status: 403, sentence: 'Please confirm your password to continue' },
  password_change_needed: {
    status: 403,
    sentence: 'This password is temporary. Please choose your own',
  },
  signups_closed: { status: 403, sentence: 'This server isn’t accepting new accounts right now' },
  not_allowed: { status: 403, sentence: 'This account isn’t allowed to do that' },
  not_found: { status: 404, sentence: 'Not found' },
  entry_not_found: { status: 404, sentence: 'Entry not found' },
  no_entries: { status: 404, sentence: 'No entries found for this period yet' },
  not_built: { status: 404, sentence: 'Not available yet' },
  method_not_allowed: { status: 405, sentence: 'This address doesn’t accept that method' },
  email_taken: { status: 409, sentence: 'An account with this email already exists' },
  username_taken: { status: 409, sentence: 'This username is already taken' },
  already_subscribed: { status: 409, sentence: 'You already have a subscription' },
  stale: { status: 409, sentence: 'A newer version is already saved' },
  too_many_versions: {
    status: 409,
    sentence: 'A newer version is already saved, and this entry can’t hold any other versions',
  },
  privacy_level_changed: {
    status: 409,
    sentence: 'Your privacy level was changed on another device. Nothing was uploaded.',
  },
  days_not_agreed: {
    status: 409,
    sentence: 'You haven’t agreed to share the days you write with the server',
  },
  body_too_large: { status: 413, sentence: 'This is too large to send at once' },
  wrong_host: {
    status: 421,
    sentence:
      'Daywell isn’t set up for this address. If you run it, set PUBLIC_URL or ALLOWED_HOSTS.',
  },
  invalid_input: { status: 422, sentence: 'Invalid input data' },
  too_many_requests: {
    status: 429,
    sentence: 'Too many requests. Please wait a moment before trying again',
  },
  server_error: { status: 500, sentence: 'Server error. Please try again later' },
  model_failed: { status: 502, sentence: 'Unable to get AI response. Please try again' },
  still_working: {
    status: 503,
    sentence: 'We’re still working on it. Please try again in a minute.',
  },
  payments_unavailable: {
    status: 503,
    sentence:
      'Subscription service is temporarily unavailable. Please try again later or contact support.',
  },
  unavailable: {
    status: 503,
    sentence: 'Daywell can’t reach its storage right now. Please try again in a moment.',
  },
  storage_full: {
    status: 507,
    sentence:
      'Your journal has reached its storage limit on this server. Delete entries you no longer need, or ask the person who runs the server for more space.',
  },
  not_ready: {
    status: 503,
    sentence: 'Daywell isn’t ready because its storage can’t save anything.',
  },
  key_changed: {
    status: 503,
    sentence: 'We’re restarting parts of Daywell. Please try again in a moment.',
  },
  disk_full: {
    status: 507,
    sentence:
      'The server’s disk is full, so we can’t save this right now. Your device keeps it, and we’ll try again.',
  },
} as const satisfies Record<string, { status: number; sentence: string }>

export type ErrorCode = keyof typeof errors
