import { useWords } from '../../language/words.ts';
import type { ErasureReport, WholeCase } from '../../work/service/answers.ts';
import { useRights } from '../../work/service/session.tsx';
import { listAddress } from '../list/list-view.ts';
import { AskFirst } from '../parts/ask.tsx';
import { WhatGoes } from './erasure-page.tsx';

/** Lets an owner erase what a case says of people, once it is over. */
export function EraseCase({ found, onDone }: { readonly found: WholeCase; onDone(): void }) {
  const { id, processingStatus, status, referenceNumber } = found;
  const { erasure: words } = useWords().texts.biller;
  const { isOwner } = useRights();
  const isSettled = processingStatus === 'DELIVERED' && (status === 'COMPLETED' || status === 'REJECTED');
  if (!isOwner || !(isSettled || processingStatus === 'FAILED')) return null;
  return (
    <div class="moves">
      <div class="buttons">
        <AskFirst
          label={words.erase}
          question={words.questionOfCase}
          method="Cases.erase"
          parameters={{ ids: [id] }}
          onDone={(answer) => {
            if ((answer as ErasureReport).erased === 0) onDone();
            else location.hash = listAddress();
          }}
        >
          <p>{referenceNumber}</p>
          <WhatGoes />
        </AskFirst>
      </div>
    </div>
  );
}
