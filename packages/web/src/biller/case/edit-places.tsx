import { normalizeIban } from '@rappen/core/iban';
import { parseTypedAmount } from '@rappen/core/money';
import { fill, wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { Check } from '../../parts/fields/check.tsx';
import { ChoiceField, type Remark, Remarks, TextField } from '../../parts/fields/field.tsx';
import { type Editable, editableOf, isUnnamed, isWrapper, type Shape, type Step } from './document.ts';

/** What every place of the form is given. */
export interface Editing {
  readonly remarksAt: (path: string) => readonly Remark[];
  /** Undefined takes away what is at the path. */
  readonly change: (path: readonly Step[], next: Editable | undefined) => void;
}

interface PlaceProps {
  readonly name: string;
  readonly path: readonly Step[];
  readonly shape: Shape;
  /** Undefined: a group that may be added. */
  readonly value: Editable | undefined;
  readonly required: boolean;
  readonly editing: Editing;
}

/** A field, a group of fields or a list, by what may stand there. */
function Place(properties: PlaceProps) {
  const { name, path, shape, value, required, editing } = properties;
  const label = useLabel();
  const { common } = useWords().texts.biller;
  if (shape.properties === undefined && shape.items === undefined) return <Leaf {...properties} value={value ?? ''} />;
  if (value === undefined)
    return (
      <button type="button" class="quiet add" onClick={() => editing.change(path, editableOf(undefined, shape))}>
        {fill(common.addNamed, { name: label(name) })}
      </button>
    );
  if (shape.items !== undefined) return <List {...properties} items={shape.items} value={value} />;
  if (isUnnamed(name))
    return (
      <>
        <Said path={path} editing={editing} />
        <Members path={path} shape={shape} value={value} editing={editing} />
      </>
    );
  return (
    <fieldset class="group">
      <legend>
        {label(name)}
        {!required && (
          <button
            type="button"
            class="quiet"
            aria-label={fill(common.removeNamed, { name: label(name) })}
            onClick={() => editing.change(path, undefined)}
          >
            {common.remove}
          </button>
        )}
      </legend>
      {!isWrapper(shape) && <Said path={path} editing={editing} />}
      <div class="row">
        <Members path={path} shape={shape} value={value} editing={editing} />
      </div>
    </fieldset>
  );
}

/** The members of a group, each at its place. */
export function Members(properties: Pick<PlaceProps, 'path' | 'shape' | 'editing'> & { readonly value: Editable }) {
  const { path, shape, value, editing } = properties;
  const members = value as Readonly<Record<string, Editable>>;
  return (
    <>
      {Object.entries(shape.properties ?? {}).map(([name, inner]) => (
        <Place
          key={name}
          name={name}
          path={[...path, name]}
          shape={inner}
          value={members[name]}
          required={shape.required?.includes(name) ?? false}
          editing={editing}
        />
      ))}
    </>
  );
}

function List(properties: PlaceProps & { readonly items: Shape; readonly value: Editable }) {
  const { name, path, items, value, editing } = properties;
  const label = useLabel();
  const { common } = useWords().texts.biller;
  const entries = value as readonly Editable[];
  return (
    <div class="entries">
      <Said path={path} editing={editing} />
      {entries.map((entry, index) => {
        const own = [...path, index];
        const remove = (
          <button
            type="button"
            class="quiet"
            aria-label={fill(common.removeNamed, { name: `${label(name)} ${index + 1}` })}
            onClick={() => editing.change(own, undefined)}
          >
            {common.remove}
          </button>
        );
        // Entries have no id of their own: they are told apart by their place
        return items.properties === undefined ? (
          <div key={index} class="row">
            <Leaf name={name} path={own} shape={items} value={entry} required editing={editing} />
            {remove}
          </div>
        ) : (
          <fieldset key={index} class="group">
            <legend>
              {label(name)} {index + 1} {remove}
            </legend>
            <Said path={own} editing={editing} />
            <div class="row">
              <Members path={own} shape={items} value={entry} editing={editing} />
            </div>
          </fieldset>
        );
      })}
      <button
        type="button"
        class="quiet add"
        onClick={() => editing.change([...path, entries.length], editableOf(undefined, items))}
      >
        {fill(common.addNamed, { name: label(name) })}
      </button>
    </div>
  );
}

/** What is said of a group or a list as a whole. */
function Said({ path, editing }: Pick<PlaceProps, 'path' | 'editing'>) {
  const remarks = editing.remarksAt(written(path));
  return remarks.length > 0 ? <Remarks remarks={remarks} /> : null;
}

function Leaf({ name, path, shape, value, required, editing }: PlaceProps & { readonly value: Editable }) {
  const label = useLabel();
  const { biller, make } = useWords().texts;
  const { common, values } = biller;
  const { fixes } = make;
  const at = written(path);
  const remarks = editing.remarksAt(at);
  const plain = plainly(name, String(value));
  const id = `case-${at.replace(/[^a-zA-Z0-9]+/g, '-')}`;
  if (shape.type === 'boolean')
    return (
      <div class="flag">
        <Check id={id} label={label(name)} checked={value === true} onChange={(next) => editing.change(path, next)} />
        <Said path={path} editing={editing} />
      </div>
    );
  const shared = {
    id,
    label: label(name),
    value: String(value),
    onValue: (next: string) => editing.change(path, next),
    remarks:
      plain === '' ? remarks : withFix(remarks, fill(fixes.write, { value: plain }), () => editing.change(path, plain)),
    width: widthOf(name),
  };
  if (shape.enum !== undefined) {
    const choices = shape.enum.map((each) => [each, wordOf(values, each)] as const);
    return <ChoiceField {...shared} choices={required ? choices : [['', common.none], ...choices]} />;
  }
  return (
    <TextField
      {...shared}
      type={shape.format === 'date' ? 'date' : 'text'}
      inputMode={Array.isArray(shape.type) ? 'decimal' : 'text'}
      monospaced={Array.isArray(shape.type) || figures.includes(name)}
      maxLength={limits.fieldLengthMax}
    />
  );
}

/** What is said of a field, the first of it with a button that mends it. */
function withFix(remarks: readonly Remark[], label: string, apply: () => void): readonly Remark[] {
  const [first, ...others] = remarks;
  return first === undefined ? [] : [{ ...first, fixes: [{ label, apply }] }, ...others];
}

/** A text without what only groups its digits; empty where that changes nothing, or is not clear. */
function plainly(name: string, text: string): string {
  const amount = name === 'value' ? parseTypedAmount(text) : undefined;
  const plain = amount?.ok ? amount.value : figures.includes(name) ? normalizeIban(text) : '';
  return plain === text ? '' : plain;
}

const narrow: readonly string[] = [
  'value',
  'currencyCode',
  'buildingNumber',
  'postalCode',
  'countryCode',
  'percentage',
];
const full: readonly string[] = ['name', 'emailAddress', 'referenceStructured', 'referenceUnstructured', 'iban'];
const figures: readonly string[] = ['iban', 'referenceStructured', 'billRecipientNetId'];

function widthOf(name: string): 'narrow' | 'wide' | 'full' {
  if (full.includes(name)) return 'full';
  return narrow.includes(name) ? 'narrow' : 'wide';
}

/** A path as problems write it. */
function written(path: readonly Step[]): string {
  return path.map((step, at) => (typeof step === 'number' ? `[${step}]` : at === 0 ? step : `.${step}`)).join('');
}

/** What a member is called in the page. */
export function useLabel(): (name: string) => string {
  const { fields } = useWords().texts.biller;
  return (name) => wordOf(fields, name);
}
