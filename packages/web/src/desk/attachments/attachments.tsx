import { limits } from '@rappen/core/invoice-document';
import { useState } from 'preact/hooks';
import { attachmentTexts } from '../../language/attachments/words.ts';
import { fill } from '../../language/catalogue.ts';
import type { UiLanguage } from '../../language/languages.ts';
import { useWords } from '../../language/words.ts';
import { fileSize } from '../../language/written/file-size.ts';
import { DropZone } from '../../parts/fields/drop-zone.tsx';
import {
  acceptedEndings,
  attachedBytes,
  attachedBytesMax,
  attachedName,
  roomFault,
} from '../../records/desk/attachments.ts';
import type { Attachment } from '../../records/desk/lines.ts';
import { eInvoiceKindOf } from '../../work/invoice/e-invoice.ts';
import { idOf, useRemarks } from '../parts/fields.tsx';
import type { InvoiceFieldsProps } from '../parts/invoice-fields-props.ts';
import { AttachmentLine } from './attachment-line.tsx';
import { type Refused, useTaking } from './use-taking.ts';

/** The files that go with an e-invoice: chosen or dropped, described, saved again and removed. */
export function Attachments(properties: InvoiceFieldsProps) {
  const { invoice, change, company, verdict, shown } = properties;
  const { attachments } = invoice;
  const words = attachmentTexts[useWords().language];
  const remarksOf = useRemarks(verdict, shown);
  const { refused, take } = useTaking(properties);
  const [removed, setRemoved] = useState<Removed>();
  const isLocked = invoice.issuedOn !== '';
  const remove = (index: number, attachment: Attachment) => {
    setRemoved({ index, attachment });
    change({ attachments: attachments.filter((_, at) => at !== index) });
  };
  const putBack = ({ index, attachment }: Removed) => {
    setRemoved(undefined);
    const back = { ...attachment, name: attachedName(attachment.name, attachments) };
    change({ attachments: [...attachments.slice(0, index), back, ...attachments.slice(index)] });
  };
  return (
    <section class="attachments" id={idOf('attachments')} tabIndex={-1} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p class="hint">{eInvoiceKindOf(invoice, company) === undefined ? words.noEInvoice : words.hint}</p>
      <Files {...properties} onRemove={isLocked ? undefined : remove} />
      {remarksOf('attachments').map(({ sentence }) => (
        <p key={sentence} class="hint error">
          {sentence}
        </p>
      ))}
      {!isLocked && (
        <DropZone
          small
          choose={words.choose}
          hint={words.drop}
          accept={acceptedEndings}
          onFiles={(some) => void take(some)}
        />
      )}
      <div role="status">
        <Faults refused={refused} attachments={attachments} />
        {removed && !isLocked && roomFault(removed.attachment.size, attachments) === undefined && (
          <p class="hint">
            {fill(words.removed, { name: removed.attachment.name })}{' '}
            <button type="button" class="quiet" onClick={() => putBack(removed)}>
              {words.undo}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

/** A file that was taken out, and where it stood. */
interface Removed {
  readonly index: number;
  readonly attachment: Attachment;
}

/** The files, and how much of what there may be. */
function Files(
  properties: InvoiceFieldsProps & { readonly onRemove: ((index: number, attachment: Attachment) => void) | undefined },
) {
  const { invoice, change, verdict, shown, files, onRemove } = properties;
  const { attachments } = invoice;
  const { language } = useWords();
  const remarksOf = useRemarks(verdict, shown);
  if (attachments.length === 0) return null;
  return (
    <>
      <ul>
        {attachments.map((one, index) => (
          <AttachmentLine
            key={one.id}
            attachment={one}
            index={index}
            contents={files.contents}
            remarks={remarksOf(`attachments.${index}`)}
            onDescription={(description) =>
              change({ attachments: attachments.map((each, at) => (at === index ? { ...one, description } : each)) })
            }
            onLeave={() => shown.leave(`attachments.${index}`)}
            onRemove={onRemove && (() => onRemove(index, one))}
          />
        ))}
      </ul>
      <p class="hint">{fill(attachmentTexts[language].sum, sumOf(attachments, language))}</p>
    </>
  );
}

/** What was not taken, a sentence each. */
function Faults({
  refused,
  attachments,
}: {
  readonly refused: readonly Refused[];
  readonly attachments: readonly Attachment[];
}) {
  const { language } = useWords();
  return refused.map(({ file: { name, size }, fault }, index) => (
    <p key={index} class="hint error">
      {fill(attachmentTexts[language].faults[fault], {
        ...sumOf(attachments, language),
        name,
        size: fileSize(size, language),
      })}
    </p>
  ));
}

/** How many files there are, and how much of what there may be. */
function sumOf(attachments: readonly Attachment[], language: UiLanguage) {
  return {
    count: attachments.length,
    most: limits.attachmentsMax,
    sum: fileSize(attachedBytes(attachments), language),
    max: fileSize(attachedBytesMax, language),
  };
}
