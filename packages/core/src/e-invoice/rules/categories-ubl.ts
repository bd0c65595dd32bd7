import { type Category, categoriesIn, phraseOfRate } from './categories.ts';

const vat = "[TaxScheme[n(upper(ID))='VAT']]";

const categories = categoriesIn({
  percent: 'Percent',
  vatSeller: '$sellerVat or $representative',
  buyerNumber: '//AccountingCustomerParty/Party/PartyLegalEntity/CompanyID',
  rateOfL: 'Percent >= 0',
});

const head = 'TaxTotal/TaxSubtotal/TaxCategory';
const sides = [
  ['02', '05', '//ClassifiedTaxCategory', '//(InvoiceLine|CreditNoteLine)/Item/ClassifiedTaxCategory', 'BT-152'],
  ['03', '06', '//AllowanceCharge[ChargeIndicator = false()]/TaxCategory', undefined, 'BT-96'],
  ['04', '07', '//AllowanceCharge[ChargeIndicator = true()]/TaxCategory', undefined, 'BT-103'],
] as const;

/** What the whole invoice must keep: that taxed parts and breakdown agree, and what must be said of the parties. */
function documentRows({ code, family, kind, parties, buyer }: Category): string {
  const is = `[n(ID) = '${code}']`;
  // Category S looks at no tax scheme
  const of = code === 'S' ? is : is + vat;
  const taxed = `//AllowanceCharge/TaxCategory${of} | //ClassifiedTaxCategory${of}`;
  const agrees =
    kind === 'rated'
      ? `(count(${taxed}) > 0 and count(${head}${of}) > 0) or (count(${taxed}) = 0 and count(${head}${of}) = 0)`
      : `not(//TaxCategory${is}${vat} | //ClassifiedTaxCategory${is}${vat}) or count(${head}${is}${vat}) = 1`;
  const rows = [
    `BR-${family}-01 BG-23 TaxTotal/TaxSubtotal : ${agrees} :: what is taxed so and its breakdown do not agree`,
  ];
  for (const [rule, , elements] of sides) {
    const own = kind === 'outside' && rule !== '02' ? elements.replace('//', '/*/') : elements;
    const phrase = kind === 'outside' ? 'it may not stand beside category O' : 'it is missing';
    if (buyer !== undefined) {
      rows.push(`BR-${family}-${rule} BT-48 $buyerVat : not(${own}${is}${vat}) or (${buyer}) :: it is missing`);
    }
    rows.push(
      `BR-${family}-${rule} BT-31 $sellerTax : not(${own}${is}${code === 'S' && rule === '02' ? '' : vat}) or (${own}${is}${vat} and (${parties})) :: ${phrase}`,
    );
  }
  if (kind === 'outside') {
    const hasIt = `${head}${is}${vat}`;
    for (const [rule, elements, term, place = 'TaxTotal/TaxSubtotal'] of [
      ['11', head, 'BT-118'],
      ['12', '//ClassifiedTaxCategory', 'BT-151', '$lines/Item/ClassifiedTaxCategory/ID'],
      ['13', '//AllowanceCharge[ChargeIndicator = false()]/TaxCategory', 'BT-95'],
      ['14', '//AllowanceCharge[ChargeIndicator = true()]/TaxCategory', 'BT-102'],
    ]) {
      rows.push(
        `BR-O-${rule} ${term} ${place} : not(${hasIt}) or not(${elements}[n(ID) != 'O']${vat}) :: beside category O there is no other`,
      );
    }
  }
  return rows.join('\n');
}

function belongingOf(code: string, isRated: boolean): string {
  const of = (elements: string, tax: string, amount: string): string =>
    `group(${elements}, ${tax}/ID, ${tax}/Percent, ${amount}, '${code}'${isRated ? ', Percent' : ''})`;
  const lines = of('$lines', 'Item/ClassifiedTaxCategory', 'LineExtensionAmount');
  return `${lines} + ${of('$charges', 'TaxCategory', 'Amount')} - ${of('$allowances', 'TaxCategory', 'Amount')}`;
}

function taxRows({ code, family, kind, rate }: Category): string {
  const belonging = belongingOf(code, kind === 'rated');
  const rows = [`@ /*/${head}[n(ID) = '${code}']${vat}`];
  const sum = `BR-${family}-08 BT-116 ../TaxableAmount`;
  if (kind === 'rated') {
    const within = `num(../TaxableAmount) - 1 < ${belonging} and num(../TaxableAmount) + 1 > ${belonging}`;
    const hasSome =
      code === 'S'
        ? " and (grouped($lines, Item/ClassifiedTaxCategory/ID, Item/ClassifiedTaxCategory/Percent, 'S', Percent) or grouped(//AllowanceCharge, TaxCategory/ID, TaxCategory/Percent, 'S', Percent))"
        : ' and $lines';
    rows.push(`${sum} : not(Percent) or (${within}${hasSome}) :: = ${belonging}`);
    const tax = 'round2(abs(../TaxableAmount) * num(Percent) div 100)';
    rows.push(
      `BR-${family}-09 BT-117 ../TaxAmount : abs(../TaxAmount) - 1 < ${tax} and abs(../TaxAmount) + 1 > ${tax} :: = ${tax}`,
    );
  } else {
    rows.push(`${sum} : $lines and num(../TaxableAmount) = ${belonging} :: = ${belonging}`);
    rows.push(`BR-${family}-09 BT-117 ../TaxAmount : num(../TaxAmount) = 0 :: it must be zero`);
  }
  const reason = 'TaxExemptionReason|TaxExemptionReasonCode';
  rows.push(
    kind === 'free' || kind === 'outside'
      ? `BR-${family}-10 BT-120 ${reason} ?`
      : `BR-${family}-10 BT-120 ${reason} : not(${reason}) :: VAT is charged: leave it out`,
  );
  for (const [, rule, elements, lines, term] of sides) {
    const isRate = kind === 'rated' || kind === 'outside' ? rate : 'num(Percent) = 0';
    rows.push(
      `@ ${lines ?? elements}[n(ID) = '${code}']${vat}`,
      `BR-${family}-${rule} ${term} Percent : ${isRate} :: ${phraseOfRate({ kind, rate })}`,
    );
  }
  return rows.join('\n');
}

/** The rules of the categories of VAT in UBL. Source: CEN EN 16931, BR-S to BR-AG. */
export const categoriesOfUbl = {
  document: categories.map(documentRows).join('\n'),
  parts: categories.map(taxRows).join('\n'),
};
