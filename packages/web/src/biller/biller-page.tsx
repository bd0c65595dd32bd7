import type { FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { useWords } from '../language/words.ts';
import { giveFocus } from '../parts/page/keep-focus.ts';
import type { PageProps, Route } from '../parts/page/route.ts';
import type { Me } from '../work/service/answers.ts';
import { nameOf, type Session, SessionContext, useOwnSession, useSession } from '../work/service/session.tsx';
import { AccountsPage } from './access/accounts-page.tsx';
import { AuditPage } from './access/audit-page.tsx';
import { KeysPage } from './access/keys-page.tsx';
import { PeoplePage } from './access/people-page.tsx';
import { BillerChoice } from './biller-choice.tsx';
import { CasePage } from './case/case-page.tsx';
import { InvitationPage } from './entry/invitation-page.tsx';
import { PasswordPage } from './entry/password-page.tsx';
import { ResetPage } from './entry/reset-page.tsx';
import { SignIn } from './entry/sign-in.tsx';
import { Welcome } from './entry/welcome.tsx';
import { ErasurePage } from './erasure/erasure-page.tsx';
import { EventsPage } from './events/events-page.tsx';
import { WebhooksPage } from './events/webhooks-page.tsx';
import { CasesPage, StagedPage } from './list/cases-page.tsx';
import { NetworkPage } from './network/network-page.tsx';
import { SimulatorPage } from './network/simulator-page.tsx';
import { Overview } from './overview/overview.tsx';
import { Refused } from './parts/refused.tsx';
import { StatementsPage } from './statements-page.tsx';
import { SubmitPage } from './submit-page.tsx';
import { SubscriptionsPage } from './subscriptions-page.tsx';

const pageNames = [
  'overview',
  'submit',
  'staged',
  'cases',
  'statements',
  'network',
  'simulator',
  'events',
  'webhooks',
  'subscriptions',
  'keys',
  'accounts',
  'people',
  'audit',
  'erasure',
  'password',
] as const;
type BillerPageName = (typeof pageNames)[number];

const pages: Readonly<Record<BillerPageName, FunctionComponent<PageProps>>> = {
  overview: Overview,
  submit: SubmitPage,
  staged: StagedPage,
  cases: CasesPage,
  statements: StatementsPage,
  network: NetworkPage,
  simulator: SimulatorPage,
  events: EventsPage,
  webhooks: WebhooksPage,
  subscriptions: SubscriptionsPage,
  keys: KeysPage,
  accounts: AccountsPage,
  people: PeoplePage,
  audit: AuditPage,
  erasure: ErasurePage,
  password: PasswordPage,
};

/** The way in for billers: `#/biller` and links: that of the first start, `#/welcome/token`, invitations, and those to a new password. */
export function BillerPage({ route }: PageProps) {
  const { texts } = useWords();
  const { session, asking, ended, refusal, signIn, ask } = useOwnSession();
  const isOut = session === undefined || ended;
  const here = session && pageOf(route, session.me);
  const title = isOut || here === undefined ? texts.biller.signIn.title : texts.biller.nav[here];
  useEffect(() => {
    if (route.page === 'biller') document.title = `${title} – ${texts.titles.biller} – Rappen`;
  }, [title, route.page]);
  if (route.page === 'welcome') return <Welcome token={route.rest[0]} />;
  if (route.page === 'invitation') return <InvitationPage token={route.rest[0]} />;
  if (route.page === 'reset') return <ResetPage token={route.rest[0]} />;
  if (asking) return <p role="status">{texts.shell.loading}</p>;
  return (
    <>
      <Refused refusal={refusal} onAgain={ask} />
      {isOut && refusal === undefined && <SignIn ended={ended} onSignIn={signIn} />}
      {session && here && (
        // What somebody was writing when the session ended is there again after the next one begins
        <div hidden={ended} key={nameOf(session.me)}>
          <SessionContext.Provider value={session}>
            <Frame route={route} session={session} here={here} />
          </SessionContext.Provider>
        </div>
      )}
    </>
  );
}

function Frame(properties: PageProps & { readonly session: Session; readonly here: BillerPageName }) {
  const { route, session, here } = properties;
  const words = useWords().texts.biller;
  const given = route.rest[1] ?? '';
  const id = (here === 'cases' || here === 'staged') && /^\d{1,10}$/.test(given) ? Number(given) : undefined;
  const Page = pages[here];
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) giveFocus(place.current);
    isFirst.current = false;
  }, [here, id]);
  const { biller } = session.me;
  return (
    <div class="biller">
      <div class="biller-side">
        <BillerChoice />
        <Ways open={openPages(session.me)} here={here} />
        <SignedIn />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: as a section its parts would be parts of a part */}
      <div id="content" class="biller-page" role="region" aria-label={words.nav[here]} tabIndex={-1} ref={place}>
        {biller.status === 'SUSPENDED' && <p class="hint error">{words.common.suspended}</p>}
        {id !== undefined ? <CasePage key={id} id={id} /> : <Page key={here} route={route} />}
      </div>
    </div>
  );
}

const forOperators: readonly BillerPageName[] = ['submit', 'statements'];
const forOwners: readonly BillerPageName[] = ['people', 'erasure'];

/** The pages that somebody may see, where there is something to see. */
function openPages({ role, isSimulator, needsSecondFactor }: Me): readonly BillerPageName[] {
  // Nothing else is answered before
  if (needsSecondFactor) return ['password'];
  return pageNames.filter(
    (name) =>
      (name !== 'simulator' || isSimulator) &&
      (!forOperators.includes(name) || role !== 'viewer') &&
      (!forOwners.includes(name) || role === 'owner'),
  );
}

/** The page that the address names, where it is one of those that somebody may see. */
function pageOf({ rest }: Route, me: Me): BillerPageName {
  return openPages(me).find((name) => name === rest[0]) ?? openPages(me)[0] ?? 'overview';
}

function Ways({ open, here }: { readonly open: readonly BillerPageName[]; readonly here: BillerPageName }) {
  const { nav } = useWords().texts.biller;
  const bar = useRef<HTMLElement>(null);
  // On a phone the ways are wider than the screen, and another width when it is turned
  useLayoutEffect(() => {
    const showHere = () => {
      const link = bar.current?.querySelector<HTMLElement>('[aria-current]');
      if (bar.current && link)
        bar.current.scrollLeft = link.offsetLeft - (bar.current.clientWidth - link.offsetWidth) / 2;
    };
    showHere();
    addEventListener('resize', showHere);
    return () => removeEventListener('resize', showHere);
  }, [here, nav]);
  return (
    <nav class="ways" aria-label={nav.label} ref={bar}>
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
