import type { ComponentChildren } from 'preact';

/** The name of a record in a list: opens it. */
export function EditButton(properties: {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ComponentChildren;
}) {
  const { label, onClick, children } = properties;
  return (
    <button type="button" class="quiet" aria-label={label} onClick={onClick}>
      {children}
    </button>
  );
}

/** Removes a record from a list; it can be brought back. */
export function RemoveButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" class="quiet" aria-label={label} onClick={onClick}>
      ×
    </button>
  );
}
