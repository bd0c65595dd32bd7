import { useState } from 'preact/hooks';
import { useWords } from '../language/words.ts';
import { limits } from '../limits.ts';
import { copied } from './page/use-copy.ts';

/** Copies a link that holds what is on the page, and shows it; another content (`of`) needs another link. */
export function LinkButton(properties: {
  readonly label: string;
  readonly of: unknown;
  /** What stands behind `#/`. */
  readonly encode: () => Promise<string>;
}) {
  const { label, of, encode } = properties;
  const words = useWords().texts.make.actions;
  const [made, setMade] = useState<{ readonly of: unknown; readonly address: string; readonly copied: boolean }>();
  const link = made?.of === of ? made : undefined;
  const share = async () => {
    const hash = await encode();
    if (hash.length > limits.linkLengthMax) return setMade({ of, address: '', copied: false });
    const address = `${location.origin}${location.pathname}#/${hash}`;
    setMade({ of, address, copied: await copied(address) });
  };
  return (
    <>
      <button type="button" onClick={() => void share()}>
        {label}
      </button>
      {link && (
        <div class="shared">
          <p class={link.address === '' ? 'hint error' : 'hint'} role="status">
            {link.address === '' ? words.tooLong : link.copied ? words.shared : words.shareByHand}
          </p>
          {link.address !== '' && (
            <input
              readOnly
              class="figures"
              aria-label={words.shareByHand}
              value={link.address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          )}
        </div>
      )}
    </>
  );
}
