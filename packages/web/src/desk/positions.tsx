import { useState } from 'preact/hooks';
import { groupedAmount } from '../biller/parts/amount.ts';
import { fill } from '../language/catalogue.ts';
import { Remarks } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { afterPress } from '../shell/after-press.ts';
import { useWords } from '../shell/words.ts';
import type { ArticleKeeper } from './article-keeper.ts';
import type { DeskVerdict } from './document.ts';
import { idOf, type Shown, useRemarks } from './fields.tsx';
import { type Article, type Company, emptyPosition, isBlankPosition, type Position, vatCategories } from './records.ts';
import { SuggestArea } from './suggest-area.tsx';
import { vatRates } from './vat-rates.ts';

/** The items of an invoice. The last row is empty and waits for the next item. */
export function Positions(properties: {
  readonly positions: readonly Position[];
  readonly onPositions: (positions: readonly Position[]) => void;
  readonly company: Company;
  readonly articles: readonly Article[];
  readonly articleKeeper: ArticleKeeper;
  readonly verdict: DeskVerdict;
  readonly shown: Shown;
}) {
  const { positions, onPositions, company, articles, articleKeeper, verdict, shown } = properties;
  const words = useWords().texts.desk.editor;
  const remarksOf = useRemarks(verdict, shown);
  const amounts = amountsOf(positions, verdict);
  // Where there is little room discounts are asked for first
  const [isDiscounting, setDiscounting] = useState(false);
  const hasDiscounts = isDiscounting || positions.some(({ discount }) => discount !== '');
  const change = (index: number, changes: Partial<Position>) => {
    const next = positions.map((position, at) => (at === index ? { ...position, ...changes } : position));
    const last = next.at(-1);
    onPositions(
      last !== undefined && (last.kind !== 'item' || !isBlankPosition(last)) ? [...next, emptyPosition] : next,
    );
  };
  const insert = (kind: Position['kind']) => {
    const filled = positions.filter((position) => !isBlankPosition(position) || position.kind !== 'item');
    onPositions([...filled, { ...emptyPosition, kind, quantity: kind === 'item' ? '1' : '' }]);
    focusSoon(`positions.${filled.length}.description`);
  };
  const suggest = (typed: string) => {
    const sought = typed.trim().toLocaleLowerCase();
    return articles
      .filter(({ description, number }) => `${number} ${description}`.toLocaleLowerCase().includes(sought))
      .slice(0, 6)
      .map(({ id, number, description, price, unit }) => ({
        key: id,
        label: [number, description.split('\n')[0]].filter(Boolean).join(' · '),
        detail: [price, unit].filter(Boolean).join(' / '),
      }));
  };
  const pick = (index: number, key: string) => {
    const article = articles.find(({ id }) => id === key);
    if (article === undefined) return;
    const { number, description, unit, price, vatRate } = article;
    change(index, { articleNr: number, description, unit, price, vatRate, vatCategory: '' });
  };
  return (
    <div class={`positions${hasDiscounts ? ' discounting' : ''}`}>
      {positions.map((position, index) => {
        const nr = index + 1;
        const isWaiting = index > 0 && index === positions.length - 1 && isBlankPosition(position);
        const at = (name: string) => `positions.${index}.${name}`;
        const remarks = ['description', 'quantity', 'unit', 'price', 'discount', 'vatRate'].flatMap((name) =>
          remarksOf(at(name)),
        );
        const input = (name: 'quantity' | 'unit' | 'price' | 'discount', label: string, isFigure: boolean) => (
          <label class={name}>
            <span>{label}</span>
            <input
              id={idOf(at(name))}
              value={position[name]}
              class={isFigure ? 'figures' : undefined}
              inputMode={isFigure && name !== 'discount' ? 'decimal' : undefined}
              aria-invalid={remarksOf(at(name)).length > 0 || undefined}
              aria-describedby={remarks.length > 0 ? idOf(at('remarks')) : undefined}
              autocomplete="off"
              onInput={({ currentTarget }) => change(index, { [name]: currentTarget.value })}
              onBlur={() => afterPress(() => shown.leave(at(name)))}
            />
          </label>
        );
        return (
          // Rows have no name of their own, and are only added and removed
          // biome-ignore lint/a11y/useSemanticElements: the legend of a fieldset would be a line of its own
          <div
            key={index}
            class={`position ${position.kind}${isWaiting ? ' waiting' : ''}`}
            role="group"
            aria-label={fill(words.item, { nr })}
          >
            <div class="description">
              <label for={idOf(at('description'))}>
                {position.kind === 'subtotal' ? words.subtotal : words.description}
              </label>
              <SuggestArea
                id={idOf(at('description'))}
                value={position.description}
                rows={1}
                onValue={(description) => change(index, { description })}
                onLeave={() => shown.leave(at('description'))}
                suggest={position.kind === 'item' ? suggest : () => []}
                onPick={(key) => pick(index, key)}
                isWrong={remarksOf(at('description')).length > 0}
                describedBy={remarks.length > 0 ? idOf(at('remarks')) : undefined}
              />
            </div>
            {position.kind === 'item' && (
              <div class="item-figures">
                {input('quantity', words.quantity, true)}
                {input('unit', words.unit, false)}
                {input('price', words.price, true)}
                {company.vat !== 'none' && (
                  <label class="vat">
                    <span>{words.vatRate}</span>
                    <select
                      id={idOf(at('vatRate'))}
                      value={vatChoiceOf(position, company)}
                      onChange={({ currentTarget }) => change(index, vatOfChoice(currentTarget.value))}
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
                )}
                {input('discount', words.lineDiscount, true)}
                <output class="amount" aria-label={words.lineAmount}>
                  {amounts.get(position)}
                </output>
              </div>
            )}
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
                onClick={() => onPositions(swapped(positions, index))}
              >
                ↑
              </button>
              <button
                type="button"
                class="quiet"
                aria-label={fill(words.removeItem, { nr })}
                onClick={() => {
                  const rest = positions.filter((_, other) => other !== index);
                  onPositions(rest.length > 0 ? rest : [emptyPosition]);
                }}
              >
                ×
              </button>
              {position.kind === 'item' && !hasDiscounts && (
                <button
                  type="button"
                  class="quiet to-discount"
                  onClick={() => {
                    setDiscounting(true);
                    focusSoon(at('discount'));
                  }}
                >
                  {words.lineDiscount}
                </button>
              )}
            </div>
            {remarks.length > 0 && <Remarks id={idOf(at('remarks'))} remarks={remarks} />}
          </div>
        );
      })}
      <div class="buttons">
        <button type="button" class="quiet" aria-label={words.addItem} onClick={() => insert('item')}>
          <Icon name="plus" />
          {words.newItem}
        </button>
        <button type="button" class="quiet" aria-label={words.addText} onClick={() => insert('text')}>
          <Icon name="plus" />
          {words.newText}
        </button>
        <button type="button" class="quiet" aria-label={words.addSubtotal} onClick={() => insert('subtotal')}>
          <Icon name="plus" />
          {words.subtotal}
        </button>
      </div>
    </div>
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

/** What each item comes to, by its row: as the document has it. */
function amountsOf(positions: readonly Position[], { document }: DeskVerdict): ReadonlyMap<Position, string> {
  const rows = positions.filter((position) => !isBlankPosition(position));
  return new Map(
    rows.flatMap((row, index): [Position, string][] => {
      const printed = document?.positions[index];
      return printed?.kind === 'item' && row.price.trim() !== '' ? [[row, groupedAmount(printed.amount)]] : [];
    }),
  );
}

function swapped(positions: readonly Position[], index: number): readonly Position[] {
  const next = [...positions];
  const [moved] = next.splice(index, 1);
  if (moved) next.splice(index - 1, 0, moved);
  return next;
}

/** Goes to the uppermost of some fields, which are there with the next drawing; what it is folded away in is opened. */
export function focusSoon(...fields: readonly string[]): void {
  requestAnimationFrame(() => {
    const selector = fields.map((field) => `[id="${idOf(field)}"]`).join(',');
    const element = selector === '' ? null : document.querySelector<HTMLElement>(selector);
    const folded = element?.closest('details');
    if (folded) folded.open = true;
    element?.focus();
  });
}
