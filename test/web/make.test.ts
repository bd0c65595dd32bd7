import { parseJson } from '@rappen/core/json';
import { invoiceExamples, parseDraft, parseQrInvoice, profiles, readPayload } from '@rappen/core/swiss-qr';
import { afterAll, describe, expect, test } from 'vitest';
import { openImaging } from '../../packages/node/src/modules.ts';
import { eventually } from '../eventually.ts';
import { isFullRun, sampled } from '../long-tests.ts';
import { downloaded, loadExample, phone, withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

describe.skipIf(!hasBrowser)('a bill is made (needs chromium)', () => {
  const browser = withBrowser();
  afterAll(() => browser.expectQuiet());

  test.each([
    ['en-GB', 'Name or company', 'Valid under', undefined],
    ['fr-CH', 'Nom ou entreprise', 'Valable selon', phone],
  ])('in %s, from an empty form to a PDF that reads back', async (language, name, valid, size) => {
    const { page } = await browser.open('#/make', { language, ...(size && { size }) });
    await page.locator('#bill-iban').fill('CH44 3199 9123 0008 8901 2');
    await page.getByLabel(name).first().fill('Käserei Zürcher & Söhne');
    await page.locator('#bill-creditor-postalCode').fill('8000');
    await page.locator('#bill-creditor-city').fill('Zürich');
    await page.locator('#bill-amount').fill('12.50');
    await page.locator('#bill-referenceType').selectOption('QRR');
    await page.locator('#bill-reference').fill('2026001');
    await page.locator('#bill-reference').blur();
    await page.locator('.fix').click();
    await page.getByText(valid).waitFor();
    const { name: file, bytes } = await downloaded(page, () => page.getByRole('button', { name: 'PDF' }).click());
    expect(file).toMatch(/^qr-bill-0{19}2026001\d\.pdf$/);
    const codes = await (await openImaging()).readCodes(bytes, { effort: 'DEFAULT', all: true });
    const read = codes.ok && readPayload(codes.value[0]?.text ?? '', profiles['2.3']);
    expect(read).toMatchObject({
      ok: true,
      value: {
        problems: [],
        draft: { amount: '12.50', creditor: { name: 'Käserei Zürcher & Söhne', city: 'Zürich' } },
      },
    });
  });

  test('SVG, PNG and JSON say the same', async () => {
    const { page } = await browser.open('#/make');
    await loadExample(page, 'withQrReference');
    const expected = parseDraft(invoiceExamples.withQrReference, profiles['2.3']);
    const json = await downloaded(page, () => page.getByRole('button', { name: 'JSON' }).click());
    const parsed = parseJson(json.bytes.toString());
    const again = parsed.ok ? parseQrInvoice(parsed.value, { profile: profiles['2.3'] }) : parsed;
    expect(again).toMatchObject({ ok: true, value: { invoice: expected.ok && expected.value } });
    const svg = await downloaded(page, () => page.getByRole('button', { name: 'SVG' }).click());
    expect(svg.bytes.toString()).toContain('Robert Schneider AG');
    await page.locator('#bill-format').selectOption('SYMBOL');
    const png = await downloaded(page, () => page.getByRole('button', { name: 'PNG' }).click());
    const codes = await (await openImaging()).readCodes(png.bytes, { effort: 'DEFAULT', all: true });
    expect(codes).toMatchObject({ ok: true, value: [{ errorCorrectionLevel: 'M' }] });
  });

  test.each(
    sampled(
      [
        [
          'a wrong check digit',
          'withQrReference',
          'reference',
          '210000000003139471430009016',
          'Write “21 00000 00003 13947 14300 09017”',
        ],
        [
          'a reference without its beginning',
          'withCreditorReference',
          'reference',
          '539007547034',
          'Write “RF18539007547034”',
        ],
        ['an ordinary IBAN under QRR', 'withQrReference', 'iban', 'CH5800791123000889012', 'Change the type to NON'],
        [
          'an IBAN whose check digits are 00',
          'withQrReference',
          'iban',
          'CH0031999123000889012',
          'Write “CH4431999123000889012”',
        ],
        ['an ellipsis', 'withoutReference', 'unstructuredMessage', 'Danke …', 'Write “Danke ...”'],
        ['a long name', 'withoutReference', 'creditor-name', 'x'.repeat(90), 'Shorten to 70 characters'],
        ['a country code', 'withoutReference', 'creditor-postalCode', 'CH-2501', 'Write “2501”'],
        ['an amount of nothing', 'withoutReference', 'amount', '0.00', 'Write “DO NOT USE FOR PAYMENT”'],
      ],
      4,
    ),
  )('%s is corrected with one click', async (_name, example, field, text, fix) => {
    const { page } = await browser.open('#/make');
    await loadExample(page, example);
    await page.locator(`#bill-${field}`).fill(text);
    await page.locator(`#bill-${field}`).blur();
    await page.getByText('Last valid version').waitFor();
    await page.getByRole('button', { name: fix, exact: true }).click();
    await page.getByText('Valid under').waitFor();
    await page.context().close();
  });

  test.runIf(isFullRun)('an old combined address is taken apart', async () => {
    const { page } = await browser.open('#/make', { language: 'de-CH' });
    await page.locator('.actions .buttons select').selectOption('combinedAddress');
    await page.getByRole('button', { name: 'Aufteilen: Rue du Lac · 1268 · 2501 · Biel' }).click();
    await page.getByText('Gültig nach').waitFor();
    expect(await page.locator('#bill-creditor-street').inputValue()).toBe('Rue du Lac');
  });

  test('nothing is said of a field before somebody was there; downloading says all', async () => {
    const { page } = await browser.open('#/make');
    await page.locator('#bill-amount').fill('1');
    expect(await page.locator('.remarks').count()).toBe(0);
    await page.getByRole('button', { name: 'PDF' }).click();
    expect(await page.locator('.remarks').count()).toBe(4);
    await eventually(async () => expect(await page.evaluate(() => document.activeElement?.id)).toBe('bill-iban'));
  });

  test('a link carries the bill, and the server does not see it', async () => {
    const { page, requests } = await browser.open('#/make');
    await loadExample(page, 'withCreditorReference');
    await page.getByRole('button', { name: 'Copy a link' }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/#/make?d=');
    const other = await browser.open(link.slice(link.indexOf('#')));
    await other.page.getByText('Valid under').waitFor();
    expect(await other.page.locator('#bill-reference').inputValue()).toBe('RF18539007547034');
    expect([...requests, ...other.requests].filter((address) => address.includes('?d='))).toEqual([]);
  });

  test.runIf(isFullRun)('a damaged link is told, and takes nothing away', async () => {
    const { page } = await browser.open('#/make?d=AAAA');
    await page.getByText('The link is damaged').waitFor();
    expect(page.url()).toMatch(/#\/make$/);
  });

  test('entries outlast a reload, until they are cleared', async () => {
    const { page } = await browser.open('#/make');
    await page.locator('#bill-creditor-name').fill('Anna');
    await page.reload();
    expect(await page.locator('#bill-creditor-name').inputValue()).toBe('Anna');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.reload();
    expect(await page.locator('#bill-creditor-name').inputValue()).toBe('');
  });

  test.runIf(isFullRun)(
    'what was cleared or replaced comes back by one click, and a link is that of the bill',
    async () => {
      const { page } = await browser.open('#/make');
      const name = page.locator('#bill-creditor-name');
      await name.fill('Anna');
      await page.getByRole('button', { name: 'Copy a link' }).click();
      await page.locator('.shared').waitFor();
      await page.getByRole('button', { name: 'Clear' }).click();
      await page.locator('.shared').waitFor({ state: 'detached' });
      expect(await name.inputValue()).toBe('');
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await name.inputValue()).toBe('Anna');
      await loadExample(page, 'withoutReference');
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await name.inputValue()).toBe('Anna');
      await name.fill('Anna B');
      expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    },
  );

  test.runIf(isFullRun)('after a fix the focus is in its field', async () => {
    const { page } = await browser.open('#/make');
    await loadExample(page, 'withoutReference');
    await page.locator('#bill-creditor-postalCode').fill('CH-2501');
    await page.locator('#bill-creditor-postalCode').blur();
    await page.getByRole('button', { name: 'Write “2501”', exact: true }).press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'bill-creditor-postalCode');
  });

  test.runIf(isFullRun)('an amount is taken as people write it, unless it could mean two', async () => {
    const { page } = await browser.open('#/make');
    await loadExample(page, 'withoutReference');
    for (const [text, verdict] of [
      ['1,949', 'Last valid version'],
      ["1'949,75", 'Valid under'],
      ['1.949', 'Last valid version'],
      ['CHF 100.–', 'Valid under'],
    ] as const) {
      await page.locator('#bill-amount').fill(text);
      await page.locator('#bill-amount').blur();
      await page.getByText(verdict).waitFor();
    }
  });

  test.runIf(isFullRun)('the assistant writes S1 and reads it', async () => {
    const { page } = await browser.open('#/make');
    await loadExample(page, 'withoutReference');
    await page.getByText('Swico S1 assistant').click();
    await page.locator('#swico-invoiceReference').fill('R/1');
    await page.locator('#swico-invoiceDate').fill('2026-06-15');
    await page.getByRole('button', { name: 'Add a line' }).last().click();
    await page.getByLabel('Days').fill('30');
    expect(await page.locator('#bill-billingInformation').inputValue()).toBe('//S1/10/R\\/1/11/260615/40/0:30');
    await page.getByText('Due on 15 Jul 2026').waitFor();
    await page.locator('#bill-billingInformation').fill('//S1/10/X99/32/8.1:100');
    expect(await page.locator('#swico-invoiceReference').inputValue()).toBe('X99');
    await page.getByText('Net plus VAT: 108.10').waitFor();
  });

  test.runIf(isFullRun)('script in every field is text', async () => {
    const script = '<img src=x onerror=alert(1)><script>alert(1)</script>';
    const { page } = await browser.open('#/make');
    await loadExample(page, 'withoutReference');
    for (const id of await page.locator('form input, form textarea').evaluateAll((all) => all.map(({ id }) => id)))
      if (!/iban|amount|reference$/.test(id))
        await page
          .locator(`#${id}`)
          .fill(/number|postal|city/i.test(id) ? '<b>x</b>' : /billing/.test(id) ? `//U1/${script}` : script);
    await page.getByText('Valid under').waitFor();
    expect(await page.locator('.paper text', { hasText: '<img src=x' }).count()).toBeGreaterThan(1);
    await page.reload();
    await page.locator('.paper svg').waitFor();
    expect(await page.locator('.paper img, .paper script, .paper foreignObject').count()).toBe(0);
  });
});
