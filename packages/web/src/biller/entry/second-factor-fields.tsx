import { useEffect, useRef, useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { TextField } from '../../parts/fields/field.tsx';
import type { PasskeyRequest } from '../../work/service/answers.ts';
import type { Refusal } from '../../work/service/connect.ts';
import { hasPasskeys, type SignedPasskey, signWithPasskey } from './passkey.ts';

type Field = Omit<Parameters<typeof TextField>[0], 'hint' | 'autoComplete'>;

/** Whether a second factor is asked for, of whoever has one. */
function asksForIt(refusal: Refusal | undefined): boolean {
  const { code = '' } = refusal ?? {};
  return /^SECOND_FACTOR_(?:NEEDED|WRONG)$/.test(code) || refusal?.passkeyRequest !== undefined;
}

/** The field for the code of an app, or a recovery code. */
export function CodeField(properties: Field) {
  const words = useWords().texts.biller.secondFactor;
  return <TextField {...properties} autoComplete="one-time-code" hint={words.codeHint} />;
}

/** Where a form asks for the second factor: by a passkey where there is one, and by a code. Nothing as long as it is not asked for. */
export function SecondFactorFields(properties: {
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly code: Field;
  readonly onPasskey: (signed: SignedPasskey) => void;
}) {
  const { refusal, isBusy, code, onPasskey } = properties;
  const request = hasPasskeys() ? refusal?.passkeyRequest : undefined;
  if (!asksForIt(refusal) && code.value === '') return null;
  const isNeeded = refusal?.code === 'SECOND_FACTOR_NEEDED';
  return (
    <>
      {request && <PasskeyButton request={request} isBusy={isBusy} onPasskey={onPasskey} />}
      <CodeField {...code} {...(request && isNeeded && { remarks: [] })} />
    </>
  );
}

function PasskeyButton(properties: {
  readonly request: PasskeyRequest;
  readonly isBusy: boolean;
  readonly onPasskey: (signed: SignedPasskey) => void;
}) {
  const { request, isBusy, onPasskey } = properties;
  const words = useWords().texts.biller.secondFactor.passkeys;
  const [failure, setFailure] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  // What was refused is gone to, as a field would be
  useEffect(() => button.current?.focus(), [request]);
  const sign = async () => {
    setFailure(undefined);
    const signed = await signWithPasskey(request);
    if ('passkey' in signed) onPasskey(signed.passkey);
    else setFailure(words.cancelled);
  };
  return (
    <>
      <p role="status">{words.useHint}</p>
      <button ref={button} type="button" aria-disabled={isBusy} onClick={() => void sign()}>
        {words.use}
      </button>
      <div role="alert">{failure && <p class="hint error">{failure}</p>}</div>
    </>
  );
}
