import type { Rows } from '@rappen/core/problem';

/** What can be wrong with users, keys and accounts. */
export const accountsProblems = {
  SKIPPING_NOT_ALLOWED: { status: 403, source: 'API', sentence: 'The API key may not skip anomaly detection' },
  NO_CREDIT_ACCOUNT: {
    source: 'eBill submission contract, examples',
    sentence: 'The biller has no credit account yet',
  },
  CREDIT_ACCOUNT_EXISTS: {
    status: 409,
    source: 'eBill submission contract, accounts',
    sentence: 'The biller already has this account',
  },
  CREDIT_ACCOUNT_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, accounts',
    sentence: 'The biller does not have this account',
  },
  WELCOME_TOKEN_INVALID: {
    status: 404,
    source: 'eBill submission contract, sessions',
    sentence: 'This link was already used or has expired: the service prints a new one when it next starts',
  },
  PASSWORD_LENGTH: {
    source: 'eBill submission contract, passwords',
    sentence: 'A password must have {min} to {max} characters',
  },
  PASSWORD_IS_ADDRESS: {
    source: 'eBill submission contract, passwords',
    sentence: 'The password must not be the e-mail address',
  },
  PASSWORD_COMMON: {
    source: 'eBill submission contract, passwords; NIST SP 800-63B, 3.1.1.2',
    sentence: 'This password is among the first that are tried: choose another one, such as several words',
  },
  PASSWORD_WRONG: {
    source: 'eBill submission contract, passwords',
    sentence: 'The password is wrong',
  },
  PASSWORD_NOT_OWN: {
    source: 'eBill submission contract, passwords',
    sentence: 'Choose a new password: the current one was chosen for you by somebody else',
  },
  LINK_INVALID: {
    status: 404,
    source: 'eBill submission contract, people',
    sentence: 'This link was already used or has expired: ask for a new one',
  },
  INVITATION_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, people',
    sentence: 'Nobody with this e-mail address is invited',
  },
  INVITATION_LIMIT: {
    source: 'eBill submission contract, people',
    sentence: 'At most {max} invitations can be open: withdraw one first',
  },
  USER_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, people',
    sentence: 'No user has this id',
  },
  USER_EXISTS: {
    status: 409,
    source: 'eBill submission contract, people',
    sentence: 'Another user already has this e-mail address',
  },
  USER_NEEDS_INVITATION: {
    status: 409,
    source: 'eBill submission contract, people',
    sentence:
      'Invite this person instead: only the operator of a service with several billers sets passwords for new users',
  },
  USER_LIMIT: {
    source: 'eBill submission contract, people',
    sentence: 'The biller may have at most {max} users: remove one first',
  },
  LAST_OWNER: {
    status: 409,
    source: 'eBill submission contract, people',
    sentence: 'There must be at least one owner',
  },
  BILLER_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, billers',
    sentence: 'You have no access to a biller with this id',
  },
  USER_OF_OTHERS: {
    status: 409,
    source: 'eBill submission contract, people',
    sentence:
      'This user also signs in for other billers: only the user, or an owner of all of them, can set the password',
  },
  BILLER_EXISTS: {
    status: 409,
    source: 'eBill submission contract, billers',
    sentence: 'The owner already has a biller',
  },
  API_KEY_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, keys',
    sentence: 'No valid key has this id',
  },
  API_KEY_LIMIT: {
    source: 'eBill submission contract, keys',
    sentence: 'The biller already has {max} valid keys: revoke one first',
  },
  API_KEY_END: {
    source: 'eBill submission contract, keys',
    sentence:
      'A key must expire in the future, at most {max} days ahead; it may stay open-ended only with a simulated network',
  },
  RIGHTS_EXCEEDED: {
    status: 403,
    source: 'eBill submission contract, keys',
    sentence: 'This needs a right that you do not have yourself: {right}',
  },
  PROCESSING_MODE_NOT_ALLOWED: {
    status: 403,
    source: 'eBill submission contract, keys',
    sentence: 'The API key may stage business cases but not deliver them',
  },
} as const satisfies Rows;
