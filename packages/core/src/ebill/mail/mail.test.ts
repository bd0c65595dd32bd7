import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOf, expectValue } from '../../../../../test/results.ts';
import { parseCalendarDate } from '../../date/calendar-date.ts';
import type { BusinessCase } from '../business-case.ts';
import { type ExampleName, exampleBusinessCase, exampleNames } from '../examples/examples.ts';
import { billMailLanguages, billMailOf, readDeliveryReport } from './index.ts';

const today = expectValue(parseCalendarDate('2026-11-26'));

function caseOf(name: ExampleName, changes: object = {}, referenceNumber = 'R-2026-1'): BusinessCase {
  const options = { today, iban: 'CH4431999123000889012', referenceNumber, recipientEmail: 'anna@example.ch' };
  return { ...expectValue(exampleBusinessCase(name, options)), ...changes };
}

const mail = (businessCase: BusinessCase, language: (typeof billMailLanguages)[number] = 'de') =>
  expectValue(billMailOf(businessCase, { biller: 'Robert Schneider AG', language }));

describe('a mail with a bill', () => {
  test('says what it is, from whom, its number, date, amount and due date', () => {
    const totalAmount = { value: '1949.75', currencyCode: 'CHF' as const };
    expect(mail(caseOf('bill', { totalAmount }))).toEqual({
      to: 'anna@example.ch',
      subject: 'Rechnung R-2026-1 von Robert Schneider AG',
      fileName: 'Rechnung-R-2026-1.pdf',
      text: [
        'Guten Tag',
        '',
        'Im Anhang finden Sie unsere Rechnung R-2026-1 vom 26.11.2026.',
        '',
        "Betrag: CHF 1'949.75",
        'Zahlbar bis: 26.12.2026',
        '',
        'Freundliche Grüsse',
        'Robert Schneider AG',
        '',
      ].join('\n'),
    });
  });

  test.each([
    ['bill', 'Facture R-2026-1 de Robert Schneider AG', 'notre facture R-2026-1 du 26.11.2026.'],
    ['instalment-bill', 'Facture R-2026-1 de Robert Schneider AG', 'Vous pouvez payer par acomptes'],
    ['reminder', 'Rappel R-2026-1 de Robert Schneider AG', 'notre rappel R-2026-1 du 26.11.2026.'],
    ['credit-note', 'Note de crédit R-2026-1 de Robert Schneider AG', 'notre note de crédit R-2026-1 du'],
    ['advice', 'Avis R-2026-1 de Robert Schneider AG', 'notre avis R-2026-1 du'],
    ['donation-inquiry', 'Demande de don R-2026-1 de Robert Schneider AG', 'Merci de votre soutien.'],
  ] as const)('has a sentence for the kind: %s', (name, subject, part) => {
    const letter = mail(caseOf(name), 'fr');
    expect(letter.subject).toBe(subject);
    expect(letter.text).toContain(part);
  });

  test.each(billMailLanguages)('has words for every kind in %s, and nothing is left out', (language) => {
    for (const name of exampleNames) {
      const { subject, text } = mail(caseOf(name, { referencedBill: { referenceNumber: 'R-OLD' } }), language);
      expect(`${subject}\n${text}`).not.toMatch(/[{}]|undefined/);
      expect(text).toContain('R-OLD');
    }
  });

  test('names no amount and no date where the bill has none', () => {
    const donation = mail(caseOf('donation-inquiry', { totalAmount: { currencyCode: 'CHF' } }));
    expect(donation.text).not.toContain('Betrag');
    expect(mail(caseOf('credit-note')).text).not.toContain('Zahlbar bis');
  });

  test('is refused without an address, and for what a mail cannot do, all at once', () => {
    const { emailAddress: _, ...billRecipient } = caseOf('bill').billRecipient;
    const debit = caseOf('bill', { billRecipient });
    if (debit.type !== 'Bill') throw new Error('no bill');
    const singlePayment = { ...debit.singlePayment, paymentMode: 'EBILL_DEBIT' as const };
    const answer = billMailOf({ ...debit, singlePayment }, { biller: 'B', language: 'de' });
    expect(codesOf(answer)).toEqual(['NETWORK_MAIL_ADDRESS', 'NETWORK_DEBIT_UNSUPPORTED']);
  });

  test('has one line of subject and a plain name of its file, whatever the number is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 70 }), (number) => {
        const { subject, fileName } = mail(caseOf('bill', {}, 'X'), 'it');
        const wild = mail({ ...caseOf('bill'), referenceNumber: number } as BusinessCase, 'it');
        expect(wild.subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
        expect(wild.fileName).toMatch(/^[A-Za-z0-9][A-Za-z0-9._-]*\.pdf$/);
        expect([subject, fileName]).toEqual(['Fattura X di Robert Schneider AG', 'Fattura-X.pdf']);
      }),
    );
  });

  test('puts nothing into what was put in', () => {
    expect(mail({ ...caseOf('bill'), referenceNumber: '{biller} $& {date}' } as BusinessCase).subject).toBe(
      'Rechnung {biller} $& {date} von Robert Schneider AG',
    );
  });
});

