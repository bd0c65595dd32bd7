import { useState } from 'preact/hooks';
import { fill, wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Dialog } from '../../parts/dialog.tsx';
import type { ApiKey, NewApiKey } from '../../work/service/answers.ts';
import { type Loaded, useLoaded, useRights, useWork } from '../../work/service/session.tsx';
import { AskFirst } from '../parts/ask.tsx';
import { Refused } from '../parts/refused.tsx';
import { Badge, Secret, When } from '../parts/show.tsx';
import { LoadedTable } from '../parts/table.tsx';
import { NewKey } from './new-key.tsx';

/** The keys that programs of the biller use. */
export function KeysPage() {
  const words = useWords().texts.biller.keys;
  const { isOwner } = useRights();
  const keys = useLoaded<readonly ApiKey[]>('ApiKeys.list');
  const [made, setMade] = useState<NewApiKey>();
  const [isMaking, setMaking] = useState(false);
  const show = (key: NewApiKey) => {
    setMade(key);
    setMaking(false);
    keys.reload();
  };
  return (
    <>
      <h2>{words.title}</h2>
      <p class="lead">{words.lead}</p>
      {made && <Secret key={made.key} label={words.secret} text={made.key} hint={words.secretHint} />}
      {isOwner && (
        <p class="buttons">
          <button type="button" class="primary" onClick={() => setMaking(true)}>
            {words.create}
          </button>
        </p>
      )}
      {isMaking && (
        <Dialog title={words.create} onClose={() => setMaking(false)}>
          <NewKey onMade={show} onCancel={() => setMaking(false)} />
        </Dialog>
      )}
      <KeyTable keys={keys} onMade={show} />
    </>
  );
}

function KeyTable({ keys, onMade }: { readonly keys: Loaded<readonly ApiKey[]>; onMade(key: NewApiKey): void }) {
  const { biller } = useWords().texts;
  const { keys: words, common } = biller;
  const { isOwner } = useRights();
  return (
    <LoadedTable
      label={words.title}
      loaded={keys}
      keyOf={({ id }) => id}
      empty={words.empty}
      columns={[
        {
          title: words.name,
          cell: ({ name, prefix, revokedAt }) => (
            <>
              <strong>{name ?? prefix}</strong>{' '}
              {revokedAt !== undefined && <Badge status="DEAD" word={words.revoked} />}
              {name !== undefined && name !== prefix && (
                <>
                  <br />
                  <span class="hint figures">{prefix}…</span>
                </>
              )}
            </>
          ),
        },
        { title: words.may, cell: (key) => <Abilities apiKey={key} /> },
        { title: words.lastUsed, cell: ({ lastUsedAt }) => (lastUsedAt ? <When at={lastUsedAt} /> : common.never) },
        {
          title: words.ends,
          cell: ({ revokedAt, expiresAt }) => {
            const end = revokedAt ?? expiresAt;
            return end ? <When at={end} /> : common.never;
          },
        },
        {
          title: common.actions,
          // Keys that a variable of the service sets are named by their beginning and come back with it
          cell: (key) =>
            isOwner &&
            key.revokedAt === undefined &&
            key.id !== key.prefix && <KeyActions apiKey={key} onMade={onMade} onDone={keys.reload} />,
        },
      ]}
    />
  );
}

/** What a key may do, in words. */
function Abilities({ apiKey }: { readonly apiKey: ApiKey }) {
  const { pair, biller } = useWords().texts;
  const { scopes, keys: words } = biller;
  const { processingModes, maySkipAnomaly, ipAllow } = apiKey;
  const lines = [
    apiKey.scopes.map((scope) => wordOf(scopes, scope)).join(', '),
    processingModes.includes('DELIVER') ? '' : words.stageOnly,
    maySkipAnomaly ? words.maySkip : '',
    ipAllow.length > 0 ? fill(pair, { name: words.ipAllow, value: ipAllow.join(', ') }) : '',
  ].filter((line) => line !== '');
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function KeyActions(properties: {
  readonly apiKey: ApiKey;
  readonly onMade: (key: NewApiKey) => void;
  readonly onDone: () => void;
}) {
  const { apiKey, onMade, onDone } = properties;
  const words = useWords().texts.biller.keys;
  const work = useWork();
  const rotate = async () => {
    const answer = await work.run<NewApiKey>('ApiKeys.rotate', { id: apiKey.id });
    if (answer) onMade(answer.value);
  };
  return (
    <div class="buttons">
      <button type="button" aria-disabled={work.busy} onClick={() => void rotate()}>
        {words.rotate}
      </button>
      <AskFirst
        label={words.revoke}
        question={words.revokeQuestion}
        method="ApiKeys.revoke"
        parameters={{ id: apiKey.id }}
        onDone={onDone}
      >
        <p>{apiKey.name ?? apiKey.prefix}</p>
        <p class="hint">{words.revokeHint}</p>
      </AskFirst>
      <Refused refusal={work.refusal} />
    </div>
  );
}
