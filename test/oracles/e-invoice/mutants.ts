import { type EInvoice, type EInvoiceProfile, profileTerms, writeCii, writeUbl } from '@rappen/core/e-invoice';
import { type MatrixCase, matrix, writtenOf } from './matrix.ts';

/** A text that both judge, by the rules that its name begins with. */
export interface Judged {
  readonly name: string;
  readonly xml: string;
}

const party = (country: string, vatId: string) => ({
  name: `Muster ${country} AG`,
  tradingName: `Muster ${country}`,
  ids: [{ id: '7612345000015', scheme: '0088' }],
  registration: { id: '7612345000022', scheme: '0088' },
  vatId,
  electronicAddress: { id: '7612345000015', scheme: '0088' },
  address: {
    line1: 'Marktgasse 12',
    line2: 'Hof',
    line3: 'Postfach',
    postalCode: '12345',
    city: 'Altstadt',
    subdivision: 'Land',
    country,
  },
  contact: { name: 'Regula Holzer', phone: '+41 71 555 01 40', email: 'r.holzer@muster.example' },
});

interface Rich {
  readonly profile: EInvoiceProfile;
  readonly from: string;
  readonly to: string;
  readonly category: string;
  readonly rate: string;
  readonly typeCode: string;
  readonly means: '58' | '59' | '48' | '42';
}

/** An invoice that has nearly every term of the standard. */
export function richInvoice({ profile, from, to, category, rate, typeCode, means }: Rich): EInvoice {
  const vat = { category, ...(category !== 'O' && { rate }) };
  const isTaxed = category === 'S' || category === 'L' || category === 'M';
  const tax = isTaxed ? (Math.round(118.5 * Number(rate)) / 100).toFixed(2) : '0.00';
  const gross = (118.5 + Number(tax)).toFixed(2);
  const outside = category === 'O' ? { vatId: undefined } : {};
  return {
    ...profileTerms[profile],
    number: 'R-26118',
    issueDate: '2026-09-30',
    typeCode,
    currency: 'EUR',
    dueDate: '2026-10-30',
    buyerReference: '04011000-12345-03',
    project: 'P-1',
    contract: 'C-1',
    order: 'O-1',
    salesOrder: 'SO-1',
    receivingAdvice: 'RA-1',
    despatchAdvice: 'DA-1',
    tender: 'T-1',
    invoicedObject: { id: 'OBJ-1', scheme: 'AVE' },
    accountingReference: 'ACC-1',
    paymentTerms: '30 Tage netto',
    ...(means === '59' && { mandate: 'M-1', creditorId: 'DE98ZZZ09999999999' }),
    notes: [{ text: 'Besten Dank' }],
    precedingInvoices: [{ number: 'R-26001', issueDate: '2026-09-01' }],
    seller: {
      ...party(from, `${from}123456789`),
      taxNumber: '123/456',
      legalForm: 'AG',
      ...outside,
      ...(means === '59' && {
        ids: [
          { id: '7612345000015', scheme: '0088' },
          { id: 'DE98ZZZ09999999999', scheme: 'SEPA' },
        ],
      }),
    },
    buyer: { ...party(to, `${to}987654321`), ...outside },
    payee: {
      name: 'Inkasso GmbH',
      id: { id: '7612345000039', scheme: '0088' },
      registration: { id: '7612345000046', scheme: '0088' },
    },
    ...(category !== 'O' && {
      taxRepresentative: { name: 'Vertreter GmbH', vatId: 'DE111111111', address: party('DE', '').address },
    }),
    delivery: {
      name: 'Lager',
      location: { id: '7612345000053', scheme: '0088' },
      date: '2026-09-28',
      address: party(to, '').address,
    },
    period: { from: '2026-09-01', to: '2026-09-30' },
    remittance: 'RF83F2600918',
    paymentMeans: [
      {
        code: means,
        text: 'Zahlung',
        ...(means === '59' ? { payerAccount: 'DE02120300000000202051' } : {}),
        ...(means === '58' || means === '42'
          ? { account: 'DE02120300000000202051', accountName: 'Muster AG', bic: 'BYLADEM1001' }
          : {}),
      },
    ],
    allowances: [{ amount: '10.00', base: '100.00', percent: '10', reason: 'Rabatt', reasonCode: '95', vat }],
    charges: [{ amount: '8.50', base: '85.00', percent: '10', reason: 'Fracht', reasonCode: 'FC', vat }],
    totals: {
      lines: '120.00',
      allowances: '10.00',
      charges: '8.50',
      net: '118.50',
      vat: tax,
      gross,
      prepaid: '20.00',
      rounding: '0.02',
      due: (Number(gross) - 20 + 0.02).toFixed(2),
    },
    vatBreakdown: [
      {
        ...vat,
        base: '118.50',
        amount: tax,
        ...(!isTaxed && category !== 'Z' && { reason: 'Grund', ...exemptions[category] }),
      },
    ],
    supportingDocuments: [
      {
        id: 'DOC-1',
        description: 'Lieferschein',
        file: { base64: 'SGFsbG8=', mediaType: 'application/pdf', name: 'lieferschein.pdf' },
      },
    ],
    lines: ['80.00', '40.00'].map((net, index) => ({
      id: String(index + 1),
      note: 'Bemerkung',
      object: { id: 'LO-1', scheme: 'AVE' },
      quantity: { value: '10', unit: 'H87' },
      net,
      orderLine: '1',
      accountingReference: 'LACC-1',
      period: { from: '2026-09-02', to: '2026-09-20' },
      allowances: [{ amount: '5.00', base: '50.00', percent: '10', reason: 'Rabatt', reasonCode: '95' }],
      charges: [{ amount: '5.00', base: '50.00', percent: '10', reason: 'Fracht', reasonCode: 'FC' }],
      price: {
        net: index === 0 ? '8.00' : '4.00',
        discount: '1.00',
        gross: index === 0 ? '9.00' : '5.00',
        base: { value: '1', unit: 'H87' },
      },
      vat,
      item: {
        name: 'Artikel',
        description: 'Beschreibung',
        sellerId: 'A-1',
        buyerId: 'B-1',
        standardId: { id: '7610000001100', scheme: '0160' },
        classifications: [{ id: '65434568', scheme: 'STI', version: '1' }],
        originCountry: 'CH',
        attributes: [{ name: 'Farbe', value: 'Rot' }],
      },
    })),
  };
}

