import { useRef } from 'preact/hooks';

/** A button that lets somebody choose a file, or several. */
export function FileButton(properties: {
  readonly label: string;
  /** As the attribute `accept` has it. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly isSeveral?: boolean;
  readonly class?: string;
}) {
  const { label, accept, onFiles, isSeveral = false } = properties;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isSeveral}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file again is a choice, too
          currentTarget.value = '';
        }}
      />
      <button type="button" class={properties.class} onClick={() => input.current?.click()}>
        {label}
      </button>
    </>
  );
}
