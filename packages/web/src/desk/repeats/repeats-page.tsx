import { useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { dayIn } from '../../language/written/day.ts';
import { Table } from '../../parts/table.tsx';
import type { Company, Invoice } from '../../records/desk/records.ts';
import { nextRepeat, resumed } from '../../records/desk/repeats.ts';
import { firstLine } from '../../records/first-line.ts';
import { swissDay } from '../../records/swiss-day.ts';
import { type IssuedDrafts, issueDrafts } from '../actions/issue-drafts.ts';
import type { Desk } from '../state/use-desk.ts';

/** What repeats, and the drafts that came of it and wait to be issued. */
export function RepeatsPage({ desk }: { readonly desk: Desk }) {
  const words = useWords().texts.desk.repeats;
  const { company } = desk;
  const own = (desk.records?.invoices ?? []).filter(({ companyId }) => companyId === company?.id);
  const templates = own.filter(({ kind }) => kind === 'template');
  const ids = new Set(templates.map(({ id }) => id));
  const drafts = own.filter((one) => one.issuedOn === '' && ids.has(one.of) && one.kind === 'invoice');
  return (
    <section aria-labelledby="desk-repeats" class="repeats">
      <h2 id="desk-repeats">{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {company && <Drafts desk={desk} company={company} drafts={drafts} />}
      {templates.length === 0 ? <p role="status">{words.none}</p> : <Templates desk={desk} templates={templates} />}
    </section>
  );
}

/** The drafts, each issued by a click, or all at once. */
function Drafts(properties: { readonly desk: Desk; readonly company: Company; readonly drafts: readonly Invoice[] }) {
  const { desk, company, drafts } = properties;
  const { texts, language } = useWords();
  const { repeats: words, list, actions } = texts.desk;
  const [done, setDone] = useState<IssuedDrafts>();
  const [isBusy, setBusy] = useState(false);
  const issue = async (chosen: readonly Invoice[]) => {
    setBusy(true);
    setDone(await issueDrafts(desk, company, chosen, swissDay(new Date())));
    setBusy(false);
  };
  const nameOf = (draft: Invoice) => firstLine(draft.address) || list.noCustomer;
  const sorted = [...drafts].sort((one, other) => (one.date < other.date ? -1 : 1));
  return (
    <>
      <Outcome done={done} nameOf={nameOf} />
      {drafts.length > 0 && (
        <>
          <h3>{fill(words.drafts, { count: drafts.length })}</h3>
          <Table
            label={fill(words.drafts, { count: drafts.length })}
            rows={sorted}
            keyOf={({ id }) => id}
            columns={[
              { title: list.customer, cell: (draft) => <a href={`#/desk/invoice/${draft.id}`}>{nameOf(draft)}</a> },
              { title: list.date, cell: ({ date }) => dayIn(language, date) },
              {
                title: texts.desk.editor.description,
                cell: (draft) => firstLine(draft.positions[0]?.description ?? ''),
              },
              {
                title: actions.more,
                isActions: true,
                cell: (draft) => (
                  <button
                    type="button"
                    disabled={isBusy}
                    aria-label={fill(words.issueOf, { name: `${nameOf(draft)}, ${dayIn(language, draft.date)}` })}
                    onClick={() => void issue([draft])}
                  >
                    {words.issue}
                  </button>
                ),
              },
            ]}
          />
          <div class="buttons">
            <button type="button" class="primary" disabled={isBusy} onClick={() => void issue(sorted)}>
              {fill(words.issueAll, { count: drafts.length })}
            </button>
          </div>
        </>
      )}
    </>
  );
}

/** What was issued, with the ways to it, and what was not. */
function Outcome({ done, nameOf }: { readonly done: IssuedDrafts | undefined; nameOf: (draft: Invoice) => string }) {
  const words = useWords().texts.desk.repeats;
  if (done === undefined) return null;
  const { issued, failed } = done;
  return (
    <div role="status">
      {issued.length > 0 && (
        <p>
          {fill(words.issued, { numbers: '' })}
          {issued.map(({ id, number }) => (
            <span key={id}>
              <a href={`#/desk/invoice/${id}`}>{number}</a>{' '}
            </span>
          ))}
        </p>
      )}
      {failed.length > 0 && <p class="hint error">{fill(words.failed, { names: failed.map(nameOf).join(', ') })}</p>}
    </div>
  );
}

/** The templates: what each is, when it is due next, and whether it goes on. */
function Templates({ desk, templates }: { readonly desk: Desk; readonly templates: readonly Invoice[] }) {
  const { texts, language } = useWords();
  const { repeats: words, list, actions } = texts.desk;
  const day = swissDay(new Date());
  const nameOf = (template: Invoice) => firstLine(template.address) || list.noCustomer;
  const stop = (template: Invoice) => {
    const changes = template.stoppedOn === '' ? { stoppedOn: day } : resumed(template, day);
    void desk.put('invoices', { ...template, ...changes });
  };
  const nextOf = (template: Invoice) => {
    if (template.stoppedOn !== '') return fill(words.stopped, { date: dayIn(language, template.stoppedOn) });
    const next = nextRepeat(template);
    return next === '' ? words.over : dayIn(language, next);
  };
  return (
    <Table
      label={words.title}
      rows={templates}
      keyOf={({ id }) => id}
      columns={[
        { title: list.customer, cell: (one) => <a href={`#/desk/invoice/${one.id}`}>{nameOf(one)}</a> },
        { title: texts.desk.editor.description, cell: (one) => firstLine(one.positions[0]?.description ?? '') },
        { title: words.rhythm, cell: ({ rhythm }) => words.rhythms[rhythm] },
        { title: words.next, cell: nextOf },
        {
          title: actions.more,
          isActions: true,
          cell: (one) => {
            const isOn = one.stoppedOn === '';
            const label = fill(isOn ? words.stopOf : words.resumeOf, { name: nameOf(one) });
            return (
              <button type="button" class="quiet" aria-label={label} onClick={() => stop(one)}>
                {isOn ? words.stop : words.resume}
              </button>
            );
          },
        },
      ]}
    />
  );
}
