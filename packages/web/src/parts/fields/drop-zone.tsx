import { useState } from 'preact/hooks';
import { Icon } from '../icon.tsx';
import { FileButton } from './file-button.tsx';

/** What is done with one file, or with any number of them. */
type Taking = { readonly onFile: (file: File) => void } | { readonly onFiles: (files: readonly File[]) => void };

/** A place where a file is dropped, or several, or chosen by a button. */
export function DropZone(
  properties: {
    readonly choose: string;
    readonly hint: string;
    /** As the attribute `accept` has it. */
    readonly accept: string;
    /** Where something is shown below already. */
    readonly small?: boolean;
  } & Taking,
) {
  const { choose, hint, accept, small = false } = properties;
  const [over, setOver] = useState(false);
  const take = (files: readonly File[]) => {
    const [file] = files;
    if (file === undefined) return;
    if ('onFiles' in properties) properties.onFiles(files);
    else properties.onFile(file);
  };
  const onOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same for keyboards
    <div
      class={`drop${over ? ' over' : ''}${small ? ' small' : ''}`}
      onDragOver={onOver}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        // A page that takes files anywhere would take these twice
        event.stopPropagation();
        setOver(false);
        take([...(event.dataTransfer?.files ?? [])]);
      }}
    >
      {!small && <Icon name="upload" />}
      <FileButton label={choose} accept={accept} class="primary" isSeveral={'onFiles' in properties} onFiles={take} />
      <p>{hint}</p>
    </div>
  );
}
