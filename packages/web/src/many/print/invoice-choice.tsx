import { fill } from '../../language/catalogue.ts';
import { useManyWords } from '../../language/many/words.ts';
import { ChoiceField } from '../../parts/fields/field.tsx';
import { vatRates } from '../../records/desk/vat-rates.ts';
import { firstLine } from '../../records/first-line.ts';
import type { InvoiceChoice } from './use-invoice-print.ts';

/** In whose name whole invoices are made, and what VAT has to do with the amounts of the rows. */
export function InvoiceChoiceFields({ choice }: { readonly choice: InvoiceChoice }) {
  const { many } = useManyWords();
  const words = many.invoices;
  const { print, isLoading, change } = choice;
  if (isLoading) return null;
  if (print === undefined)
    return (
      <p class="hint">
        {words.none} <a href="#/desk/company">{words.setUp}</a>
      </p>
    );
  const { company, vatRate, isNet } = print;
  const rates = [...new Set([company.vatRate, ...vatRates])].filter((rate) => rate !== '');
  return (
    <>
      <div class="row">
        <ChoiceField
          id="many-vat"
          label={words.vat}
          width="narrow"
          value={vatRate}
          onValue={(rate) => change({ vatRate: rate })}
          choices={[['', words.noVat], ...rates.map((rate) => [rate, `${rate} %`] as const)]}
        />
        {vatRate !== '' && (
          <ChoiceField
            id="many-amounts"
            label={words.amounts}
            width="wide"
            value={isNet ? 'net' : 'gross'}
            onValue={(value) => change({ isNet: value === 'net' })}
            choices={[
              ['gross', words.included],
              ['net', words.added],
            ]}
          />
        )}
      </div>
      <p class="hint">
        {fill(words.from, { company: firstLine(company.address) })} <a href="#/desk/company">{words.setUp}</a>
      </p>
    </>
  );
}
