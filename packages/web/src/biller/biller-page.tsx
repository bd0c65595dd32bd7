import type { FunctionComponent } from 'preact';
import type { PageProps } from '../shell/app.tsx';
import { useWords } from '../shell/words.ts';
import { AccountsPage } from './accounts-page.tsx';
import type { Me } from './answers.ts';
import { AuditPage } from './audit-page.tsx';
import { CasePage } from './case/case-page.tsx';
import { CasesPage, StagedPage } from './cases-page.tsx';
import { KeysPage } from './keys-page.tsx';
import { Overview } from './overview.tsx';
import { Refused } from './parts/refused.tsx';
import { PasswordPage } from './password-page.tsx';
import { PeoplePage } from './people-page.tsx';
import { type Session, SessionContext, useOwnSession, useSession } from './session.tsx';
import { SignIn } from './sign-in.tsx';
import { SimulatorPage } from './simulator-page.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';
import { Welcome } from './welcome.tsx';

const pageNames = [
  'overview',
  'staged',
  'cases',
  'simulator',
  'webhooks',
  'subscriptions',
  'keys',
  'accounts',
  'people',
  'audit',
  'password',
] as const;
type BillerPageName = (typeof pageNames)[number];

const pages: Readonly<Record<BillerPageName, FunctionComponent<PageProps>>> = {
  overview: Overview,
  staged: StagedPage,
  cases: CasesPage,
  simulator: SimulatorPage,
  webhooks: WebhooksPage,
  subscriptions: SubscriptionsPage,
  keys: KeysPage,
  accounts: AccountsPage,
  people: PeoplePage,
  audit: AuditPage,
  password: PasswordPage,
};

/** The way in for billers: `#/biller` and the link of the first start, `#/welcome/token`. */
export function BillerPage({ route }: PageProps) {
  const { texts } = useWords();
  const { session, asking, ended, refusal, signIn } = useOwnSession();
  if (route.page === 'welcome') return <Welcome token={route.rest[0]} />;
  if (asking) return <p role="status">{texts.shell.loading}</p>;
  const isOut = session === undefined || ended;
  return (
    <>
      <Refused refusal={refusal} />
      {isOut && <SignIn ended={ended} onSignIn={signIn} />}
      {session && (
        // What somebody was writing when the session ended is there again after the next one begins
        <div hidden={ended} key={session.me.user.id}>
          <SessionContext.Provider value={session}>
            <Frame route={route} session={session} />
          </SessionContext.Provider>
        </div>
      )}
    </>
  );
}

function Frame({ route, session }: PageProps & { readonly session: Session }) {
  const words = useWords().texts.biller;
  const [name = 'overview', id] = route.rest;
  const open = openPages(session.me);
  const here = open.find((each) => each === name) ?? 'overview';
  const Page = pages[here];
  const { biller } = session.me;
  return (
    <div class="biller">
      <div class="biller-side">
        <p>
          <strong>{biller.legalName}</strong>
          <br />
          <span class="hint">{biller.billerNetId}</span>
        </p>
        <Ways open={open} here={here} />
        <SignedIn />
      </div>
      <div class="biller-page">
        {biller.status === 'SUSPENDED' && <p class="hint error">{words.common.suspended}</p>}
        {(here === 'cases' || here === 'staged') && id !== undefined ? (
          <CasePage key={id} id={Number(id)} />
        ) : (
          <Page key={here} route={route} />
        )}
      </div>
    </div>
  );
}

/** The pages that somebody may see, where there is something to see. */
function openPages({ role, isSimulator }: Me): readonly BillerPageName[] {
  return pageNames.filter((name) => (name !== 'simulator' || isSimulator) && (name !== 'people' || role === 'owner'));
}

function Ways({ open, here }: { readonly open: readonly BillerPageName[]; readonly here: BillerPageName }) {
  const { nav } = useWords().texts.biller;
  return (
    <nav class="ways" aria-label={nav.label}>
      {open.map((name) => (
        <a
          key={name}
          href={name === 'overview' ? '#/biller' : `#/biller/${name}`}
          aria-current={name === here ? 'page' : undefined}
        >
          {nav[name]}
        </a>
      ))}
    </nav>
  );
}

function SignedIn() {
  const { me, signOut } = useSession();
  const { signIn, roles } = useWords().texts.biller;
  return (
    <div class="signed-in">
      <p class="hint">
        {me.user.emailAddress}
        <br />
        {roles[me.role]}
      </p>
      <button type="button" onClick={() => void signOut()}>
        {signIn.signOut}
      </button>
    </div>
  );
}
