import { isQrIban, normalizeIban, parseAccountNumber } from '@rappen/core/iban';
import { useMemo, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { useManyWords } from '../language/many/words.ts';
import { ChoiceField, TextField } from '../parts/field.tsx';
import { textOf } from '../sheet/fields.ts';
import { type NumberPlace, printedReference, referenceOfNumber } from '../sheet/numbers.ts';
import type { TableSettings } from '../sheet/read-row.ts';
import { sameReferences } from './same-references.ts';
import type { BillTable } from './use-table.ts';

const places: readonly NumberPlace[] = ['billing', 'message', 'none'];
/** Longer prefixes leave no room for a number. */
const prefixLengthMax = 20;
/** References that are told one by one. */
const toldMax = 3;

export type NumberSettings = Pick<TableSettings, 'prefix' | 'numberPlace'>;

/** How the numbers of invoices become references, with the first row as an example, and which references are not the only ones. */
export function ReferencesPanel(properties: {
  readonly table: BillTable;
  readonly settings: TableSettings;
  readonly onChange: (settings: NumberSettings) => void;
}) {
  const { table, settings, onChange } = properties;
  const { many } = useManyWords();
  const words = many.references;
  const number = table.rows.map(({ cells }) => textOf(cells, 'number')).find((text) => text !== '');
  const [isOpen, setOpen] = useState(settings.prefix !== '');
  const same = useMemo(() => sameReferences(table), [table]);
  const iban = textOf(table.read.find((row) => row !== undefined)?.cells ?? [], 'iban') || settings.creditor.iban;
  const account = parseAccountNumber(normalizeIban(iban));
  if (number === undefined && same.length === 0) return null;
  const { prefix, numberPlace } = settings;
  const made =
    account.ok && number !== undefined
      ? referenceOfNumber(number, { isQrIban: isQrIban(account.value), prefix })
      : undefined;
  return (
    <section class={`panel${isOpen ? '' : ' folded'}`} aria-label={words.title}>
      {number !== undefined && (
        <>
          <p>
            {made === undefined
              ? words.noAccount
              : fill(made.type === 'QRR' ? words.qr : words.rf, {
                  number,
                  reference: printedReference(made.reference) || '–',
                })}
          </p>
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
        </>
      )}
      {same.length > 0 && (
        <ul class="remarks" role="status">
          {same.slice(0, toldMax).map(({ reference, numbers }) => (
            <li key={reference} class="note">
              {fill(words.same, { rows: numbers.join(', '), reference: printedReference(reference) })}
            </li>
          ))}
          {same.length > toldMax && <li class="note">{fill(words.sameMore, { count: same.length - toldMax })}</li>}
        </ul>
      )}
    </section>
  );
}
