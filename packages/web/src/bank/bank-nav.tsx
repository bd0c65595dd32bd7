import type { PageName } from '../shell/route.ts';
import { useWords } from '../shell/words.ts';

const tabs = ['pay', 'statements'] as const;

/** The two pages of the bank, side by side. */
export function BankNav({ page }: { readonly page: PageName }) {
  const { nav, titles } = useWords().texts;
  return (
    <nav class="bank-nav" aria-label={nav.bank}>
      {tabs.map((name) => (
        <a key={name} href={`#/${name}`} aria-current={name === page ? 'page' : undefined}>
          {titles[name]}
        </a>
      ))}
    </nav>
  );
}
