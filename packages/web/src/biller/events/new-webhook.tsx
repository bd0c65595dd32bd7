import type { CreatedWebhook } from '@rappen/http/internal/answers';
import { useWords } from '../../language/words.ts';
import { ChoiceField, TextField } from '../../parts/fields/field.tsx';
import { useWork } from '../../work/service/session.tsx';
import { EntryForm } from '../parts/entry-form.tsx';
import { useFields } from '../parts/use-fields.ts';

/** A secret of a webhook, which is shown once. */
export type NewSecret = Pick<CreatedWebhook, 'id' | 'secret'>;

/** The form of a new webhook. */
export function NewWebhook({ onMade }: { onMade(made: NewSecret): void }) {
  const words = useWords().texts.biller.webhooks;
  const work = useWork();
  const initial = { eventType: 'BUSINESS_CASE_STATUS_CHANGED_EVENTS', hookUrl: '', description: '' };
  const { sent, unsaid, field, clear } = useFields('webhook', initial, work.refusal);
  const submit = async () => {
    const answer = await work.run<NewSecret>('Webhooks.create', sent);
    if (answer === undefined) return;
    clear();
    onMade(answer.value);
  };
  return (
    <EntryForm work={work} unsaid={unsaid} label={words.add} submit={submit}>
      <h3>{words.add}</h3>
      <ChoiceField {...field('eventType', words.eventType)} choices={Object.entries(words.events)} />
      <TextField {...field('hookUrl', words.hookUrl)} hint={words.hookUrlHint} monospaced />
      <TextField {...field('description', words.description)} />
    </EntryForm>
  );
}
