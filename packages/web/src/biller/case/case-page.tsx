import { useEffect, useState } from 'preact/hooks';
import { forgetKept, useKept } from '../../kept/use-kept.ts';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import type { WholeCase } from '../../work/service/answers.ts';
import { sentenceOfError } from '../../work/service/refusal-sentences.ts';
import { type Loaded, ofBiller, useLoaded, useRights, useSession } from '../../work/service/session.tsx';
import { EraseCase } from '../erasure/erase-case.tsx';
import { listAddress } from '../list/list-view.ts';
import { NetworkActions } from '../network/network-actions.tsx';
import { Anomalies } from '../parts/anomalies.tsx';
import { Refused } from '../parts/refused.tsx';
import { Amount, CaseBadges } from '../parts/show.tsx';
import { CaseMoves } from './case-moves.tsx';
import { Content } from './content.tsx';
import { EditForm } from './edit-form.tsx';
import { PdfView } from './pdf-view.tsx';
import { Received } from './received.tsx';
import { References } from './references.tsx';
import { Timeline } from './timeline.tsx';

/** While a case is on its way, the page asks again after so long. */
const askMilliseconds = 1000;

/** A case with everything that is known of it, and what can be done with it. */
export function CasePage({ id }: { readonly id: number }) {
  const { texts } = useWords();
  const loaded = useLoaded<WholeCase>('Cases.get', { id });
  const { me } = useSession();
  const { mayOperate } = useRights();
  const keptName = `${ofBiller}${id} `;
  const [isEditing, setEditing] = useKept(`${keptName}is edited`, false);
  useAskAgain(loaded.value, loaded.reload);
  const found = loaded.value;
  const { types } = texts.biller;
  if (found === undefined) return <NoCase id={id} loaded={loaded} />;
  const mayBeEdited = found.processingStatus === 'STAGED' || found.processingStatus === 'INVALID';
  const isEdited = isEditing && mayBeEdited;
  const stopEditing = () => {
    forgetKept(keptName);
    setEditing(false);
  };
  return (
    <>
      <ToList />
      <h2 class="wrapped">
        {types[found.type]} {found.referenceNumber}
      </h2>
      <p class="lead">{found.billRecipient.name ?? found.billRecipient.emailAddress}</p>
      <div class="status" role="status">
        <CaseBadges {...found} />
        <strong>
          <Amount amount={found.totalAmount} />
        </strong>
      </div>
      <Wrong found={found} />
      <Anomalies anomalies={found.anomalies} />
      {mayOperate && !isEdited && <CaseMoves found={found} onEdit={() => setEditing(true)} onDone={loaded.reload} />}
      {mayOperate && me.isSimulator && found.processingStatus === 'DELIVERED' && (
        <NetworkActions found={found} onDone={loaded.reload} />
      )}
      <Refused refusal={loaded.refusal} onAgain={loaded.reload} />
      {isEdited ? (
        <EditForm
          found={found}
          keptName={keptName}
          onSaved={() => {
            stopEditing();
            loaded.reload();
          }}
          onCancel={stopEditing}
        />
      ) : (
        <CaseParts found={found} onDone={loaded.reload} />
      )}
    </>
  );
}

/** What is known of a case, beside its PDF. */
function CaseParts({ found, onDone }: { readonly found: WholeCase; readonly onDone: () => void }) {
  const { cases: words } = useWords().texts.biller;
  return (
    <div class="columns">
      <div class="side">
        <Timeline key={found.statusHistory.length} found={found} />
        <NetworkSays found={found} />
        <Received found={found} />
        <References found={found} />
        <section class="card">
          <h3>{words.content}</h3>
          <Content found={found} />
        </section>
        <EraseCase found={found} onDone={onDone} />
      </div>
      <PdfView id={found.id} />
    </div>
  );
}

/** A case that is not there, not yet, or that the service does not tell of now. */
function NoCase({ id, loaded: { refusal, reload } }: { readonly id: number; readonly loaded: Loaded<WholeCase> }) {
  const { texts } = useWords();
  if (refusal === undefined) return <p role="status">{texts.shell.loading}</p>;
  return (
    <>
      <ToList />
      <h2>{`#${id}`}</h2>
      <Refused refusal={refusal} {...(refusal.status !== 404 && { onAgain: reload })} />
    </>
  );
}

function ToList() {
  const { nav } = useWords().texts.biller;
  const address = listAddress();
  return (
    <p>
      <a href={address}>{address.startsWith('#/biller/staged') ? nav.staged : nav.cases}</a>
    </p>
  );
}

/** The last word of the network, and its reason. */
function NetworkSays({ found: { networkStatus } }: { readonly found: WholeCase }) {
  const { pair, biller } = useWords().texts;
  const { cases } = biller;
  if (networkStatus === undefined) return null;
  const { status, reason } = networkStatus;
  return (
    <section class="card">
      <h3>{cases.networkSays}</h3>
      <p>
        <span class="figures">{status}</span>
        {reason !== undefined && fill(pair, { name: '', value: reason })}
      </p>
    </section>
  );
}

/** Why a case is invalid, or why it failed. */
function Wrong({ found }: { readonly found: WholeCase }) {
  const words = useWords();
  const { cases } = words.texts.biller;
  const errors = [
    ...(found.invalid?.fieldErrors ?? []),
    ...(found.failure ? [{ ...found.failure, fieldName: '' }] : []),
  ];
  if (errors.length === 0) return null;
  return (
    <section class="card">
      <h3>{found.failure ? cases.whyFailed : cases.whyInvalid}</h3>
      <ul class="remarks">
        {errors.map((error) => (
          <li key={`${error.fieldName} ${error.code}`} class="error">
            {sentenceOfError(words, error)} <span class="hint figures">{error.fieldName}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useAskAgain(found: WholeCase | undefined, reload: () => void): void {
  const [asks, setAsks] = useState(0);
  useEffect(() => {
    if (found?.processingStatus !== 'PROCESSING' || asks >= limits.deliveryAsksMax) return;
    const timer = setTimeout(() => {
      setAsks(asks + 1);
      reload();
    }, askMilliseconds);
    return () => clearTimeout(timer);
  }, [found]);
}
