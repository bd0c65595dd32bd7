import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';

/** Fields that are rarely needed, folded away until they are wanted; unfolded where something in them is wrong. */
export function Folded(properties: {
  readonly title: string;
  readonly class?: string;
  readonly startsOpen?: boolean;
  readonly isWrong?: boolean;
  readonly children: ComponentChildren;
}) {
  const { title, startsOpen = false, isWrong = false, children } = properties;
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details
      class={['assistant', properties.class].filter(Boolean).join(' ')}
      open={isOpen || isWrong}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{title}</summary>
      {/* Not drawn before somebody looks: it is most of a long form */}
      {(isOpen || isWrong) && children}
    </details>
  );
}
