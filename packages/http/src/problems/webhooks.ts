import type { Rows } from '@rappen/core/problem';

/** What can be wrong with a webhook. */
export const webhooksProblems = {
  HOOK_URL_LENGTH: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address has more than {max} characters',
  },
  HOOK_URL_FORMAT: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'This is not an address beginning with https:// and a host',
  },
  HOOK_URL_SCHEME: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address must begin with https://',
  },
  HOOK_URL_CREDENTIALS: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address must not contain a user name or password',
  },
  HOOK_URL_FRAGMENT: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address must not have a part after #',
  },
  HOOK_URL_PORT: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The port must be one of {allowed}',
  },
  HOOK_URL_IP_ADDRESS: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The host must be a name, not an IP address',
  },
  HOOK_URL_HOST: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The host must be a full public internet name, such as hooks.example.ch',
  },
  HOOK_URL_OWN_HOST: {
    status: 400,
    source: 'eBill submission contract, webhooks',
    sentence: 'The address belongs to this service itself',
  },
  WEBHOOK_NOT_FOUND: {
    status: 404,
    source: 'eBill submission contract, webhooks',
    sentence: 'No webhook has this id',
  },
  WEBHOOK_EXISTS: {
    status: 409,
    source: 'eBill submission contract, webhooks',
    sentence: 'A webhook for these events and this address already exists',
  },
  WEBHOOK_LIMIT: {
    source: 'eBill submission contract, webhooks',
    sentence: 'The biller already has {max} webhooks: delete one first',
  },
} as const satisfies Rows;
