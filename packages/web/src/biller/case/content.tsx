import { formatIban, isAccountNumber } from '@rappen/core/iban';
import { isRecord } from '@rappen/core/model';
import { formatCreditorReference, formatQrReference, isCreditorReference, isQrReference } from '@rappen/core/reference';
import { useMemo } from 'preact/hooks';
import { wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import type { Money, WholeCase } from '../../work/service/answers.ts';
import { Amount, Day } from '../parts/show.tsx';
import { isUnnamed, isWrapper, type Shape, shapeOf } from './document.ts';
import { useLabel } from './edit-places.tsx';

/** What was submitted, by the names of the fields. */
export function Content({ found }: { readonly found: WholeCase }) {
  const shape = useMemo(() => shapeOf(found.type), [found.type]);
  return <Members value={found} shape={shape} />;
}

function Members({ value, shape }: { readonly value: unknown; readonly shape: Shape }) {
  return (
    <dl>
      <Lines value={value} shape={shape} />
    </dl>
  );
}

function Lines({ value, shape }: { readonly value: unknown; readonly shape: Shape }) {
  const label = useLabel();
  const record = isRecord(value) ? value : {};
  return (
    <>
      {Object.entries(shape.properties ?? {}).map(([name, inner]) =>
        record[name] === undefined ? null : isUnnamed(name) || /^(?:un)?structuredAddress$/.test(name) ? (
          <Lines key={name} value={record[name]} shape={inner} />
        ) : (
          <div key={name} class={isShort(inner) ? undefined : 'nested'}>
            <dt>{label(name)}</dt>
            <dd>
              <Value value={record[name]} shape={inner} />
            </dd>
          </div>
        ),
      )}
    </>
  );
}

function Value({ value, shape }: { readonly value: unknown; readonly shape: Shape }) {
  const { common, values } = useWords().texts.biller;
  if (isAmount(shape)) return <Amount amount={value as Money} />;
  if (isWrapper(shape)) {
    const [[name, inner] = ['', shape]] = Object.entries(shape.properties ?? {});
    return <Value value={(value as Readonly<Record<string, unknown>>)[name]} shape={inner} />;
  }
  const { items } = shape;
  if (shape.properties !== undefined) return <Members value={value} shape={shape} />;
  if (items !== undefined)
    return (
      <ol>
        {(value as readonly unknown[]).map((entry, index) => (
          <li key={index}>
            <Value value={entry} shape={items} />
          </li>
        ))}
      </ol>
    );
  if (typeof value === 'boolean') return <>{value ? common.yes : common.no}</>;
  if (shape.format === 'date') return <Day date={String(value)} />;
  if (shape.enum !== undefined) return <>{wordOf(values, String(value))}</>;
  return <span>{grouped(String(value))}</span>;
}

/** Account numbers and payment references in groups, as they are printed; anything else as it is. */
function grouped(text: string): string {
  if (isAccountNumber(text)) return formatIban(text);
  if (isQrReference(text)) return formatQrReference(text);
  return isCreditorReference(text) ? formatCreditorReference(text) : text;
}

function isAmount({ properties = {} }: Shape): boolean {
  return Object.keys(properties).join() === 'value,currencyCode';
}

/** Whether a value stands beside its name, and not below it. */
function isShort(shape: Shape): boolean {
  return isAmount(shape) || (shape.properties === undefined && shape.items === undefined);
}
