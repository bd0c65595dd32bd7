import { useWords } from '../../language/words.ts';
import type { FeedEvent } from '../../work/service/answers.ts';
import { When } from '../parts/show.tsx';

/** The latest events, each in a sentence with a link to its case. */
export function Happened({ events }: { readonly events: readonly FeedEvent[] }) {
  const { overview } = useWords().texts.biller;
  return (
    <ol class="happened" aria-label={overview.latestEvents}>
      {events.map((event) => (
        <li key={event.id}>
          <span>
            <Sentence event={event} />
          </span>
          <span class="hint">
            <When at={event.timestamp} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Sentence({ event }: { readonly event: FeedEvent }) {
  const { overview, types } = useWords().texts.biller;
  const { businessCaseId, referenceNumber = '', type, newStatus = '', newEmailAddress = '' } = event;
  const recipient = event.billRecipient;
  const who = `${recipient?.firstName ?? ''} ${recipient?.name ?? ''}`.trim() || (recipient?.emailAddress ?? '');
  const sentences: Readonly<Record<string, string>> = overview.happened;
  const key =
    event.eventType === 'BILL_RECIPIENT_EMAIL_ADDRESS_CHANGED_EVENTS'
      ? 'EMAIL_ADDRESS'
      : event.eventType === 'INSTALMENT_STATUS_CHANGED_EVENTS'
        ? `INSTALMENT_${newStatus}`
        : newStatus;
  const sentence = sentences[key] ?? `{case} ${newStatus}`;
  const kind = types[type as keyof typeof types] ?? '';
  const parts = sentence.split(/(\{case\}|\{who\}|\{address\})/);
  return (
    <>
      {parts.map((part) => {
        if (part === '{who}') return who;
        if (part === '{address}') return newEmailAddress;
        if (part !== '{case}') return part;
        return businessCaseId === undefined ? (
          who
        ) : (
          <a key={part} href={`#/biller/cases/${businessCaseId}`}>
            {`${kind} ${referenceNumber}`.trim()}
          </a>
        );
      })}
    </>
  );
}
