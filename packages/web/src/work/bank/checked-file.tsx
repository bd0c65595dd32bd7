import { elementNameOf, formatXmlPath, reasonSentenceOf } from '@rappen/core/payment-order';
import { useBankWords } from '../../language/bank/words.ts';
import { fill } from '../../language/catalogue.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import type { BankFile } from '../bank-files/protocol.ts';

type Checked = Extract<BankFile, { kind: 'checked' }>;

/** What a bank would say of a payment file: that it keeps the rules, or all that it would refuse, each with its place. */
export function CheckedFile({ file }: { readonly file: Checked }) {
  const { bank } = useBankWords();
  const words = bank.pay.check;
  const { name, problems, problemCount, notices, noticeCount, count, sums } = file;
  const isValid = problemCount === 0;
  const shown = sums.map(({ currency, amount }) => `${currency} ${groupedAmount(amount)}`).join(' · ');
  return (
    <li class="checked-file">
      <p class={isValid ? 'hint' : 'hint error'}>
        {isValid ? fill(words.valid, { name, count, sums: shown }) : fill(words.invalid, { name, count: problemCount })}
      </p>
      {isValid && <p class="hint">{words.validHint}</p>}
      <Findings of={problems} count={problemCount} />
      {noticeCount > 0 && (
        <details>
          <summary>{fill(words.noted, { count: noticeCount })}</summary>
          <Findings of={notices} count={noticeCount} />
        </details>
      )}
    </li>
  );
}

function Findings({ of, count }: { readonly of: Checked['problems']; readonly count: number }) {
  const { bank, sentenceOf, language } = useBankWords();
  const words = bank.pay.check;
  const answerOf = useAnswers();
  if (of.length === 0) return null;
  return (
    <ol class="findings">
      {of.map((found, index) => {
        const { path, line, column = 1 } = found;
        const place = line === undefined ? '' : fill(words.place, { line, column });
        const name = elementNameOf(path, language);
        return (
          <li key={index}>
            {name !== undefined && (
              <>
                <strong>{name}:</strong>{' '}
              </>
            )}
            {sentenceOf(found)}
            <small>{[place, formatXmlPath(path), answerOf(found.bankCode)].filter(Boolean).join(' · ')}</small>
          </li>
        );
      })}
      {count > of.length && <li class="more">{fill(words.more, { count: count - of.length })}</li>}
    </ol>
  );
}

/** How a bank would answer. */
function useAnswers(): (code: string | undefined) => string {
  const { bank, language } = useBankWords();
  const words = bank.pay.check;
  return (code) => {
    if (code === undefined) return '';
    const sentence = reasonSentenceOf(code, language);
    return sentence === undefined ? fill(words.bankCode, { code }) : fill(words.bankCodeOf, { code, sentence });
  };
}