describe('a report of a delivery', () => {
  const original =
    'Received: by a\r\nMessage-ID:\r\n <bcid00@example.ch>\r\nSubject: x\r\n\r\nMessage-ID: <other@x>\r\n';
  const status = (fields: string) =>
    `Reporting-MTA: dns; mx.example.ch\r\nArrival-Date: x\r\n\r\nFinal-Recipient: rfc822; anna@example.ch\r\n${fields}`;

  test.each([
    [
      'one that failed',
      status('Action: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 no such\r\n user here\r\n'),
      { isFinal: true, reason: '5.1.1: 550 5.1.1 no such user here' },
    ],
    ['one in other letters', status('ACTION:  Failed \nSTATUS: 5.7.1\n'), { isFinal: true, reason: '5.7.1' }],
    ['a delay', status('Action: delayed\r\nStatus: 4.4.7\r\n'), { isFinal: false, reason: '4.4.7' }],
    ['one without reasons', status('Action: failed\r\n'), { isFinal: true, reason: 'no reason given' }],
    [
      'one of several recipients',
      `${status('Action: delayed\r\nStatus: 4.0.0\r\n')}\r\nFinal-Recipient: rfc822; b@example.ch\r\nAction: failed\r\nStatus: 5.0.0\r\n`,
      { isFinal: true, reason: '5.0.0' },
    ],
  ])('%s', (_name, text, report) => {
    expect(readDeliveryReport(text, original)).toEqual({ messageId: '<bcid00@example.ch>', ...report });
  });

  test.each([
    ['a delivery', status('Action: delivered\r\nStatus: 2.0.0\r\n'), original],
    ['a relay', status('Action: relayed\r\n'), original],
    ['no status', 'nothing', original],
    ['a mail without its id', status('Action: failed\r\n'), 'Subject: x\r\n\r\nMessage-ID: <other@x>\r\n'],
    ['nothing at all', '', ''],
  ])('is none: %s', (_name, text, mailText) => {
    expect(readDeliveryReport(text, mailText)).toBeUndefined();
  });

  test('whatever stands in it, it is read in one line or not at all', () => {
    const line = fc.oneof(
      fc.constantFrom(
        'Action: failed',
        'action:FAILED',
        'Status: 5.0.0',
        'Diagnostic-Code: smtp; x',
        ' more',
        '',
        '\u0000',
      ),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line), fc.array(line), (lines, headers) => {
        const report = readDeliveryReport(lines.join('\r\n'), `Message-ID: <a@b>\r\n${headers.join('\r\n')}`);
        if (report === undefined) return;
        expect(report.reason).not.toMatch(/\p{Cc}/u);
        expect(report.reason.length).toBeLessThanOrEqual(450);
      }),
    );
  });
});
