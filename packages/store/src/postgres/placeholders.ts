/** The same SQL with `$1`, `$2` … for each `?` outside quotes. */
export function numberedPlaceholders(sql: string): string {
  let count = 0;
  return sql.replace(/'[^']*'|"[^"]*"|\?/g, (found) => {
    if (found !== '?') return found;
    count += 1;
    return `$${count}`;
  });
}
