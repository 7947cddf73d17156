/**
 * Every error of the server: its status and its message for the person. A more exact message may
 * replace it where the error is raised; the code stays.
 */
export const errors = {
  unreadable_body: answer(400, 'We couldn’t read the request. Please send valid JSON.'),
  bad_request: answer(400, 'Invalid input. Please check your information and try again.'),
  bad_signature: answer(400, 'This message’s signature isn’t valid.'),
  session_ended: answer(401, 'Session expired. Please log in again'),
  session_required: answer(401, 'Session expired. Please log in again'),
  invalid_credentials: answer(401, 'Invalid email or password'),
  invalid_recovery_code: answer(401, 'That email and recovery code don’t match'),
  temporary_password_expired: answer(
    401,
    'This temporary password has expired. Please ask the person who runs this server for a new one',
  ),
  payment_failed: answer(402, 'Payment failed'),
  model_budget_used: answer(
    402,
    'The assistant’s budget for this month is used up. It renews on the 1st.',
  ),
  subscription_required: answer(403, 'Please upgrade to access this feature'),
  password_needed: answer(403, 'Please confirm your password to continue'),
  password_change_needed: answer(403, 'This password is temporary. Please choose a new one'),
  signups_closed: answer(403, 'This server isn’t accepting new accounts right now'),
  not_allowed: answer(403, 'This account isn’t allowed to do that'),
  not_found: answer(404, 'Not found'),
  entry_not_found: answer(404, 'Entry not found'),
  no_entries: answer(404, 'No entries found for this period yet'),
  not_built: answer(404, 'Not available yet'),
  method_not_allowed: answer(405, 'This URL doesn’t accept that method'),
  email_taken: answer(409, 'An account with this email already exists'),
  username_taken: answer(409, 'This username is already taken'),
  already_subscribed: answer(409, 'You already have a subscription'),
  stale: answer(409, 'A newer version is already saved'),
  too_many_versions: answer(
    409,
    'A newer version is already saved, and this entry can’t store more versions',
  ),
  media_in_use: answer(409, 'An entry or one of its earlier versions still shows this'),
  media_differs: answer(409, 'Another photo or recording already has this id'),
  upload_elsewhere: answer(409, 'This upload continues at another place. Please ask where.'),
  privacy_level_changed: answer(
    409,
    'Your privacy level was changed on another device. Nothing was uploaded.',
  ),
  days_not_agreed: answer(409, 'You haven’t agreed to let the server know which days you write'),
  body_too_large: answer(413, 'This is too large to send at once'),
  range_not_satisfiable: answer(416, 'This has fewer bytes than that'),
  wrong_host: answer(
    421,
    'Daywell isn’t set up for this address. If you run it, set PUBLIC_URL or ALLOWED_HOSTS.',
  ),
  invalid_input: answer(422, 'Invalid input data'),
  too_many_requests: answer(429, 'Too many requests. Please wait a moment before trying again'),
  upload_damaged: answer(460, 'These bytes were damaged on their way. Please send them again.'),
  server_error: answer(500, 'Server error. Please try again later'),
  model_failed: answer(502, 'Unable to get AI response. Please try again'),
  still_working: answer(503, 'We’re still working on it. Please try again in a minute.'),
  payments_unavailable: answer(
    503,
    'Subscription service is temporarily unavailable. Please try again later or contact support.',
  ),
  unavailable: answer(
    503,
    'Daywell can’t reach its storage right now. Please try again in a moment.',
  ),
  storage_full: answer(
    507,
    'Your journal has reached its storage limit on this server. Delete entries you no longer need, or ask the person who runs the server for more space.',
  ),
  not_ready: answer(503, 'Daywell isn’t ready because it can’t write to its storage.'),
  key_changed: answer(503, 'We’re restarting parts of Daywell. Please try again in a moment.'),
  disk_full: answer(
    507,
    'The server’s disk is full, so we can’t save this right now. It’s safe on your device, and we’ll try again.',
  ),
}

export type ErrorCode = keyof typeof errors

/** @__NO_SIDE_EFFECTS__ */
function answer<const Status extends number>(status: Status, sentence: string) {
  return { status, sentence } as const
}
