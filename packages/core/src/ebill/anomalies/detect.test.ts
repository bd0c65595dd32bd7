import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { found, usual } from '../../../../../test/ebill-evidence.ts';
import {
  bill,
  creditNote,
  donationInquiry,
  instalmentBill,
  openBill,
  payment,
} from '../../../../../test/ebill-submissions.ts';
import { anomalyLimits, anomalySeverities, detectAnomalies, validateAnomalies } from './index.ts';

test('a usual submission has none', () => {
  for (const businessCase of [bill(), openBill(), creditNote(), donationInquiry(), instalmentBill()]) {
    expect(found(usual(businessCase))).toEqual([]);
  }
});

describe('the verdict', () => {
  const anomalies = detectAnomalies(usual(bill(), { isBlank: true, bytes: 5_000_000 }));

  test('holds back a delivery, unless it is to be skipped', () => {
    expect(validateAnomalies(anomalies, { processingMode: 'DELIVER', skip: false })).toMatchObject({
      problems: [{ code: 'ANOMALY_DETECTED', path: [], params: { anomaly: 'BLANK_PDF' } }],
    });
    for (const options of [
      { processingMode: 'STAGE', skip: false },
      { processingMode: 'DELIVER', skip: true },
    ] as const) {
      expect(validateAnomalies(anomalies, options)).toEqual({ ok: true, value: anomalies });
    }
    const shown = anomalies.filter(({ severity }) => severity !== 'block');
    expect(validateAnomalies(shown, { processingMode: 'DELIVER', skip: false }).ok).toBe(true);
  });

  test('comes first in a list that is cut', () => {
    const group = (index: number) => ({
      externalPaymentByInstalmentsId: String(index),
      isTotalAmountHidden: false,
      isTotalPaymentOption: false,
      instalments: {
        instalment: ['360.01', '0.01'].map((value, position) => ({
          externalInstalmentId: `${index}-${position}`,
          paymentInformation: payment(value, `2026-12-2${1 - position}`),
        })),
      },
    });
    const many = instalmentBill('x', {
      paymentsByInstalments: { paymentByInstalments: [...Array(99).keys()].map(group) },
    });
    const list = detectAnomalies(usual(many, { isBlank: true }));
    expect([list.length, list[0]?.code]).toEqual([anomalyLimits.anomaliesMax, 'BLANK_PDF']);
  });

  test('has a severity of its code, and the same evidence gives the same', () => {
    const histories = fc.record({
      amounts: fc.array(fc.constantFrom('0.00', '1.00', '140.80', '99999999.99'), { maxLength: 20 }),
      submissionsThisHour: fc.nat(1000),
      isBlank: fc.boolean(),
      bytes: fc.nat(10_000_000),
      text: fc.option(fc.string(), { nil: undefined }),
    });
    fc.assert(
      fc.property(histories, ({ amounts, submissionsThisHour, ...pdf }) => {
        const evidence = usual(bill(), pdf, { amounts, recipientAmounts: amounts, submissionsThisHour });
        const list = detectAnomalies(evidence);
        expect(detectAnomalies(evidence)).toEqual(list);
        for (const { code, severity } of list) expect(anomalySeverities[code]).toContain(severity);
      }),
    );
  });
});
