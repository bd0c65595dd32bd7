import { makeProblem, type ProblemMaker, type Rows } from '../problem/problem.ts';

/** How it was decided that two messages tell one booking, where that is not plain; and why it could not be decided. */
export const bookingProblems = {
  BOOKING_DAYS_DIFFER: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence: 'Two messages date this booking differently, {one} and {other}: it counts once',
  },
  BOOKING_OTHER_REFERENCE: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence:
      'Statement and notification have different bank references, but the balance adds up with this booking once',
  },
  BOOKING_IN_COLLECTION: {
    source: 'SPS 2025, Business Rules, 2.4.5',
    sentence:
      'This payment may be part of a collected credit whose payments are not known yet: its money is counted there',
  },
  BOOKING_MAYBE_COLLECTED: {
    source: 'SPS 2025, Business Rules, 2.4.5',
    sentence: 'It was advised singly, and may be one of the payments of the collected credit of {day}',
  },
  BOOKING_ROWS_MISSING: {
    source: 'SPS 2025, Business Rules, 4.3',
    sentence: 'Some payments of this booking are still missing: a further notification has them',
  },
  BOOKING_NOT_IN_STATEMENT: {
    source: 'SPS 2025, Business Rules, 2.4.1',
    sentence: 'It was advised, but the account statement of {day} does not have it: it counts once a statement has it',
  },
  BOOKING_DAYS_APART: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence: 'The bank used the same reference on {one} and {other}: this may be one booking reported twice, or two',
  },
  BOOKING_COUNTS_DIFFER: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence: 'The messages of {day} tell a different number of bookings like this: it is not known which are the same',
  },
  BOOKING_ALIKE: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence:
      'Another message is the same in every field: this may be one booking reported twice, or two. An account statement of {day} decides',
  },
  BOOKING_ROWS_SUM: {
    source: 'SPS 2025, cash management, TxDtls',
    sentence: 'The payments add up to {sum}, but the bank booked {amount}: what is for which bill is not known',
  },
  BOOKING_COUNTED_TWICE: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence: 'An earlier run counted this payment twice, since nothing said yet that it is one: it is taken off once',
  },
  BOOKING_OF_OTHER: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence:
      'An earlier run changed a bill by a message that is now known to belong to another booking: the change is undone',
  },
  BOOKING_REFERENCE_LATER: {
    source: 'SPS 2025, Business Rules, 2.4',
    sentence:
      'An earlier run showed this payment without a reference: if you have assigned it to a bill yourself, take that back',
  },
  BOOKING_COUNTED_BEFORE: {
    source: 'API',
    sentence: 'An earlier run counted a booking like this: the data kept of it cannot show whether it is the same',
  },
} as const satisfies Rows;

/** Makes a problem; the parameters are those of its sentence. */
export const problem: ProblemMaker<typeof bookingProblems> = makeProblem;
