/** The head of a table: a title for each column; an empty one stands above buttons. */
export function TableHead(properties: {
  readonly titles: readonly string[];
  /** Columns of figures, which stand to the right, from 0. */
  readonly figures?: readonly number[];
}) {
  const { titles, figures = [] } = properties;
  return (
    <thead>
      <tr>
        {titles.map((title, index) =>
          title === '' ? (
            <td key={index} />
          ) : (
            <th key={index} scope="col" class={figures.includes(index) ? 'right' : undefined}>
              {title}
            </th>
          ),
        )}
      </tr>
    </thead>
  );
}
