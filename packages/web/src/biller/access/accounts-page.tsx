import { formatIban, isAccountNumber, isQrIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import type { Remark } from '../../parts/fields/field.tsx';
import { TextField } from '../../parts/fields/field.tsx';
import type { CreditAccount } from '../../work/service/answers.ts';
import { useLoaded, useRights, useWork } from '../../work/service/session.tsx';
import { AskFirst } from '../parts/ask.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { When } from '../parts/show.tsx';
import { LoadedTable } from '../parts/table.tsx';
import { useFields } from '../parts/use-fields.ts';

/** The accounts that bills may be paid to. */
export function AccountsPage() {
  const { accounts: words, common } = useWords().texts.biller;
  const { isOwner } = useRights();
  const accounts = useLoaded<readonly CreditAccount[]>('CreditAccounts.list');
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      <LoadedTable
        label={words.title}
        loaded={accounts}
        keyOf={({ iban }) => iban}
        empty={words.empty}
        columns={[
          { title: words.account, cell: ({ iban }) => <span class="figures iban">{formatIban(iban)}</span> },
          { title: words.kind, cell: ({ iban }) => kindOf(iban) },
          { title: words.currencies, cell: ({ currencies }) => currencies.join(', ') },
          { title: words.holder, cell: ({ holderName }) => holderName ?? words.ownName },
          { title: common.since, cell: ({ createdAt }) => <When at={createdAt} /> },
          {
            title: common.actions,
            cell: ({ iban }) =>
              isOwner && (
                <AskFirst
                  label={common.remove}
                  question={words.removeQuestion}
                  method="CreditAccounts.remove"
                  parameters={{ iban }}
                  onDone={accounts.reload}
                >
                  <p class="figures">{formatIban(iban)}</p>
                  <p class="hint">{words.removeHint}</p>
                </AskFirst>
              ),
          },
        ]}
      />
      {isOwner && <NewAccount onAdded={accounts.reload} />}
    </>
  );
}

function NewAccount({ onAdded }: { onAdded(): void }) {
  const words = useWords().texts.biller.accounts;
  const { sentenceOf } = useWords();
  const work = useWork();
  const { values, sent, unsaid, field, clear } = useFields('account', { iban: '', holderName: '' }, work.refusal);
  const [isShown, setShown] = useState(false);
  const iban = parseAccountNumber(normalizeIban(values.iban));
  const own: Remark[] =
    isShown && !iban.ok
      ? iban.problems.map((found) => ({ severity: 'error', sentence: sentenceOf(found), fixes: [] }))
      : [];
  const { remarks, ...ibanField } = field('iban', words.account);
  const submit = async () => {
    setShown(true);
    if (!iban.ok) return;
    if ((await work.run('CreditAccounts.add', { ...sent, iban: iban.value })) === undefined) return;
    clear();
    setShown(false);
    onAdded();
  };
  return (
    <EntryForm work={work} unsaid={unsaid} label={words.add} submit={submit}>
      <h3>{words.add}</h3>
      <TextField
        {...ibanField}
        remarks={own.length > 0 ? own : remarks}
        hint={iban.ok ? `${formatIban(iban.value)} · ${kindOf(iban.value)}` : words.accountHint}
        onLeave={() => setShown(values.iban !== '')}
        monospaced
      />
      <TextField {...field('holderName', words.holder)} hint={words.holderHint} />
    </EntryForm>
  );
}

function kindOf(iban: string): string {
  return isAccountNumber(iban) && isQrIban(iban) ? 'QR-IBAN' : 'IBAN';
}
