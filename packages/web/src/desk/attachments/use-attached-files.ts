import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Invoice } from '../../records/desk/records.ts';
import type { AttachedFiles } from '../parts/invoice-fields-props.ts';
import type { Desk } from '../state/use-desk.ts';

/** Reads the files of an invoice when they are first wanted; those that were missing again whenever something has changed. */
export function useAttachedFiles(desk: Desk, { attachments }: Invoice): AttachedFiles {
  const [known, setKnown] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const ids = attachments.map(({ id }) => id).join(' ');
  const wanted = attachments.map(({ id }) => id).filter((id) => known.get(id) === undefined);
  useEffect(() => {
    if (wanted.length === 0) return undefined;
    let isShown = true;
    void desk.attached(wanted).then((found) => {
      if (isShown) setKnown((before) => new Map([...before, ...wanted.map((id) => [id, found.get(id)] as const)]));
    });
    return () => {
      isShown = false;
    };
  }, [wanted.join(' '), desk.records]);
  const contents = useMemo(() => {
    if (!attachments.every(({ id }) => known.has(id))) return undefined;
    return new Map(
      attachments.flatMap(({ id }) => {
        const content = known.get(id);
        return content === undefined ? [] : [[id, content] as const];
      }),
    );
  }, [known, ids]);
  return {
    contents,
    attach: async (files) => {
      if (!(await desk.attach(files))) return false;
      setKnown((before) => new Map([...before, ...files.map(({ id, content }) => [id, content] as const)]));
      return true;
    },
  };
}
