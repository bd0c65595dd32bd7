import type { Position } from '../../records/desk/lines.ts';
import type { Article, Company } from '../../records/desk/records.ts';
import { newId } from '../../records/new-id.ts';
import type { Desk } from '../state/use-desk.ts';

/** Items of invoices as articles of their company. */
export interface ArticleKeeper {
  /** Whether an article says the same as an item. */
  isKept(position: Position): boolean;
  /** Makes an article of an item; one with the same description gets its unit and price, which can be undone. */
  keep(position: Position): Promise<void>;
}

export function articleKeeper(desk: Desk, { id: companyId }: Company): ArticleKeeper {
  const own = (desk.records?.articles ?? []).filter((article) => article.companyId === companyId);
  const named = ({ description }: Position) => own.find((article) => article.description.trim() === description.trim());
  return {
    isKept: (position) => {
      const article = named(position);
      return (
        article?.price === position.price && article.unit === position.unit && article.vatRate === position.vatRate
      );
    },
    async keep(position) {
      const { articleNr, description, unit, price, vatRate } = position;
      const before = named(position);
      const number = articleNr || before?.number || '';
      const base = before ?? { id: newId(), revision: 0, companyId };
      const article: Article = { ...base, number, description: description.trim(), unit, price, vatRate };
      if ((await desk.put('articles', article)) !== 'kept') return;
      const undo =
        before &&
        (() => {
          desk.say(undefined);
          void desk.put('articles', { ...before, revision: article.revision + 1 });
        });
      desk.say({ text: 'articleKept', undo });
    },
  };
}
