import type { WorkbookCell } from '@rappen/core/bulk';
import { fill } from '../../language/catalogue.ts';
import { download } from '../../parts/download.ts';
import { maker } from './maker.ts';

/** Buttons that save a table as a workbook or as CSV, its header first; `{kind}` in the label is what it becomes. */
export function SaveTable(properties: {
  readonly label: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly rows: () => readonly (readonly WorkbookCell[])[];
  readonly class?: string;
}) {
  const { label, name, rows } = properties;
  const save = async (kind: 'csv' | 'xlsx') =>
    download(await maker.ask('table', { kind, rows: rows() }), `${name}.${kind}`);
  return (
    <>
      {(['xlsx', 'csv'] as const).map((kind) => (
        <button key={kind} type="button" class={properties.class} onClick={() => void save(kind)}>
          {fill(label, { kind: kind === 'csv' ? 'CSV' : 'Excel' })}
        </button>
      ))}
    </>
  );
}
