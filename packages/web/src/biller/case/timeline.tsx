import { fill, wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import type { AuditEntry, StatusChange, WholeCase } from '../../work/service/answers.ts';
import { useLoaded } from '../../work/service/session.tsx';
import { Badge, When } from '../parts/show.tsx';
import { actorOf, mail, nextOf, stepsAhead } from './steps.ts';

/** Entries of the log about one case that are looked through for who did what. */
const entriesMax = 200;

/** What has become of a case, when and by whom, and what comes next. */
export function Timeline({ found }: { readonly found: WholeCase }) {
  const { texts, language } = useWords();
  const { cases: words, timeline, processingStatuses, statuses, causes } = texts.biller;
  const log = useLoaded<readonly AuditEntry[]>('Audit.list', { caseId: found.id, limit: entriesMax });
  const all: Readonly<Record<string, string>> = { ...processingStatuses, ...statuses };
  const recipient = found.billRecipient.name ?? found.billRecipient.emailAddress ?? timeline.recipient;
  const dueDate = dueDateOf(found);
  const byMail = ({ cause }: StatusChange) =>
    found.networkKind === mail && (cause === 'delivered' || cause === 'rejected') ? timeline.mail[cause] : undefined;
  const nameOf = (change: StatusChange) => {
    const actor = actorOf(change, log.value ?? []);
    if (byMail(change) !== undefined) return timeline.mail.name;
    if (actor === 'network') return timeline.network;
    if (actor === 'recipient') return recipient;
    return actor === 'service' ? timeline.service : actor;
  };
  const byStatement = ({ at, cause }: StatusChange) => {
    const day = found.received?.receipts.filter(({ receivedAt }) => receivedAt === at).at(-1)?.bookedOn;
    return day === undefined ? wordOf(causes, cause) : fill(timeline.byStatement, { day: dayIn(language, day) });
  };
  const next = nextOf(found);
  const isWithoutDay = next === 'approved' && dueDate === undefined;
  const ahead = stepsAhead(found);
  return (
    <section class="card">
      <h3>{words.history}</h3>
      <ol class="timeline">
        {found.statusHistory.map((change) => {
          const { at, field, to, cause } = change;
          const name = nameOf(change);
          return (
            <li key={`${at} ${field} ${to}`}>
              <Badge status={to} word={all[to] ?? to} />{' '}
              {cause === 'receivedByStatement' ? byStatement(change) : (byMail(change) ?? wordOf(causes, cause))}
              <br />
              <span class="hint">
                <When at={at} />
                {name !== undefined && ` · ${name}`}
              </span>
            </li>
          );
        })}
        {ahead.map((step) => (
          <li key={step} class="ahead">
            {timeline.steps[step]} <span class="unseen">{timeline.ahead}</span>
          </li>
        ))}
      </ol>
      <p class="next">
        {fill(timeline.next[isWithoutDay ? 'approvedWithoutDay' : next], {
          recipient,
          day: dueDate === undefined ? '' : dayIn(language, dueDate),
        })}
      </p>
    </section>
  );
}

/** Of an instalment bill each instalment has a day of its own. */
function dueDateOf({ singlePayment }: WholeCase): string | undefined {
  return singlePayment?.paymentInformation.dueDate;
}
