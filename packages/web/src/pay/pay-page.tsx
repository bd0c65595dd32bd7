import { useState } from 'preact/hooks';
import { BankNav } from '../bank/bank-nav.tsx';
import { FileNews, NoticeLine } from '../bank/bank-notice.tsx';
import { type PaymentFileRecord, unchanged } from '../bank/records.ts';
import { type Bank, useBank } from '../bank/use-bank.ts';
import { useBankFiles } from '../bank/use-bank-files.tsx';
import { useBankWords } from '../language/bank/words.ts';
import { fill } from '../language/catalogue.ts';
import { swissDay } from '../make/validate.ts';
import { Dialog } from '../parts/dialog.tsx';
import { download } from '../parts/download.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { usePageDrops, usePaste } from '../parts/drops.ts';
import { Camera } from '../read/camera.tsx';
import { ReadProgress } from '../read/read-page.tsx';
import { addFiles, addText, readMore, useVisit } from '../read/visit.ts';
import type { PageProps } from '../shell/route.ts';
import { FileList } from './file-list.tsx';
import { PayPanel } from './pay-panel.tsx';
import { useBillsToPay } from './use-bills-to-pay.ts';

/** Bills become payments, payments one file for the bank, and the answers of the bank come back to them. */
export function PayPage({ route }: PageProps) {
  const { texts } = useBankWords();
  const bank = useBank();
  return (
    <div class="bank">
      <BankNav page={route.page} />
      {bank.records === undefined ? (
        <p role="status" class="loading">
          {texts.shell.loading}
        </p>
      ) : (
        <Pay bank={bank} />
      )}
    </div>
  );
}

function isOfBank(file: Blob): boolean {
  return file instanceof File && /\.(?:xml|zip|camt|pain|053|054)$/i.test(file.name);
}

function Pay({ bank }: { readonly bank: Bank }) {
  const { texts, bank: words } = useBankWords();
  const { rows, files, accounts } = bank.records ?? bank.current();
  const visit = useVisit();
  const today = swissDay(new Date());
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
  const remove = async (file: PaymentFileRecord, isBack: boolean) => {
    setRemoving(undefined);
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
    intake.say({ text: words.pay.history.removed, undo: () => void undo() });
  };
  return (
    <div class={`read pay${isOver ? ' over' : ''}`}>
      <p class="lead">{words.pay.lead}</p>
      {bank.isVolatile && <p class="hint error">{words.volatile}</p>}
      <div class="sources">
        <DropZone
          choose={words.pay.choose}
          hint={words.pay.drop}
          accept="application/pdf,image/*,.xml,.zip"
          onFiles={take}
          small={rows.length + files.length > 0}
        />
        <Camera />
      </div>
      <ReadProgress visit={visit} />
      {intake.progress}
      <div role="status">
        <NoticeLine notice={intake.notice} onClose={() => intake.say(undefined)} />
        {unread.map(({ id, name, reason, nextPage, isPending, leave }) => (
          <div key={id} class="unread">
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
        ))}
        <FileNews files={intake.files} news={intake.news} />
      </div>
      {rows.length > 0 && (
        <PayPanel bank={bank} rows={rows} files={files} accounts={accounts} today={today} say={intake.say} />
      )}
      {files.length > 0 && (
        <FileList
          files={files}
          onSave={(file) => download(new Blob([file.text], { type: 'application/xml' }), file.name)}
          onRemove={setRemoving}
        />
      )}
      {removing && (
        <Dialog title={words.pay.history.ask} onClose={() => setRemoving(undefined)}>
          <p>{fill(words.pay.history.askText, { id: removing.id })}</p>
          <div class="buttons">
            <button type="button" onClick={() => void remove(removing, true)}>
              {words.pay.history.removeBack}
            </button>
            <button type="button" onClick={() => void remove(removing, false)}>
              {words.pay.history.removeOnly}
            </button>
            <button type="button" class="primary" onClick={() => setRemoving(undefined)}>
              {words.pay.history.keep}
            </button>
          </div>
        </Dialog>
      )}
    </div>
  );
}
