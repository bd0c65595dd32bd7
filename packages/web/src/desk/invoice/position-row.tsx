import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { type Remark, Remarks } from '../../parts/fields/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import { afterPress } from '../../parts/page/after-press.ts';
import { type Position, vatCategories } from '../../records/desk/lines.ts';
import type { Company } from '../../records/desk/records.ts';
import { vatRates } from '../../records/desk/vat-rates.ts';
import type { ArticleKeeper } from '../drafts/article-keeper.ts';
import { idOf, type Shown } from '../parts/fields.tsx';
import { SuggestArea, type Suggestion } from '../parts/suggest-area.tsx';

interface RowProps {
  readonly position: Position;
  /** From 0. */
  readonly index: number;
  /** Whether it is the empty one at the end. */
  readonly isWaiting: boolean;
  readonly company: Company;
  /** What it comes to. */
  readonly amount: string | undefined;
  readonly remarksOf: (field: string) => readonly Remark[];
  readonly shown: Shown;
  readonly articleKeeper: ArticleKeeper;
  readonly suggest: (typed: string) => readonly Suggestion[];
  readonly onPick: (article: string) => void;
  readonly onChange: (changes: Partial<Position>) => void;
  readonly onMoveUp: () => void;
  readonly onRemove: () => void;
  /** Asks for discounts; undefined: they are asked for already. */
  readonly onDiscount: (() => void) | undefined;
}

const fieldNames = ['description', 'quantity', 'unit', 'price', 'discount', 'vatRate'];

/** The field of a row, as the rules name it. */
const fieldOf = (index: number, name: string): string => `positions.${index}.${name}`;

/** An item, a text or a subtotal. */
export function PositionRow(properties: RowProps) {
  const { position, index, isWaiting, remarksOf, shown, suggest, onPick, onChange } = properties;
  const words = useWords().texts.desk.editor;
  const at = (name: string) => fieldOf(index, name);
  const remarks = fieldNames.flatMap((name) => remarksOf(at(name)));
  const remarksId = remarks.length > 0 ? idOf(at('remarks')) : undefined;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would be a line of its own
    <div
      class={`position ${position.kind}${isWaiting ? ' waiting' : ''}`}
      role="group"
      aria-label={fill(words.item, { nr: index + 1 })}
    >
      <div class="description">
        <label for={idOf(at('description'))}>{position.kind === 'subtotal' ? words.subtotal : words.description}</label>
        <SuggestArea
          id={idOf(at('description'))}
          value={position.description}
          rows={1}
          onValue={(description) => onChange({ description })}
          onLeave={() => shown.leave(at('description'))}
          suggest={position.kind === 'item' ? suggest : () => []}
          onPick={onPick}
          isWrong={remarksOf(at('description')).length > 0}
          describedBy={remarksId}
        />
      </div>
      {position.kind === 'item' && <ItemFigures {...properties} remarksId={remarksId} />}
      <Tools {...properties} />
      {remarks.length > 0 && <Remarks id={idOf(at('remarks'))} remarks={remarks} />}
    </div>
  );
}

/** Quantity, unit, price, VAT, discount, and what they come to. */
function ItemFigures(properties: RowProps & { readonly remarksId: string | undefined }) {
  const { position, index, company, amount, remarksOf, remarksId, shown, onChange } = properties;
  const words = useWords().texts.desk.editor;
  const input = (name: 'quantity' | 'unit' | 'price' | 'discount', label: string) => {
    const field = fieldOf(index, name);
    return (
      <label class={name}>
        <span>{label}</span>
        <input
          id={idOf(field)}
          value={position[name]}
          class={name === 'unit' ? undefined : 'figures'}
          inputMode={name === 'quantity' || name === 'price' ? 'decimal' : undefined}
          title={name === 'price' ? words.priceHint : undefined}
          aria-invalid={remarksOf(field).length > 0 || undefined}
          aria-describedby={remarksId}
          autocomplete="off"
          onInput={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
          onBlur={() => afterPress(() => shown.leave(field))}
        />
      </label>
    );
  };
  return (
    <div class="item-figures">
      {input('quantity', words.quantity)}
      {input('unit', words.unit)}
      {input('price', words.price)}
      {company.vat !== 'none' && <VatChoice position={position} index={index} company={company} onChange={onChange} />}
      {input('discount', words.lineDiscount)}
      <output class="amount" aria-label={words.lineAmount}>
        {amount}
      </output>
    </div>
  );
}

function VatChoice(properties: Pick<RowProps, 'position' | 'index' | 'company' | 'onChange'>) {
  const { position, index, company, onChange } = properties;
  const words = useWords().texts.desk.editor;
  return (
    <label class="vat">
      <span>{words.vatRate}</span>
      <select
        id={idOf(fieldOf(index, 'vatRate'))}
        value={vatChoiceOf(position, company)}
        onChange={({ currentTarget }) => onChange(vatOfChoice(currentTarget.value))}
      >
        {[...new Set([company.vatRate, ...vatRates])].map((rate) => (
          <option key={rate} value={rate}>
            {rate}
          </option>
        ))}
        <option value="-">{words.noVat}</option>
        {vatCategories.map((category) => (
          <option key={category} value={`-${category}`}>
            {words.vatCategories[category]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The VAT of an item as one value: a rate, or `-` with the reason why there is none. */
function vatChoiceOf({ vatRate, vatCategory }: Position, company: Company): string {
  return vatRate === '-' ? `-${vatCategory}` : vatRate || company.vatRate;
}

function vatOfChoice(chosen: string): Pick<Position, 'vatRate' | 'vatCategory'> {
  const vatCategory = vatCategories.find((category) => chosen === `-${category}`) ?? '';
  return { vatRate: chosen.startsWith('-') ? '-' : chosen, vatCategory };
}

/** What can be done with a row: kept as an article, moved, removed. */
function Tools({ position, index, articleKeeper, onMoveUp, onRemove, onDiscount }: RowProps) {
  const words = useWords().texts.desk.editor;
  const nr = index + 1;
  return (
    <div class="tools">
      {position.kind === 'item' && position.description.trim() !== '' && (
        <button
          type="button"
          class="quiet"
          aria-label={fill(words.keepArticle, { nr })}
          title={words.keepArticleShort}
          disabled={articleKeeper.isKept(position)}
          onClick={() => void articleKeeper.keep(position)}
        >
          <Icon name="bookmark" />
        </button>
      )}
      <button
        type="button"
        class="quiet"
        aria-label={fill(words.moveUp, { nr })}
        disabled={index === 0}
        onClick={onMoveUp}
      >
        ↑
      </button>
      <button type="button" class="quiet" aria-label={fill(words.removeItem, { nr })} onClick={onRemove}>
        ×
      </button>
      {position.kind === 'item' && onDiscount && (
        <button type="button" class="quiet to-discount" onClick={onDiscount}>
          {words.lineDiscount}
        </button>
      )}
    </div>
  );
}
