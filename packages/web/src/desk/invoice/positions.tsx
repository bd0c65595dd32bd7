import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { Icon } from '../../parts/icon.tsx';
import type { Position } from '../../records/desk/lines.ts';
import { type Article, type Company, emptyPosition, isBlankPosition } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import type { DeskVerdict } from '../../work/invoice/document.ts';
import type { ArticleKeeper } from '../drafts/article-keeper.ts';
import { focusSoon, type Shown, useRemarks } from '../parts/fields.tsx';
import type { Suggestion } from '../parts/suggest-area.tsx';
import { PositionRow } from './position-row.tsx';

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
  const remarksOf = useRemarks(verdict, shown);
  const amounts = amountsOf(positions, verdict);
  // Where there is little room discounts are asked for first
  const [isDiscounting, setDiscounting] = useState(false);
  const hasDiscounts = isDiscounting || positions.some(({ discount }) => discount !== '');
  return (
    <div class={`positions${hasDiscounts ? ' discounting' : ''}`}>
      {positions.map((position, index) => (
        <PositionRow
          // Rows have no name of their own, and are only added and removed
          key={index}
          position={position}
          index={index}
          isWaiting={index > 0 && index === positions.length - 1 && isBlankPosition(position)}
          company={company}
          amount={amounts.get(position)}
          remarksOf={remarksOf}
          shown={shown}
          articleKeeper={articleKeeper}
          suggest={(typed) => suggestions(articles, typed)}
          onPick={(key) => {
            const article = articles.find(({ id }) => id === key);
            if (article) onPositions(changed(positions, index, membersOf(article)));
          }}
          onChange={(changes) => onPositions(changed(positions, index, changes))}
          onMoveUp={() => onPositions(swapped(positions, index))}
          onRemove={() => onPositions(without(positions, index))}
          onDiscount={
            hasDiscounts
              ? undefined
              : () => {
                  setDiscounting(true);
                  focusSoon(`positions.${index}.discount`);
                }
          }
        />
      ))}
      <NewPositions positions={positions} onPositions={onPositions} />
    </div>
  );
}

/** Buttons that add an item, a text or a subtotal. */
function NewPositions({ positions, onPositions }: Pick<Parameters<typeof Positions>[0], 'positions' | 'onPositions'>) {
  const words = useWords().texts.desk.editor;
  const insert = (kind: Position['kind']) => {
    const filled = positions.filter((position) => !isBlankPosition(position) || position.kind !== 'item');
    onPositions([...filled, { ...emptyPosition, kind, quantity: kind === 'item' ? '1' : '' }]);
    focusSoon(`positions.${filled.length}.description`);
  };
  const kinds = [
    ['item', words.addItem, words.newItem],
    ['text', words.addText, words.newText],
    ['subtotal', words.addSubtotal, words.subtotal],
  ] as const;
  return (
    <div class="buttons">
      {kinds.map(([kind, label, shown]) => (
        <button key={kind} type="button" class="quiet" aria-label={label} onClick={() => insert(kind)}>
          <Icon name="plus" />
          {shown}
        </button>
      ))}
    </div>
  );
}

/** The rows with one changed; behind the last one that says something stands an empty one. */
function changed(positions: readonly Position[], index: number, changes: Partial<Position>): readonly Position[] {
  const next = positions.map((position, at) => (at === index ? { ...position, ...changes } : position));
  const last = next.at(-1);
  return last !== undefined && (last.kind !== 'item' || !isBlankPosition(last)) ? [...next, emptyPosition] : next;
}

/** Articles that have what is typed in number or description. */
function suggestions(articles: readonly Article[], typed: string): readonly Suggestion[] {
  const sought = typed.trim().toLocaleLowerCase();
  return articles
    .filter(({ description, number }) => `${number} ${description}`.toLocaleLowerCase().includes(sought))
    .slice(0, 6)
    .map(({ id, number, description, price, unit }) => ({
      key: id,
      label: [number, firstLine(description)].filter(Boolean).join(' · '),
      detail: [price, unit].filter(Boolean).join(' / '),
    }));
}

/** What an item takes over of an article. */
function membersOf({ number, description, unit, price, vatRate }: Article): Partial<Position> {
  return { articleNr: number, description, unit, price, vatRate, vatCategory: '' };
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

function without(positions: readonly Position[], index: number): readonly Position[] {
  const rest = positions.filter((_, other) => other !== index);
  return rest.length > 0 ? rest : [emptyPosition];
}
