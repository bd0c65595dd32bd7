import { isQrIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { ChoiceField, TextField } from '../parts/fields/field.tsx';
import { textOf } from '../sheet/fields.ts';
import { type NumberPlace, printedReference, referenceOfNumber } from '../sheet/numbers.ts';
import type { TableSettings } from '../sheet/read-row.ts';
import type { BillTable } from './table/bill-table.ts';

const places: readonly NumberPlace[] = ['billing', 'message', 'none'];
/** Longer prefixes leave no room for a number. */
const prefixLengthMax = 20;

export type NumberSettings = Pick<TableSettings, 'prefix' | 'numberPlace'>;

interface PanelProps {
  readonly table: BillTable;
  readonly settings: TableSettings;
  readonly onChange: (settings: NumberSettings) => void;
}

/** How the numbers of invoices become references, with the first row as an example. */
export function ReferencesPanel(properties: PanelProps) {
  const { table, settings, onChange } = properties;
  const { many } = useManyWords();
  const words = many.references;
  const number = table.rows.map(({ cells }) => textOf(cells, 'number')).find((text) => text !== '');
  const [isOpen, setOpen] = useState(settings.prefix !== '');
  if (number === undefined) return null;
  const { prefix, numberPlace } = settings;
  return (
    <section class={`panel${isOpen ? '' : ' folded'}`} aria-label={words.title}>
      <Example {...properties} number={number} />
      {!isOpen && (
        <button type="button" class="quiet" onClick={() => setOpen(true)}>
          {many.creditor.change}
        </button>
      )}
      <div class="row" hidden={!isOpen}>
        <TextField
          id="many-prefix"
          label={words.prefix}
          width="narrow"
          value={prefix}
          hint={words.prefixHint}
          maxLength={prefixLengthMax}
          onValue={(text) => onChange({ prefix: text, numberPlace })}
          monospaced
        />
        <ChoiceField
          id="many-place"
          label={words.place}
          width="wide"
          value={numberPlace}
          onValue={(text) => onChange({ prefix, numberPlace: places.find((each) => each === text) ?? 'billing' })}
          choices={places.map((place) => [place, words.places[place]])}
        />
      </div>
    </section>
  );
}

/** What becomes of a number of an invoice, in a sentence. */
function Example({ table, settings, number }: PanelProps & { readonly number: string }) {
  const words = useManyWords().many.references;
  const iban = textOf(table.read.find((row) => row !== undefined)?.cells ?? [], 'iban') || settings.creditor.iban;
  const account = parseAccountNumber(normalizeIban(iban));
  if (!account.ok) return <p>{words.noAccount}</p>;
  const made = referenceOfNumber(number, { isQrIban: isQrIban(account.value), prefix: settings.prefix });
  const reference = printedReference(made.reference) || '–';
  return <p>{fill(made.type === 'QRR' ? words.qr : words.rf, { number, reference })}</p>;
}
