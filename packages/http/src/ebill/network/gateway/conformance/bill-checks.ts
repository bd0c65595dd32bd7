import type { ExampleName } from '@rappen/core/ebill';
import { networkLimits } from '@rappen/core/ebill/network';
import { base64Bytes, base64Of } from '@rappen/pdf/internal/base';
import { foundModel, submittedModel } from '../contract.ts';
import { longPdf } from './bill-pdf.ts';
import type { Check } from './check.ts';
import { type Trial, type TrialBill, Untried, Wrong } from './trial.ts';

/** One of each kind but bills. */
const otherKinds = ['instalment-bill', 'advice', 'credit-note', 'reminder', 'donation-inquiry'] as const;

/** The id of a bill that must be taken. */
async function taken(trial: Trial, bill: Pick<TrialBill, 'given'>): Promise<string> {
  const { outcome, code, message, businessCaseNetId } = await trial.submit(bill);
  if (outcome === 'accepted' && businessCaseNetId !== undefined) return businessCaseNetId;
  const reason = outcome === 'refused' ? ` (${code}: ${message})` : '';
  throw new Wrong(`submit: ${outcome}${reason} for a bill that is sent for the first time`);
}

/** Submits what was taken before: it is what it was. */
async function sameAgain(trial: Trial, given: object, id: string): Promise<void> {
  const again = await trial.submit({ given: { ...given, attempt: 2, isRepetition: true } });
  if (again.outcome !== 'duplicate') throw new Wrong(`submit: ${again.outcome} for a bill that is there already`);
  if (again.businessCaseNetId !== id) throw new Wrong('submit: a repetition has another businessCaseNetId');
}

async function found(trial: Trial, referenceNumber: string, billerNetId = trial.target.billerNetId) {
  return (await trial.ask('find', { billerNetId, referenceNumber }, foundModel)).businessCaseNetId;
}

/** What becomes of bills. */
export const billChecks: readonly Check[] = [
  {
    name: 'submit',
    sentence: 'A bill is taken, and has a businessCaseNetId of the right form.',
    async run(trial) {
      const bill = trial.bill();
      trial.delivered = { ...bill, id: await taken(trial, bill) };
    },
  },
  {
    name: 'submit-again',
    sentence: 'The same bill again is a duplicate, with the id that it had.',
    run: (trial) => sameAgain(trial, trial.known.given, trial.known.id),
  },
  {
    name: 'submit-at-once',
    sentence: 'A bill that is submitted twice at the same moment is taken once.',
    async run(trial) {
      const bill = trial.bill();
      const calls = [1, 2].map(() => trial.ask('submit', bill.given, submittedModel).catch(() => undefined));
      const answers = (await Promise.all(calls)).flatMap((answer) => answer ?? []);
      if (answers.filter(({ outcome }) => outcome === 'accepted').length > 1) throw new Wrong('submit: accepted twice');
      const last = await trial.submit({ given: { ...bill.given, attempt: 2, isRepetition: true } });
      const ids = [...answers, last].flatMap(({ businessCaseNetId }) => businessCaseNetId ?? []);
      if (last.outcome !== 'duplicate' || new Set(ids).size > 1)
        throw new Wrong('submit: what came of two calls at the same moment is not one bill');
    },
  },
  {
    name: 'submit-after-lost-call',
    sentence: 'A bill is taken whose first call never arrived.',
    async run(trial) {
      const { given } = trial.bill();
      await taken(trial, { given: { ...given, attempt: 2, isRepetition: true } });
    },
  },
  {
    name: 'submit-other-number',
    sentence: 'A bill with another reference number is another bill.',
    async run(trial) {
      const { id } = trial.known;
      if ((await taken(trial, trial.bill())) === id) throw new Wrong('submit: two bills have one businessCaseNetId');
    },
  },
  {
    name: 'submit-other-biller',
    sentence: 'The reference number of one biller is free for another, and neither finds the bill of the other.',
    async run(trial) {
      const { otherBillerNetId } = trial.target;
      const { given, referenceNumber, id } = trial.known;
      if (otherBillerNetId === undefined) throw new Untried('no other biller was named');
      if ((await found(trial, referenceNumber, otherBillerNetId)) !== undefined)
        throw new Wrong('find: a biller is shown the bill of another');
      if ((await taken(trial, { given: { ...given, billerNetId: otherBillerNetId } })) === id)
        throw new Wrong('submit: bills of two billers have one businessCaseNetId');
    },
  },
  {
    name: 'submit-kinds',
    sentence: 'Cases of every kind get an outcome: what is refused has a code and a message.',
    async run(trial) {
      for (const kind of otherKinds) await trial.submit(trial.bill(`${kind}-with-workflow` satisfies ExampleName));
    },
  },
  {
    name: 'submit-large',
    sentence: `A PDF of ${networkLimits.pdfBytesMax / 1_000_000} MB is taken.`,
    async run(trial) {
      const { given, ...bill } = trial.bill();
      const pdf = base64Bytes((given as { readonly pdf: string }).pdf) ?? new Uint8Array();
      await taken(trial, {
        ...bill,
        given: { ...given, pdf: base64Of(longPdf(pdf, trial.target.now(), networkLimits.pdfBytesMax)) },
      });
    },
  },
  {
    name: 'find',
    sentence: 'A bill is found by its reference number, with the id that it has.',
    async run(trial) {
      const { referenceNumber, id } = trial.known;
      if ((await found(trial, referenceNumber)) !== id) throw new Wrong('find: not the bill that was submitted');
    },
  },
  {
    name: 'find-nothing',
    sentence: 'For a reference number that was never submitted there is no id.',
    async run(trial) {
      if ((await found(trial, trial.bill().referenceNumber)) !== undefined)
        throw new Wrong('find: an id for a bill that was never submitted');
    },
  },
];
