import type { ViewRow, ViewSection } from '@rappen/core/e-invoice';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useWords } from '../language/words.ts';
import { download } from '../parts/download.ts';
import { useAwaited } from '../parts/page/use-awaited.ts';
import type { AttachedFile, WholeEInvoice } from '../work/maker/e-invoice-content.ts';
import { maker } from '../work/maker/maker.ts';

/** All that stands in an e-invoice, as its sender wrote it: made when somebody opens it. */
export function EInvoiceWhole({ file }: { readonly file: Blob }) {
  const words = useWords().texts.read.eInvoice;
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="everything" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words.whole}</summary>
      {isOpen && <Whole file={file} />}
    </details>
  );
}

/** The files that an e-invoice brings with it. */
export function EInvoiceFiles({ file }: { readonly file: Blob }) {
  const words = useWords().texts.read.eInvoice;
  const whole = useWhole(file);
  if (whole === undefined || whole === 'none' || whole.attachments.length === 0) return null;
  return (
    <section>
      <h3>{words.files}</h3>
      <ul class="files">
        {whole.attachments.map((attached, index) => (
          <li key={index}>
            <FileLine attached={attached} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWhole(file: Blob): WholeEInvoice | 'none' | undefined {
  const { language } = useWords();
  return useAwaited(async () => {
    const made = await maker.ask('eInvoiceWhole', { file, language }).catch(() => undefined);
    return made ?? ('none' as const);
  }, [file, language]);
}

function Whole({ file }: { readonly file: Blob }) {
  const words = useWords().texts.read.eInvoice;
  const whole = useWhole(file);
  if (whole === undefined) return null;
  if (whole === 'none') return <p class="hint">{words.noPicture}</p>;
  return (
    <>
      {whole.sections.map((section, index) => (
        <Section key={index} section={section} />
      ))}
      {whole.left > 0 && <p class="hint">{fill(words.wholeLeft, { count: whole.left })}</p>}
      {whole.unread.length > 0 && (
        <section>
          <h3>{words.unread}</h3>
          <dl>
            {whole.unread.map(({ path, value }) => (
              <div key={path}>
                <dt>{path}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {whole.unreadLeft > 0 && <p class="hint">{fill(words.wholeLeft, { count: whole.unreadLeft })}</p>}
        </section>
      )}
    </>
  );
}

function Section({ section: { title, detail, amount, note, rows } }: { readonly section: ViewSection }) {
  return (
    <section>
      <h3>
        {[title, detail].filter((part) => part !== undefined).join(': ')}
        {amount !== undefined && <span class="sum">{amount}</span>}
      </h3>
      {note !== undefined && <p class="open">{note}</p>}
      {groupsOf(rows).map(([group, own]) => (
        <div key={group}>
          {group !== '' && <h4>{group}</h4>}
          <dl>
            {own.map(({ label, shown, term }, index) => (
              <div key={index} title={term}>
                <dt>{label}</dt>
                <dd>{shown}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function groupsOf(rows: readonly ViewRow[]): readonly (readonly [string, readonly ViewRow[]])[] {
  const groups = new Map<string, ViewRow[]>();
  for (const row of rows) groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  return [...groups];
}

function FileLine({ attached: { name, description, isOpenable, file } }: { readonly attached: AttachedFile }) {
  const words = useWords().texts.read.eInvoice;
  const address = useMemo(() => (file && isOpenable ? URL.createObjectURL(file) : undefined), [file, isOpenable]);
  useEffect(() => (address === undefined ? undefined : () => URL.revokeObjectURL(address)), [address]);
  const named = name === '' ? 'attachment' : name;
  return (
    <>
      <span>{[description, named].filter((part) => part !== '').join(': ')}</span>
      {file === undefined && <span class="hint">{words.fileBroken}</span>}
      {address !== undefined && (
        <a href={address} target="_blank" rel="noopener" aria-label={`${words.openFile}: ${named}`}>
          {words.openFile}
        </a>
      )}
      {file !== undefined && (
        <button type="button" onClick={() => download(file, named)}>
          {fill(words.saveFile, { name: named })}
        </button>
      )}
    </>
  );
}
