import { useState } from 'preact/hooks';

/** Puts a text on the clipboard; false where the browser does not let it. */
export async function copied(text: string): Promise<boolean> {
  const isCopied = await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  );
  return isCopied ?? false;
}

/** Copies a text when it is asked to, and says whether that was done. */
export function useCopy(text: string): readonly [isCopied: boolean, copy: () => void] {
  const [isCopied, setCopied] = useState(false);
  return [isCopied, () => void copied(text).then(setCopied)];
}
