import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { keepSetting, readSetting } from '../kept/settings.ts';
import type { UiLanguage } from '../language/languages.ts';
import type { Route } from '../parts/page/route.ts';
import { emptyForm, type FieldName, type Form, filledFields, formOf } from '../records/bill/form.ts';
import { profileOfDay } from '../records/bill/profile.ts';
import { decodeForm } from '../records/bill/share.ts';
import { type Verdict, validate } from '../records/bill/validate.ts';

/** A bill in the making: its fields, what the rules say, and which fields somebody has been in. */
export interface Bill {
  readonly form: Form;
  readonly verdict: Verdict;
  readonly profile: ReturnType<typeof profileOfDay>;
  /** Whether the address held a link that is no bill. */
  readonly brokenLink: boolean;
  /** Whether what is wrong with a field is to be shown: not before somebody has been there. */
  isShown(field: FieldName): boolean;
  change(changes: Partial<Form>): void;
  /** Somebody has left a field. */
  leave(field: FieldName): void;
  /** Another bill: all of it is validated at once. */
  replace(form: Form): void;
  clear(): void;
  /** Brings back the bill that was cleared or replaced last; undefined: there is none, or it was changed since. */
  readonly undo: (() => void) | undefined;
  showAll(): void;
}

const settingName = 'bill';

/** The bill of a link where the address holds one, else the one that was kept, else an empty one in the language of the page. */
export function useBill(route: Route, language: UiLanguage): Bill {
  const [form, setForm] = useState<Form>(() => keptForm(language));
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(() => new Set(filledFields(form)));
  const [all, setAll] = useState(false);
  const [brokenLink, setBrokenLink] = useState(false);
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const verdict = useMemo(() => validate(form, profile), [form, profile]);
  const [before, setBefore] = useState<Form>();
  const show = (next: Form, validateAll: boolean) => {
    setForm(next);
    setLeft(new Set(filledFields(next)));
    setAll(validateAll);
  };
  const replace = (next: Form) => {
    setBefore(filledFields(form).length > 0 ? form : undefined);
    show(next, true);
  };
  useEffect(() => {
    const code = route.parameters.get('d');
    if (code === null) return;
    void decodeForm(code).then((shared) => {
      if (shared) replace(shared);
      setBrokenLink(shared === undefined);
      // From here on the bill is kept as any other, and a reload must not undo what was changed
      history.replaceState(null, '', '#/make');
    });
  }, [route]);
  // With the drawing and not after it: a page that is left at once has kept the last stroke
  useLayoutEffect(
    () => keepSetting(settingName, filledFields(form).length > 0 ? JSON.stringify(form) : undefined),
    [form],
  );
  return {
    form,
    verdict,
    profile,
    brokenLink,
    isShown: (field) => all || left.has(field),
    change: (changes) => {
      setForm((now) => ({ ...now, ...changes }));
      setBefore(undefined);
    },
    leave: (field) => setLeft((known) => (form[field] === '' || known.has(field) ? known : new Set(known).add(field))),
    replace,
    clear: () => {
      setBefore(filledFields(form).length > 0 ? form : undefined);
      show({ ...emptyForm(language), format: form.format }, false);
    },
    undo:
      before &&
      (() => {
        setBefore(undefined);
        show(before, true);
      }),
    showAll: () => setAll(true),
  };
}

function keptForm(language: UiLanguage): Form {
  const empty = emptyForm(language);
  const kept = readSetting(settingName);
  if (kept === undefined) return empty;
  try {
    return formOf(JSON.parse(kept), empty);
  } catch {
    return empty;
  }
}
