import { lookup } from 'node:dns/promises';
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { connect as connectPlain, type Socket } from 'node:net';
import { connect as connectSecure } from 'node:tls';
import { type GuardedSenderOptions, socketSender, type WebhookSender } from '@rappen/http';

const modules = { lookup, connectPlain, connectSecure, requestPlain, requestSecure };

/** Sends webhooks over sockets of this runtime, to validated addresses. */
export function webhookSender(options: GuardedSenderOptions = {}): WebhookSender {
  return socketSender<Socket>(modules, options);
}
