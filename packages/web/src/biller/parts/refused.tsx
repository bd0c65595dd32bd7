import { useWords } from '../../language/words.ts';
import type { Refusal } from '../../work/service/connect.ts';
import { sentenceOfRefusal } from '../../work/service/refusal-sentences.ts';

/** Why something was not done, in words of the page where it has some for the code; with `onAgain` a button that tries again. */
export function Refused(properties: { readonly refusal: Refusal | undefined; readonly onAgain?: () => void }) {
  const { refusal, onAgain } = properties;
  const words = useWords();
  return (
    <div role="alert">
      {refusal !== undefined && (
        <>
          <p class="hint error">{sentenceOfRefusal(words, refusal)}</p>
          {onAgain && (
            <button type="button" onClick={onAgain}>
              {words.texts.shell.again}
            </button>
          )}
        </>
      )}
    </div>
  );
}
