import { base64Bytes } from '@rappen/pdf/internal/base';
import { useEffect, useMemo } from 'preact/hooks';
import { attachmentTexts } from '../../language/attachments/words.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { fileSize } from '../../language/written/file-size.ts';
import { type Remark, TextField } from '../../parts/fields/field.tsx';
import type { Attachment } from '../../records/desk/lines.ts';
import type { FileContents } from '../../work/invoice/attachments-json.ts';
import { idOf } from '../parts/fields.tsx';

/** One attached file: its name saves it again, and what it is can be typed. */
export function AttachmentLine(properties: {
  readonly attachment: Attachment;
  readonly index: number;
  readonly contents: FileContents | undefined;
  readonly remarks: readonly Remark[];
  readonly onDescription: (description: string) => void;
  readonly onLeave: () => void;
  /** Undefined where the invoice is issued. */
  readonly onRemove: (() => void) | undefined;
}) {
  const { attachment, index, contents, remarks, onDescription, onLeave, onRemove } = properties;
  const { language } = useWords();
  const words = attachmentTexts[language];
  const { id, name, size, description } = attachment;
  const content = contents?.get(id);
  const address = useAddress(content, attachment.mediaType);
  const isLacking = contents !== undefined && content === undefined;
  return (
    <li aria-label={name}>
      <div class="attached">
        {address === undefined ? (
          <span class="name">{name}</span>
        ) : (
          <a class="name" href={address} download={name}>
            {name}
          </a>
        )}
        <span class="hint">{fileSize(size, language)}</span>
        {onRemove && (
          <button type="button" class="quiet" aria-label={fill(words.removeOf, { name })} onClick={onRemove}>
            {words.remove}
          </button>
        )}
      </div>
      {isLacking && <p class="hint error">{words.lacking}</p>}
      <TextField
        id={idOf(`attachments.${index}`)}
        label={words.description}
        value={description}
        onValue={onDescription}
        onLeave={onLeave}
        remarks={isLacking ? [] : remarks}
      />
    </li>
  );
}

/** Where the browser finds what is in a file, as long as it is shown. */
function useAddress(content: string | undefined, mediaType: string): string | undefined {
  const address = useMemo(() => {
    const bytes = content === undefined ? undefined : base64Bytes(content);
    return bytes && URL.createObjectURL(new Blob([bytes], { type: mediaType }));
  }, [content, mediaType]);
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  return address;
}
