import type { Rows } from '@rappen/core/problem';

/** What can be wrong with who asks, and how often. */
export const admissionProblems = {
  API_KEY_MISSING: {
    status: 401,
    source: 'API',
    sentence: 'An API key is required: send it {where}',
  },
  API_KEY_INVALID: { status: 401, source: 'API', sentence: 'The API key is unknown' },
  API_KEY_EXPIRED: { status: 401, source: 'API', sentence: 'The API key expired at {expiresAt}' },
  API_KEY_REVOKED: { status: 401, source: 'API', sentence: 'The API key has been revoked' },
  SCOPE_MISSING: { status: 403, source: 'API', sentence: 'The API key does not have the scope {scope}' },
  DEMO_KEY_NOT_ALLOWED: { status: 403, source: 'API', sentence: 'Trial keys cannot do this' },
  IP_NOT_ALLOWED: { status: 403, source: 'API', sentence: 'The API key may not be used from this address' },
  TOO_MANY_WRONG_KEYS: {
    status: 429,
    source: 'API',
    sentence: 'Too many invalid keys from this address: try again in {seconds} seconds',
  },
  RATE_LIMITED: {
    status: 429,
    source: 'API',
    sentence: 'This key is limited to {requests} requests per minute: try again in {seconds} seconds',
  },
  LOGIN_FAILED: {
    status: 401,
    source: 'eBill submission contract, sessions',
    sentence: 'The e-mail address or the password is wrong',
  },
  SESSION_ENDED: {
    status: 401,
    source: 'eBill submission contract, sessions',
    sentence: 'The session has ended: sign in again to continue',
  },
  SESSION_NEEDED: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'Only a signed-in user can do this',
  },
  CSRF_TOKEN_WRONG: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'The header X-CSRF-Token does not match the session',
  },
  ORIGIN_NOT_ALLOWED: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'The request must come from a page of this service',
  },
  ROLE_MISSING: {
    status: 403,
    source: 'eBill submission contract, roles',
    sentence: 'This requires the role {role}',
  },
  SECOND_FACTOR_NEEDED: {
    status: 401,
    source: 'eBill submission contract, sessions',
    sentence: 'Enter the code of your app, or a recovery code',
  },
  SECOND_FACTOR_WRONG: {
    status: 401,
    source: 'eBill submission contract, sessions',
    sentence: 'The code is wrong or was already used: wait for the next one',
  },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    source: 'eBill submission contract, sessions',
    sentence: 'This biller requires a second factor: set it up first',
  },
  SECOND_FACTOR_EXISTS: {
    status: 409,
    source: 'eBill submission contract, sessions',
    sentence: 'You already have a second factor: remove it first',
  },
  SECOND_FACTOR_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, sessions',
    sentence: 'There is no second factor',
  },
  PASSKEY_WRONG: {
    status: 401,
    source: 'WebAuthn, 7',
    sentence: 'The passkey did not answer as it should: try again',
  },
  PASSKEY_OF_OTHER_SITE: {
    status: 401,
    source: 'WebAuthn, 7',
    sentence: 'The passkey answered for another website: open this service at its own address',
  },
  PASSKEY_CHALLENGE_INVALID: {
    status: 401,
    source: 'WebAuthn, 13.4.3',
    sentence: 'The passkey answered too late or twice: try again',
  },
  PASSKEY_COUNTER_WRONG: {
    status: 401,
    source: 'WebAuthn, 6.1.1',
    sentence: 'This passkey may have been copied: sign in another way and remove it',
  },
  PASSKEY_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, sessions',
    sentence: 'You have no such passkey',
  },
  PASSKEY_EXISTS: {
    status: 409,
    source: 'eBill submission contract, sessions',
    sentence: 'This passkey is already set up',
  },
  PASSKEY_LIMIT: {
    source: 'eBill submission contract, sessions',
    sentence: 'At most {max} passkeys per user: remove one first',
  },
  LOGIN_THROTTLED: {
    status: 429,
    source: 'eBill submission contract, sessions',
    sentence: 'Too many sign-in attempts: try again in {seconds} seconds',
  },
} as const satisfies Rows;
