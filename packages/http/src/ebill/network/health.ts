import type { NetHealth } from '@rappen/core/ebill/network';
import { anyText, instant, openObject, optional, required } from '@rappen/core/model';
import { type Answer, json } from '../../answer/answer.ts';
import { type Health, healthModel, unhealthyModel } from '../../answer/health-body.ts';
import { instantOf } from '../../instant.ts';
import { limits } from '../../limits.ts';
import type { EbillPorts } from '../../ports/ebill/service.ts';
import { problem } from '../../problems/index.ts';
import { includesScope, scopes } from '../../rights/api-key.ts';
import type { Route } from '../../route/route.ts';
import { deny } from '../operation/body.ts';
import { inMaintenance, maintenanceUntil } from '../operation/network-call.ts';
import { type EbillCall, operation } from '../operation/operation.ts';
import { ebillRefusal } from '../operation/refusal.ts';
import { NoAnswer, withTimeout } from '../operation/with-timeout.ts';

/** Version of the interface of the submission service. */
const apiVersion = '1.1';
/** Of this software. */
export const applicationVersion = '0.1.0';
const messageLengthMax = 100;
const headersShownMax = 50;
const headerLengthMax = 200;

/** Headers that would let others act for the caller. */
const secretHeaders = ['x-api-key', 'authorization', 'cookie', 'proxy-authorization'];

async function health(call: EbillCall): Promise<Answer> {
  const now = call.ports.clock.now();
  const until = maintenanceUntil(call.ebill, now);
  const found = until === undefined ? await healthOf(call) : await maintained(call);
  const members: Health = {
    message: found.message.slice(0, messageLengthMax),
    requestDateTime: instantOf(now),
    receivedHeaders: receivedHeaders(call.request),
    environmentStage: found.environmentStage,
    applicationVersion,
    apiVersion,
    maintenanceWindows: windowsFrom(call.ebill, now),
  };
  if (found.available) return json(healthModel, members);
  const { message: _message, ...more } = members;
  if (until !== undefined) return inMaintenance(until, now, { more });
  return deny(problem('NETWORK_UNAVAILABLE', []), { more });
}

async function maintained(call: EbillCall): Promise<NetHealth> {
  const { environmentStage } = await askedFor(call);
  return { available: false, message: '', environmentStage };
}

/** Whose network it is that is asked for, and which one that is. */
async function askedFor({ ebill: { store, network }, key }: EbillCall) {
  const biller = await store.billers.ofOwner(key.owner);
  const chosen = biller && (await store.networks.get(biller.id));
  return { billerNetId: biller?.billerNetId, environmentStage: (chosen?.kind ?? network.kind).toUpperCase() };
}

/** The windows that are not over yet, the next first. */
function windowsFrom({ maintenance = [] }: EbillPorts, now: number) {
  return maintenance
    .filter(({ to }) => to > instantOf(now))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, to }) => ({ from, to }));
}

/** What the network says of itself; it must not take long. */
async function healthOf(call: EbillCall): Promise<NetHealth> {
  const { ebill, ports, requestId } = call;
  const { billerNetId, environmentStage } = await askedFor(call);
  try {
    return await withTimeout(ebill.network.health({ requestId }, billerNetId), limits.healthMillisecondsMax);
  } catch (error) {
    if (error instanceof NoAnswer)
      return { available: false, message: 'The network does not answer', environmentStage };
    ports.log.fault(requestId, error);
    return { available: false, message: 'The network cannot be reached', environmentStage };
  }
}

function receivedHeaders({ headers }: Request) {
  return [...headers]
    .filter(([name]) => !secretHeaders.includes(name))
    .slice(0, headersShownMax)
    .map(([headerName, value]) => ({ headerName, headerValue: value.slice(0, headerLengthMax) }));
}

async function checkKey({ ebill, key }: EbillCall): Promise<Answer> {
  const biller = await ebill.store.billers.ofOwner(key.owner);
  if (biller?.status === 'SUSPENDED') return deny(problem('BILLER_SUSPENDED', []));
  const granted = scopes.filter((scope) => includesScope(key.scopes, scope));
  const { expiresAt } = key;
  const headers = {
    'api-key-scopes': granted.join(' '),
    ...(expiresAt !== undefined && { 'api-key-expires': expiresAt }),
  };
  return { body: '', type: 'application/json', headers };
}

/** How the network is, and whether a key is good. */
export const healthRoutes: readonly Route[] = [
  operation({
    id: 'getEbillHealth',
    method: 'GET',
    path: '/api/v1/healthcheck/ebill',
    group: 'Health check',
    summary: 'Status of the eBill network',
    description: 'Also returns the request headers as received, except those with secrets.',
    scope: 'any',
    answers: { 'application/json': healthModel },
    refusal: { ...ebillRefusal, body: unhealthyModel },
    refusals: [],
    handle: health,
  }),
  operation({
    id: 'checkApiKey',
    method: 'HEAD',
    path: '/api/v1/apikey',
    group: 'API key',
    summary: 'Whether the API key is valid',
    description:
      'The answer has no body. The header Api-Key-Scopes names the scopes of the key, Api-Key-Expires its expiry.',
    scope: 'any',
    answers: {},
    answerHeaders: openObject({
      'Api-Key-Scopes': required(anyText(), 'Scopes of the key'),
      'Api-Key-Expires': optional(instant, 'Expiry of the key, if it has one'),
    }),
    refusals: [],
    handle: checkKey,
  }),
];
