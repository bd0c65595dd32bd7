import { base64Of } from '@rappen/pdf/internal/base';
import { useRef, useState } from 'preact/hooks';
import { type AttachmentFault, attachedName, mediaTypeOf, roomFault } from '../../records/desk/attachments.ts';
import type { Attachment } from '../../records/desk/lines.ts';
import { newId } from '../../records/new-id.ts';
import type { InvoiceFieldsProps } from '../parts/invoice-fields-props.ts';

/** A file that was not taken, and why. */
export interface Refused {
  readonly file: File;
  readonly fault: AttachmentFault;
}

/** Takes files one after the other; those that do not fit are told, and nothing of the others is lost. */
export function useTaking({ invoice, change, files }: InvoiceFieldsProps) {
  const latest = useRef(invoice);
  latest.current = invoice;
  const [refused, setRefused] = useState<readonly Refused[]>([]);
  const take = async (chosen: readonly File[]) => {
    const [taken, faults]: [Taken[], Refused[]] = [[], []];
    for (const file of chosen) {
      const beside = [...latest.current.attachments, ...taken.map(({ attachment }) => attachment)];
      const read = await readFile(file, beside);
      if (typeof read === 'string') faults.push({ file, fault: read });
      else taken.push(read);
    }
    setRefused(faults);
    const contents = taken.map(({ attachment: { id }, content }) => ({ id, content }));
    if (taken.length === 0 || !(await files.attach(contents)) || latest.current.issuedOn !== '') return;
    change({ attachments: [...latest.current.attachments, ...taken.map(({ attachment }) => attachment)] });
  };
  return { refused, take };
}

interface Taken {
  readonly attachment: Attachment;
  readonly content: string;
}

/** A file as an attachment beside others, with what is in it. */
async function readFile(file: File, beside: readonly Attachment[]): Promise<Taken | AttachmentFault> {
  const fault = roomFault(file.size, beside);
  if (fault !== undefined) return fault;
  const bytes = await file.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  );
  if (bytes === undefined) return 'unreadable';
  const mediaType = mediaTypeOf(file.name, bytes);
  if (mediaType === undefined) return 'type';
  const attachment = {
    id: newId(),
    name: attachedName(file.name, beside),
    description: '',
    mediaType,
    size: bytes.length,
  };
  return { attachment, content: base64Of(bytes) };
}
