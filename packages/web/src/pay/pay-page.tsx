import { useState } from 'preact/hooks';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { Dialog } from '../parts/dialog.tsx';
import { download } from '../parts/download.ts';
import { DropZone } from '../parts/fields/drop-zone.tsx';
import { FileButton } from '../parts/fields/file-button.tsx';
import { usePageDrops, usePaste } from '../parts/page/drops.ts';
import type { PageProps } from '../parts/page/route.ts';
import { type PaymentFileRecord, unchanged } from '../records/bank/records.ts';
import { swissDay } from '../records/swiss-day.ts';
import { BankFrame } from '../work/bank/bank-frame.tsx';
import { BankNoticeLine, FileNews } from '../work/bank/bank-notice.tsx';
import { type Bank, useBank } from '../work/bank/use-bank.ts';
import { type BankIntake, useBankFiles } from '../work/bank/use-bank-files.tsx';
import { Camera } from '../work/reading/camera.tsx';
import { ReadProgress } from '../work/reading/read-progress.tsx';
import { addFiles, addText, readMore, useVisit } from '../work/reading/visit.ts';
import { FileList } from './file-list.tsx';
import { PayPanel } from './pay-panel.tsx';
import { type UnreadBill, useBillsToPay } from './use-bills-to-pay.ts';

/** Bills become payments, payments one file for the bank, and the answers of the bank come back to them. */
export function PayPage({ route }: PageProps) {
  const bank = useBank();
  return (
    <BankFrame page={route.page} isRead={bank.records !== undefined}>
      {() => <Pay bank={bank} />}
    </BankFrame>
  );
}

function isOfBank(file: Blob): boolean {
  return file instanceof File && /\.(?:xml|zip|camt|pain|053|054|sta|mt940|940|942)$/i.test(file.name);
}

function Pay({ bank }: { readonly bank: Bank }) {
  const { bank: words } = useBankWords();
  const { rows, files, accounts } = bank.records ?? bank.current();
  const visit = useVisit();
  const intake = useBankFiles(bank);
  const unread = useBillsToPay(bank, visit, intake.say);
  const [removing, setRemoving] = useState<PaymentFileRecord>();
  const take = (given: readonly Blob[]) => {
    const bills = given.filter((file) => !isOfBank(file));
    if (bills.length > 0) addFiles(bills);
    const answers = given.filter((file): file is File => isOfBank(file) && file instanceof File);
    if (answers.length > 0) void intake.take(answers);
  };
  const isOver = usePageDrops(take);
  usePaste(take, addText);
  return (
    <div class={`read pay${isOver ? ' over' : ''}`}>
      <p class="lead">{words.pay.lead}</p>
      {bank.isVolatile && <p class="hint error">{words.volatile}</p>}
      <div class="sources">
        <DropZone
          choose={words.pay.choose}
          hint={words.pay.drop}
          accept="application/pdf,image/*,.xml,.zip,.sta,.mt940,.940"
          onFiles={take}
          small={rows.length + files.length > 0}
        />
        <Camera />
      </div>
      <ReadProgress visit={visit} />
      {intake.progress}
      <div role="status">
        <BankNoticeLine notice={intake.notice} onClose={() => intake.say(undefined)} />
        {unread.map((bill) => (
          <Unread key={bill.id} bill={bill} />
        ))}
        <FileNews {...intake} />
      </div>
      {rows.length > 0 && (
        <PayPanel {...{ bank, rows, files, accounts }} today={swissDay(new Date())} say={intake.say} />
      )}
      {files.length > 0 && (
        <FileList
          files={files}
          onSave={(file) => download(new Blob([file.text], { type: 'application/xml' }), file.name)}
          onRemove={setRemoving}
        />
      )}
      <CheckSection onFiles={(given) => void intake.take(given)} />
      {removing && <RemoveFile bank={bank} intake={intake} file={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}

/** The way to have a payment file of another program checked. */
function CheckSection({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const { bank } = useBankWords();
  const words = bank.pay.check;
  return (
    <section class="pay-check" aria-labelledby="pay-check">
      <h2 id="pay-check">{words.title}</h2>
      <p class="hint">{words.hint}</p>
      <div class="buttons">
        <FileButton
          label={words.choose}
          accept=".xml,.pain,.zip,application/xml,text/xml"
          onFiles={onFiles}
          isSeveral
        />
      </div>
    </section>
  );
}

/** A file in which there is nothing to pay, and the way to read on in it. */
function Unread({ bill: { id, name, reason, nextPage, isPending, leave } }: { readonly bill: UnreadBill }) {
  const { texts, bank: words } = useBankWords();
  return (
    <div class="unread">
      <p class="hint error">
        <strong>{name}</strong> {reason}
      </p>
      {nextPage !== undefined && (
        <button type="button" aria-disabled={isPending} onClick={() => readMore(id)}>
          {fill(texts.read.readMore, { page: nextPage })}
        </button>
      )}
      <button type="button" class="quiet" onClick={leave}>
        {words.close}
      </button>
    </div>
  );
}

/** The question before a payment file is removed: whether its payments go back to the list. It can be brought back. */
function RemoveFile(properties: {
  readonly bank: Bank;
  readonly intake: BankIntake;
  readonly file: PaymentFileRecord;
  readonly onClose: () => void;
}) {
  const { bank, intake, file, onClose } = properties;
  const { bank: texts } = useBankWords();
  const words = texts.pay.history;
  const remove = async (isBack: boolean) => {
    onClose();
    const put = { rows: isBack ? file.rows : [] };
    const kept = await bank.change({ remove: { files: [file.id] }, put, present: { files: [file.id] } });
    if (kept !== 'kept') return intake.sayKept(kept);
    const undo = async () => {
      intake.say(undefined);
      // Payments that were changed since stay in the list
      const ids = unchanged(file.rows, bank.current().rows).map(({ id }) => id);
      const back = { put: { files: [file] }, absent: { files: [file.id] }, remove: { rows: ids } };
      intake.sayKept(await bank.change(back));
    };
    intake.say({ text: words.removed, undo: () => void undo() });
  };
  return (
    <Dialog title={words.ask} onClose={onClose}>
      <p>{fill(words.askText, { id: file.id })}</p>
      <div class="buttons">
        <button type="button" onClick={() => void remove(true)}>
          {words.removeBack}
        </button>
        <button type="button" onClick={() => void remove(false)}>
          {words.removeOnly}
        </button>
        <button type="button" class="primary" onClick={onClose}>
          {words.keep}
        </button>
      </div>
    </Dialog>
  );
}
