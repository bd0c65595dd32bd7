import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Table } from '../parts/table.tsx';
import { useWords } from '../shell/words.ts';
import { useRecordFields } from './fields.tsx';
import { type Article, newId } from './records.ts';
import { EditButton, RemoveButton } from './row-buttons.tsx';
import type { Desk } from './use-desk.ts';

const nameOf = ({ description }: Article): string => description.split('\n')[0] ?? '';

/** What a company sells often. */
export function ArticlesPage({ desk }: { readonly desk: Desk }) {
  const { texts } = useWords();
  const { articles: words, editor, actions } = texts.desk;
  const [edited, setEdited] = useState<Article>();
  const { company, records } = desk;
  const articles = (records?.articles ?? [])
    .filter(({ companyId }) => companyId === company?.id)
    .sort((a, b) => `${a.number} ${a.description}`.localeCompare(`${b.number} ${b.description}`));
  const fresh = (): Article => ({
    id: newId(),
    revision: 0,
    companyId: company?.id ?? '',
    number: '',
    description: '',
    unit: '',
    price: '',
    vatRate: '',
  });
  if (company === undefined) return <p>{words.empty}</p>;
  return (
    <>
      <div class="list-bar">
        <p class="hint">{words.empty}</p>
        <button type="button" class="primary" onClick={() => setEdited(fresh())}>
          {words.add}
        </button>
      </div>
      {articles.length > 0 && (
        <Table
          label={words.title}
          rows={articles}
          keyOf={({ id }) => id}
          columns={[
            { title: words.number, cell: ({ number }) => number },
            {
              title: editor.description,
              cell: (article) => (
                <EditButton label={fill(words.edit, { name: nameOf(article) })} onClick={() => setEdited(article)}>
                  {nameOf(article)}
                </EditButton>
              ),
            },
            { title: editor.unit, cell: ({ unit }) => unit },
            { title: editor.price, isAmount: true, cell: ({ price }) => price && <span class="figures">{price}</span> },
            {
              title: actions.more,
              isActions: true,
              cell: (article) => (
                <RemoveButton
                  label={fill(words.remove, { name: nameOf(article) })}
                  onClick={() => void desk.remove('articles', article.id)}
                />
              ),
            },
          ]}
        />
      )}
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
  const { editor, articles: words, data } = useWords().texts.desk;
  const [record, setRecord] = useState(article);
  const { text } = useRecordFields(record, (changes) => setRecord((now) => ({ ...now, ...changes })), 'article.');
  return (
    <Dialog title={words.title} onClose={() => onClose()}>
      <form
        class="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          onClose(record);
        }}
      >
        {text('description', editor.description, { rows: 2, required: true })}
        <div class="row">
          {text('number', words.number, { width: 'narrow' })}
          {text('unit', editor.unit, { width: 'narrow' })}
          {text('price', editor.price, { width: 'narrow', inputMode: 'decimal' })}
          {hasVat && text('vatRate', editor.vatRate, { width: 'narrow', inputMode: 'decimal' })}
        </div>
        <div class="buttons">
          <button type="submit" class="primary">
            OK
          </button>
          <button type="button" onClick={() => onClose()}>
            {data.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