const exemptions: Readonly<Record<string, { readonly reasonCode: string }>> = {
  AE: { reasonCode: 'VATEX-EU-AE' },
  G: { reasonCode: 'VATEX-EU-G' },
  K: { reasonCode: 'VATEX-EU-IC' },
  O: { reasonCode: 'VATEX-EU-O' },
};

const rich: readonly Rich[] = (
  [
    ['en16931', 'FR', 'BE', 'S', '20', '380', '58'],
    ['xrechnung', 'DE', 'DE', 'S', '19', '380', '58'],
    ['peppol', 'DE', 'DE', 'S', '19', '380', '59'],
    ['peppol', 'DK', 'DK', 'S', '25', '381', '42'],
    ['peppol', 'NL', 'NL', 'Z', '0', '380', '58'],
    ['peppol', 'SE', 'SE', 'S', '25', '380', '58'],
    ['peppol', 'NO', 'NO', 'E', '0', '380', '58'],
    ['peppol', 'IS', 'IS', 'S', '24', '380', '42'],
    ['peppol', 'GR', 'GR', 'S', '24', '380', '58'],
    ['peppol', 'IT', 'IT', 'G', '0', '380', '58'],
    ['xrechnung', 'FR', 'DE', 'K', '0', '380', '58'],
    ['xrechnung', 'DE', 'DE', 'AE', '0', '381', '59'],
    ['en16931', 'ES', 'ES', 'L', '7', '380', '48'],
    ['en16931', 'ES', 'ES', 'M', '4', '380', '58'],
    ['en16931', 'CH', 'CH', 'O', '0', '380', '58'],
    ['en16931', 'IT', 'IT', 'B', '22', '380', '58'],
    ['en16931', 'DE', 'DE', 'E', '0', '381', '58'],
  ] as const
).map(([profile, from, to, category, rate, typeCode, means]) => ({
  profile,
  from,
  to,
  category,
  rate,
  typeCode,
  means,
}));

/** What mutants are made of: the rich invoices in both syntaxes, and every so many of the written ones. */
export function seeds(step: number): readonly Judged[] {
  const full = rich.flatMap((one, index) => {
    const invoice = richInvoice(one);
    const name = `${one.profile}-rich${index}-${one.category}`;
    const ubl = { name: `${name}-ubl`, xml: writeUbl(invoice) };
    return one.profile === 'peppol' ? [ubl] : [ubl, { name: `${name}-cii`, xml: writeCii(invoice) }];
  });
  const written = matrix.flatMap((one, index) => {
    const { xml } = index % step === 0 ? writtenOf(one) : {};
    return xml === undefined ? [] : [{ name: nameOf(one), xml }];
  });
  return [...full, ...written];
}

function nameOf({ profile, syntax, kind, seller, buyer, vat, isFull }: MatrixCase): string {
  return [profile, kind, seller, buyer, vat, isFull ? 'full' : 'short', syntax.toLowerCase()].join('-');
}

/** The half of the rich and the written ones in CII that say they are EXTENDED. */
export function extendedSeeds(): readonly Judged[] {
  const all = seeds(17).filter(({ name, xml }) => name.startsWith('en16931') && xml.includes('CrossIndustryInvoice'));
  const specification = 'urn:cen.eu:en16931:2017';
  return all
    .filter((_, index) => index % 2 === 0)
    .map(({ name, xml }) => ({
      name: name.replace('en16931', 'extended'),
      xml: xml.replace(`${specification}<`, `${specification}#conformant#urn:factur-x.eu:1p0:extended<`),
    }));
}

