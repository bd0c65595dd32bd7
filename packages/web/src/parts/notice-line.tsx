import type { ComponentChildren } from 'preact';

/** Something that was done, with a way back where there is one. It is a part of a live region. */
export function NoticeLine(properties: {
  readonly text: string;
  readonly isBad?: boolean | undefined;
  readonly undo: (() => void) | undefined;
  readonly onClose: () => void;
  readonly words: { readonly undo: string; readonly close: string };
  /** What stands before the buttons. */
  readonly children?: ComponentChildren;
}) {
  const { text, isBad = false, undo, onClose, words, children } = properties;
  return (
    <p class={isBad ? 'notice bad' : 'notice'}>
      <span>{text}</span>
      {children}
      {undo && (
        <button type="button" onClick={undo}>
          {words.undo}
        </button>
      )}
      <button type="button" class="quiet" onClick={onClose}>
        {words.close}
      </button>
    </p>
  );
}
