import { useState } from 'preact/hooks';
import { useWords } from '../../language/words.ts';
import { groupedAmount } from '../../language/written/amount.ts';
import { type Article, newArticle } from '../../records/desk/records.ts';
import { firstLine } from '../../records/first-line.ts';
import { useRecordFields } from '../parts/fields.tsx';
import type { Desk } from '../state/use-desk.ts';
import { RecordDialog } from './record-dialog.tsx';
import { RecordTable } from './record-table.tsx';

/** What a company sells often. */
export function ArticlesPage({ desk }: { readonly desk: Desk }) {
  const { articles: words, editor } = useWords().texts.desk;
  const [edited, setEdited] = useState<Article>();
  const { company, records } = desk;
  const articles = (records?.articles ?? [])
    .filter(({ companyId }) => companyId === company?.id)
    .sort((a, b) => `${a.number} ${a.description}`.localeCompare(`${b.number} ${b.description}`));
  if (company === undefined) return <p>{words.empty}</p>;
  return (
    <>
      <div class="list-bar">
        <p class="hint">{words.empty}</p>
        <button type="button" class="primary" onClick={() => setEdited(newArticle(company.id))}>
          {words.add}
        </button>
      </div>
      <RecordTable
        label={words.title}
        rows={articles}
        nameTitle={editor.description}
        nameOf={({ description }) => firstLine(description)}
        before={[{ title: words.number, cell: ({ number }) => number }]}
        after={[
          { title: editor.unit, cell: ({ unit }) => unit },
          {
            title: editor.price,
            isAmount: true,
            cell: ({ price }) => price && <span class="figures">{groupedAmount(price)}</span>,
          },
        ]}
        words={words}
        onEdit={setEdited}
        onRemove={({ id }) => void desk.remove('articles', id)}
      />
      {edited && (
        <ArticleDialog
          article={edited}
          hasVat={company.vat !== 'none'}
          onClose={(changed) => {
            if (changed) void desk.put('articles', changed);
            setEdited(undefined);
          }}
        />
      )}
    </>
  );
}

function ArticleDialog(properties: {
  readonly article: Article;
  readonly hasVat: boolean;
  readonly onClose: (changed?: Article) => void;
}) {
  const { article, hasVat, onClose } = properties;
  const { editor, articles: words } = useWords().texts.desk;
  const [record, setRecord] = useState(article);
  const { text } = useRecordFields(record, (changes) => setRecord((now) => ({ ...now, ...changes })), 'article.');
  return (
    <RecordDialog title={words.title} onKeep={() => onClose(record)} onClose={() => onClose()}>
      {text('description', editor.description, { rows: 2, required: true })}
      <div class="row">
        {text('number', words.number, { width: 'narrow' })}
        {text('unit', editor.unit, { width: 'narrow' })}
        {text('price', editor.price, { width: 'narrow', inputMode: 'decimal' })}
        {hasVat && text('vatRate', editor.vatRate, { width: 'narrow', inputMode: 'decimal' })}
      </div>
    </RecordDialog>
  );
}