/** Those of Peppol as bills that the buyer writes. */
export function selfBillingSeeds(): readonly Judged[] {
  return seeds(17)
    .filter(({ name }) => name.startsWith('peppol'))
    .map(({ name, xml }) => ({
      name: name.replace('peppol', 'selfbilling'),
      xml: xml
        .replace('poacc:billing:3.0', 'poacc:selfbilling:3.0')
        .replace('poacc:billing:01:1.0', 'poacc:selfbilling:01:1.0')
        .replace(/(InvoiceTypeCode>)\d+</, '$1389<')
        .replace(/(CreditNoteTypeCode>)\d+</, '$1261<'),
    }));
}

interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** The text of an element without elements. */
  readonly text: readonly [start: number, end: number] | undefined;
}

/** The elements below the root of a text that we wrote. */
function elementsOf(xml: string): readonly Span[] {
  const spans: Span[] = [];
  const open: { name: string; start: number; inner: number; hasElements: boolean }[] = [];
  for (const { 0: tag, index } of xml.matchAll(/<[^?][^>]*>/g)) {
    const name = /^<\/?([\w:]+)/.exec(tag)?.[1] as string;
    const end = index + tag.length;
    if (tag.startsWith('</')) {
      const { start, inner, hasElements } = open.pop() as (typeof open)[number];
      if (open.length > 0) spans.push({ name, start, end, text: hasElements ? undefined : [inner, index] });
    } else {
      const outer = open.at(-1);
      if (outer !== undefined) outer.hasElements = true;
      if (tag.endsWith('/>')) spans.push({ name, start: index, end, text: undefined });
      else open.push({ name, start: index, inner: end, hasElements: false });
    }
  }
  return spans.sort((one, other) => one.start - other.start);
}

/** Every element of a text dropped, doubled and emptied, every amount changed, every code made another, every attribute dropped. */
function mutantsOf({ name, xml }: Judged): readonly Judged[] {
  const mutants: Judged[] = [];
  const put = (kind: string, start: number, end: number, text: string): void => {
    const number = String(mutants.length).padStart(4, '0');
    mutants.push({ name: `${name}-${number}-${kind}`, xml: xml.slice(0, start) + text + xml.slice(end) });
  };
  for (const { name: element, start, end, text } of elementsOf(xml)) {
    const of = element.replace(':', '.');
    put(`drop-${of}`, start, end, '');
    put(`double-${of}`, start, end, xml.slice(start, end).repeat(2));
    if (text === undefined) continue;
    put(`empty-${of}`, ...text, '');
    const value = xml.slice(...text);
    if (/^-?\d+(?:\.\d+)?$/.test(value)) {
      put(`more-${of}`, ...text, (Number(value) + 1.5).toFixed(2));
      put(`cent-${of}`, ...text, (Number(value) + 0.01).toFixed(2));
      // A zero stays as it is: SaxonC calls -0.00 another number, and no sender writes it
      if (Number(value) !== 0) put(`minus-${of}`, ...text, value.startsWith('-') ? value.slice(1) : `-${value}`);
      put(`digits-${of}`, ...text, value.includes('.') ? `${value}1` : `${value}.001`);
    } else put(`other-${of}`, ...text, value.length < 4 ? 'QQ' : `${value}x`);
    const tag = xml.slice(start, text[0]);
    for (const { 0: attribute, index } of tag.matchAll(/ \w+="[^"]*"/g)) {
      put(`attribute-${of}`, start + index, start + index + attribute.length, '');
    }
  }
  return mutants;
}

/** What a schema alone has against a text: elements that change places, or have another name, and attributes and values of no kind. */
function schemaMutantsOf({ name, xml }: Judged): readonly Judged[] {
  const mutants: Judged[] = [];
  const put = (kind: string, text: string): void => {
    mutants.push({ name: `${name}-${String(mutants.length).padStart(4, '0')}-${kind}`, xml: text });
  };
  const spans = elementsOf(xml);
  for (const [index, { name: element, start, end, text }] of spans.entries()) {
    const of = element.replace(':', '.');
    const next = spans.slice(index + 1).find((other) => other.start >= end);
    const own = xml.slice(start, end);
    const change = (kind: string, from: number, to: number, other: string): void =>
      put(`${kind}-${of}`, xml.slice(0, from) + other + xml.slice(to));
    if (next?.start === end) change('swap', start, next.end, xml.slice(next.start, next.end) + own);
    change('rename', start, end, own.replaceAll(element, `${element}X`));
    change('foreign', start, start, '<x:y xmlns:x="urn:example"/>');
    change('attribute', start + 1 + element.length, start + 1 + element.length, ' other="1"');
    if (text === undefined) change('hollow', start, end, `<${element}>1</${element}>`);
    else change('word', ...text, 'ab c');
  }
  return mutants;
}

/** So many mutants for schemas, spread evenly over all that there are. */
export function schemaMutants(from: readonly Judged[], count: number): readonly Judged[] {
  return someOf(from.flatMap(schemaMutantsOf), count);
}

/** So many mutants, spread evenly over all that there are. */
export function mutantsOfSeeds(from: readonly Judged[], count: number): readonly Judged[] {
  return someOf(from.flatMap(mutantsOf), count);
}

function someOf(all: readonly Judged[], count: number): readonly Judged[] {
  const step = Math.max(1, all.length / count);
  return Array.from({ length: Math.min(count, all.length) }, (_, index) => all[Math.floor(index * step)] as Judged);
}
