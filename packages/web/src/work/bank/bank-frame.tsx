import type { ComponentChildren } from 'preact';
import { useWords } from '../../language/words.ts';
import { Loading } from '../../parts/loading.tsx';
import type { PageName } from '../../parts/page/route.ts';

const tabs = ['pay', 'statements'] as const;

/** One of the two pages of the bank: the ways to both, and the page itself once what it shows is read. */
export function BankFrame(properties: {
  readonly page: PageName;
  readonly isRead: boolean;
  readonly children: () => ComponentChildren;
}) {
  const { page, isRead, children } = properties;
  return (
    <div class="bank">
      <Ways page={page} />
      {isRead ? children() : <Loading />}
    </div>
  );
}

function Ways({ page }: { readonly page: PageName }) {
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
