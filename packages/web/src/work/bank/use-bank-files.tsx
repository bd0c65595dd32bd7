import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Kept } from '../../kept/database.ts';
import { useBankWords } from '../../language/bank/words.ts';
import { fill } from '../../language/catalogue.ts';
import type { BankAnswer, BankFile, BankRequest } from '../bank-files/protocol.ts';
import { reader } from '../reader/reader.ts';
import { type AnswerNews, answeredFiles, stillNews, withReturned } from './answers.ts';
import type { BankNotice, NoteReturn } from './bank-notice.tsx';
import type { Bank } from './use-bank.ts';

export interface BankIntake {
  /** What was read last. */
  readonly files: readonly BankFile[];
  readonly news: readonly AnswerNews[];
  readonly notice: BankNotice | undefined;
  /** The progress of what is being read. */
  readonly progress: ComponentChildren;
  say(notice: BankNotice | undefined): void;
  /** Says that something could not be kept. */
  sayKept(kept: Kept): void;
  readonly noteReturn: NoteReturn;
  /** Reads files, and keeps what they say of the payments; undefined where it failed. */
  take(files: readonly File[], matching?: BankRequest['matching']): Promise<BankAnswer | undefined>;
}

/** Reads files of the bank in the worker, for either page. */
export function useBankFiles(bank: Bank): BankIntake {
  const { bank: words, language } = useBankWords();
  const [read, setRead] = useState<{ readonly files: readonly BankFile[]; readonly news: readonly AnswerNews[] }>({
    files: [],
    news: [],
  });
  const [notice, say] = useState<BankNotice>();
  const [reading, setReading] = useState<{ readonly done: number; readonly all: number }>();
  const sayKept = (kept: Kept) => {
    if (kept !== 'kept') say({ text: words.kept[kept], isBad: true });
  };
  const take = async (files: readonly File[], matching?: BankRequest['matching']) => {
    say(undefined);
    setReading({ done: 0, all: files.length });
    try {
      const request: BankRequest = {
        files: files.map((file) => ({ name: file.name, file })),
        orders: bank.current().files.map(({ id, text, reports }) => ({ id, text, reports })),
        ...(matching && { matching }),
        language,
      };
      const onDone = (done: number) => setReading({ done, all: files.length });
      const answer = await reader.ask('bank', request, { onDone });
      const { put, news } = answeredFiles(bank.current().files, answer);
      if (put.length > 0)
        sayKept(await bank.change({ put: { files: put }, present: { files: put.map(({ id }) => id) } }));
      setRead({ files: answer.files, news });
      return answer;
    } catch {
      setRead({ files: [], news: [] });
      say({ text: words.files.failed, isBad: true });
      return undefined;
    } finally {
      setReading(undefined);
    }
  };
  const noteReturn: NoteReturn = async (payment) => {
    const file = bank.current().files.find(({ id }) => id === payment.order);
    const next = file && withReturned(file, payment);
    if (file === undefined || next === undefined) return;
    const change = (one: typeof file) => bank.change({ put: { files: [one] }, present: { files: [one.id] } });
    const kept = await change(next);
    if (kept !== 'kept') return sayKept(kept);
    setRead(({ files, news }) => ({ files, news: stillNews(news, next) }));
    say({ text: words.files.noted, undo: () => void change(file).then(sayKept) });
  };
  const progress = reading && (
    <div class="progress">
      {reading.all > 1 && <progress max={reading.all} value={reading.done} aria-label={words.files.progress} />}
      <span role="status">
        {fill(words.files.reading, { number: Math.min(reading.done + 1, reading.all), count: reading.all })}
      </span>
      <button type="button" onClick={() => reader.stop()}>
        {words.cancel}
      </button>
    </div>
  );
  return { ...read, notice, progress, say, sayKept, noteReturn, take };
}
