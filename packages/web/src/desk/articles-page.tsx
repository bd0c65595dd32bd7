import { useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { Dialog } from '../parts/dialog.tsx';
import { useWords } from '../shell/words.ts';
import { useRecordFields } from './fields.tsx';
import { type Article, newId } from './records.ts';
import type { Desk } from './use-desk.ts';

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
        <table class="list">
          <caption class="unseen">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              <th scope="col">{editor.description}</th>
              <th scope="col">{editor.unit}</th>
              <th scope="col" class="right">
                {editor.price}
              </th>
              <th scope="col">
                <span class="unseen">{actions.more}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {articles.map((article) => {
              const [name = ''] = article.description.split('\n');
              return (
                <tr key={article.id}>
                  <td data-title={words.number}>{article.number}</td>
                  <td data-title={editor.description}>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={fill(words.edit, { name })}
                      onClick={() => setEdited(article)}
                    >
                      {name}
                    </button>
                  </td>
                  <td data-title={editor.unit}>{article.unit}</td>
                  <td data-title={editor.price} class="right figures">
                    {article.price}
                  </td>
                  <td>
                    <button
                      type="button"
                      class="quiet"
                      aria-label={fill(words.remove, { name })}
                      onClick={() => void desk.remove('articles', article.id)}
                    >
                      ×
                    </button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
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
