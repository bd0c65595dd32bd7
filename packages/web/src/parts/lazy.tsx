import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { useWords } from '../language/words.ts';
import { Loading } from './loading.tsx';

/** Code that was just loaded has taken its time: what it draws is a task of its own, so that keys and fingers come in between. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** A page whose code is fetched when it is first shown. */
export function Lazy<P extends object>({
  load,
  properties,
}: {
  readonly load: () => Promise<FunctionComponent<P>>;
  readonly properties: P;
}) {
  const { texts } = useWords();
  const [state, setState] = useState<{ readonly Page?: FunctionComponent<P>; readonly failed?: boolean }>({});
  const fetchPage = () => {
    setState({});
    load().then(
      async (Page) => {
        await nextTask();
        setState({ Page });
      },
      () => setState({ failed: true }),
    );
  };
  useEffect(fetchPage, [load]);
  if (state.Page !== undefined) return <state.Page {...properties} />;
  if (!state.failed) return <Loading />;
  return (
    <div role="alert">
      <p>{texts.shell.failed}</p>
      <button type="button" onClick={fetchPage}>
        {texts.shell.again}
      </button>
    </div>
  );
}
