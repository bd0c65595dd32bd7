import { formatIban, isAccountNumber } from '@rappen/core/iban';
import { useBankWords } from '../../language/bank/words.ts';
import { fill } from '../../language/catalogue.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { dayIn } from '../../language/written/day.ts';
import { limits } from '../../limits.ts';
import { NoticeLine } from '../../parts/notice-line.tsx';
import type { BankFile, SuspectedPayment } from '../bank-files/protocol.ts';
import type { AnswerNews } from './answers.ts';
import { CheckedFile } from './checked-file.tsx';

/** Something that was done, with a way back where there is one. */
export interface BankNotice {
  readonly text: string;
  readonly isBad?: boolean;
  readonly undo?: (() => void) | undefined;
}

/** Notes that a payment came back, because somebody says so. */
export type NoteReturn = (payment: SuspectedPayment) => Promise<void>;

/** What the page says for a moment. */
export function BankNoticeLine(properties: { readonly notice: BankNotice | undefined; readonly onClose: () => void }) {
  const { notice, onClose } = properties;
  const { bank } = useBankWords();
  return notice && <NoticeLine {...notice} undo={notice.undo} onClose={onClose} words={bank} />;
}

/** What there is to say of files of the bank: what they are, or why they cannot be read. */
export function FileNews(properties: {
  readonly files: readonly BankFile[];
  readonly news: readonly AnswerNews[];
  readonly noteReturn: NoteReturn;
}) {
  const { files, news, noteReturn } = properties;
  const { bank, sentenceOf } = useBankWords();
  const words = bank.files;
  const tooLarge = fill(words.tooLarge, { megabytes: limits.bankFileBytesMax / 1024 / 1024 });
  return (
    <ul class="file-news">
      {files.map((file, index) => {
        if (file.kind === 'report') return null;
        if (file.kind === 'checked') return <CheckedFile key={index} file={file} />;
        if (file.kind === 'unread')
          return (
            <li key={index} class="hint error">
              <strong>{file.name}</strong> {file.isTooLarge ? tooLarge : file.problems.map(sentenceOf).join(' ')}
            </li>
          );
        return <StatementNews key={index} file={file} />;
      })}
      {news.map((one) => (
        <li key={JSON.stringify(one)} class={one.kind === 'unknownMessage' ? 'hint error' : 'hint'}>
          {one.kind === 'answered' && fill(words.answered, one)}
          {one.kind === 'unknownMessage' && fill(words.unknownMessage, one)}
          {one.kind === 'booked' && fill(words.booked, one)}
          {one.kind === 'mayBeBack' && <MayBeBack payment={one} noteReturn={noteReturn} />}
        </li>
      ))}
    </ul>
  );
}

/** A credit that may be a payment of one's own coming back, and the button that says so. */
function MayBeBack(properties: { readonly payment: SuspectedPayment; readonly noteReturn: NoteReturn }) {
  const { payment, noteReturn } = properties;
  const { bank, language } = useBankWords();
  const { creditor, currency, amount, date, order } = payment;
  const day = date === '' ? '–' : dayIn(language, date);
  const figures = { creditor, currency, amount: groupedAmount(amount), day, order };
  return (
    <>
      {fill(bank.files.mayBeBack, figures)}{' '}
      <button type="button" class="quiet" onClick={() => void noteReturn(payment)}>
        {bank.files.cameBack}
      </button>
    </>
  );
}

/** A statement, whether its balances prove it, and what is odd about it. */
function StatementNews({ file }: { readonly file: Extract<BankFile, { kind: 'statement' }> }) {
  const { bank, sentenceOf, language } = useBankWords();
  const words = bank.files;
  const { name, message, accounts, entries, notices, balances } = file;
  const list = new Intl.ListFormat(`${language}-CH`);
  const written = accounts.map((account) => (isAccountNumber(account) ? formatIban(account) : account));
  const proved = balances.filter(({ difference }) => difference === '0.00');
  return (
    <li class="hint">
      <strong>{name}</strong>{' '}
      {fill(words.statement, { kind: words.kinds[message], account: list.format(written), count: entries })}{' '}
      {proved.map(({ place, currency, opening, counted, closing }) => {
        const figures = {
          opening: groupedAmount(opening),
          counted: groupedAmount(counted),
          closing: groupedAmount(closing),
        };
        return <span key={place.statement}>{fill(words.proved, { currency, ...figures })} </span>;
      })}
      {[...new Set(notices.map(sentenceOf))].map((each) => (
        <span key={each} class="note">
          {each}{' '}
        </span>
      ))}
    </li>
  );
}
