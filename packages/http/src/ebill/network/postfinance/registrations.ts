import type { NetEvent } from '@rappen/core/ebill/network';
import {
  type DownloadedFile,
  fetchRegistrationFiles,
  listRegistrationFiles,
  readRegistrations,
} from '@rappen/core/ebill/postfinance';
import { base64Bytes } from '@rappen/pdf/internal/base';
import type { NetworkJournal } from '../../../ports/ebill/index.ts';
import type { Transport } from '../fetch-transport.ts';
import { eventNetIdOf } from '../ids.ts';
import { type Called, type CallOptions, callPostfinance } from './client.ts';

/** Of the list, the kind with registrations. */
const fileType = 'CustomerRegistrationMessage';
const stream = 'subscription';
/** Events in one commit. */
const eventsPerCommit = 100;
const noMoment = '';

/**
 * Asks who has registered for the bills of a biller, or cancelled, and writes an event for each. Files are taken in the order in which they
 * were made; the last one is read again when a process begins, since its events are the same each time. `taken`: the moments of those that this
 * process has read. Answers what was in the way.
 */
export async function takeRegistrations(
  transport: Transport,
  journal: NetworkJournal,
  billerNetId: string,
  taken: Set<string>,
  options: CallOptions,
): Promise<string | undefined> {
  const billerId = options.settings.biller.accountId;
  const listed = await callPostfinance(transport, listRegistrationFiles, { billerId }, options);
  if (listed.kind !== 'answer') return failureOf(listed);
  const reached = (await journal.reached(billerNetId, stream)) ?? noMoment;
  const due = listed.value
    .filter((file) => file.fileType === fileType && file.createdAt >= reached && !taken.has(file.createdAt))
    .map(({ createdAt }) => createdAt);
  let failure: string | undefined;
  for (const createdAt of [...new Set(due)].sort()) {
    const fetched = await callPostfinance(transport, fetchRegistrationFiles, { billerId, createdAt }, options);
    if (fetched.kind !== 'answer') return failureOf(fetched);
    const read = await eventsOf(fetched.value, billerNetId, createdAt, options);
    // What cannot be read now cannot be read later either: it stays at the partner
    failure ??= read.failure;
    for (let from = 0; from === 0 || from < read.events.length; from += eventsPerCommit) {
      const events = read.events.slice(from, from + eventsPerCommit);
      const isLast = from + eventsPerCommit >= read.events.length;
      if (!(await journal.tell(billerNetId, stream, events, isLast ? createdAt : reached))) return undefined;
    }
    taken.add(createdAt);
  }
  return failure;
}

function failureOf(called: Exclude<Called<unknown>, { kind: 'answer' }>): string {
  return called.kind === 'signIn' ? 'sign-in' : called.reason;
}

async function eventsOf(
  files: readonly DownloadedFile[],
  billerNetId: string,
  createdAt: string,
  { settings, now }: CallOptions,
): Promise<{ readonly events: readonly NetEvent[]; readonly failure: string | undefined }> {
  const events: NetEvent[] = [];
  let failure: string | undefined;
  for (const { name, data } of files) {
    const bytes = base64Bytes(data.replaceAll(' ', ''));
    const read = bytes && readRegistrations(new TextDecoder().decode(bytes));
    if (read === undefined) failure ??= 'a file of registrations is not CRM XML 2.0, and was not read';
    if (read !== undefined && read.unread > 0) failure ??= `${read.unread} registrations of a file could not be read`;
    for (const [index, registration] of (read?.registrations ?? []).entries()) {
      const facts = [settings.biller.accountId, createdAt, name, index];
      const eventNetId = await eventNetIdOf(JSON.stringify(facts));
      events.push({ ...registration, stream, eventNetId, billerNetId, at: now });
    }
  }
  return { events, failure };
}
