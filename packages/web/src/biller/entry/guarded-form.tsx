import type { ComponentChildren } from 'preact';
import { useWords } from '../../language/words.ts';
import type { TextField } from '../../parts/fields/field.tsx';
import type { Refusal } from '../../work/service/connect.ts';
import type { Work } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { SecondFactorFields } from './second-factor-fields.tsx';

/** A form whose last fields are those of the second factor, where that is asked for: a code, or a passkey, which submits it again. */
export function GuardedForm(properties: {
  readonly work: Work;
  readonly unsaid: Refusal | undefined;
  readonly label: string;
  /** Of the form: makes the field of the code. */
  readonly field: (name: 'code', label: string) => Parameters<typeof TextField>[0];
  readonly submit: (more?: object) => Promise<void>;
  readonly children: ComponentChildren;
}) {
  const { work, unsaid, label, field, submit, children } = properties;
  const { refusal, busy } = work;
  const words = useWords().texts.biller.secondFactor;
  // That a passkey is asked for stands at its button
  const isSaid = refusal?.code === 'SECOND_FACTOR_NEEDED' && refusal.passkeyRequest !== undefined;
  return (
    <EntryForm work={work} unsaid={isSaid ? undefined : unsaid} label={label} submit={() => submit()}>
      {children}
      <SecondFactorFields
        refusal={refusal}
        isBusy={busy}
        code={field('code', words.code)}
        onPasskey={(passkey) => void submit({ passkey })}
      />
    </EntryForm>
  );
}
