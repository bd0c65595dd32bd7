import type { Picture, Shape } from '../../drawing/index.ts';
import { formatUid } from '../../uid/index.ts';
import type { InvoiceDocument, PartyAddress } from '../invoice-document.ts';
import { lastDayLabel, numberLabel, titleOf } from '../labels.ts';
import { printDate } from '../print-values.ts';
import type { InvoiceWords } from '../words.ts';
import { abroadWords } from '../words-abroad.ts';
import { grey, lightRule, type Style } from './style.ts';
import { lineHeight, linesOf, rule, stackedLines, type TypeStyle, widthOf } from './type-setting.ts';

/** What a template draws its first page from. */
export interface HeadContext {
  readonly document: InvoiceDocument;
  readonly words: InvoiceWords;
  readonly style: Style;
  readonly addressWindow: 'left' | 'right';
  readonly logo: Picture | undefined;
  /** 1, or less where the head would take too much of the page: type sizes are multiplied by it. */
  readonly scale: number;
}

/** Shapes and where they end. */
export interface Part {
  readonly shapes: readonly Shape[];
  readonly bottom: number;
}

/** A column of the head. */
export interface Place {
  readonly x: number;
  readonly top: number;
  readonly width: number;
}

/**
 * Where the recipient's address stands in the window of a C5 or C5/6 envelope, and where the rest of the head has its
 * column. Millimetres from the left and upper edge of the page; Swiss windows are 100 × 45 mm, 12 mm from the edge.
 */
const windows = {
  right: { x: 120, width: 70, otherX: undefined, otherWidth: 85 },
  left: { x: 22, width: 78, otherX: 120, otherWidth: 70 },
} as const;

export const addressTop = 50;

/** The column of the address, and the one beside it. */
export function columnsOf({ addressWindow, style }: HeadContext): { readonly address: Place; readonly other: Place } {
  const { x, width, otherX, otherWidth } = windows[addressWindow];
  return {
    address: { x, top: addressTop, width },
    other: { x: otherX ?? style.left, top: addressTop, width: otherWidth },
  };
}

/** Sizes shrink with the head, but stay legible. */
export function scaled(type: TypeStyle, scale: number): TypeStyle {
  return { ...type, size: Math.max(type.size * scale, 4) };
}

/** Name and first lines of a sender: who the bill is from. */
export function senderName({ sender }: InvoiceDocument): string {
  return sender.name ?? sender.addressLines[0] ?? '';
}

/** Everything about the sender but the name. */
export function senderLines({ sender, language }: InvoiceDocument, words: InvoiceWords): string[] {
  const { name, addressLines, phone, email, website, uid, vatNumber, taxNumber, isVatRegistered } = sender;
  const isSwiss = isVatRegistered && vatNumber === undefined;
  const number = uid && (isSwiss ? `${formatUid(uid)} ${words.vatSuffix}` : formatUid(uid));
  const abroad = abroadWords[language];
  const ofVat = vatNumber && `${abroad.vatNumber} ${vatNumber}`;
  const ofTax = taxNumber && `${abroad.taxNumber} ${taxNumber}`;
  const address = name === undefined ? addressLines.slice(1) : addressLines;
  return [...address, phone, email, website, number, ofVat, ofTax].filter((line) => line !== undefined);
}

/** Whom to ask, the first line with its label. */
export function contactLines({ contactPerson }: InvoiceDocument, words: InvoiceWords): string[] {
  const [first, ...rest] = [contactPerson?.name, contactPerson?.phone, contactPerson?.email].filter(
    (line) => line !== undefined,
  );
  return first === undefined ? [] : [`${words.contact}: ${first}`, ...rest];
}

/** The recipient's address with the sender's above it, small. */
export function addressPart({ document, scale }: HeadContext, { x, top, width }: Place): Part {
  const { sender, recipient } = document;
  const back = [...(sender.name === undefined ? [] : [sender.name]), ...sender.addressLines].join(', ');
  const backType = scaled({ size: 6, ink: grey }, scale);
  const type = scaled({ size: 10 }, scale);
  const backLines = linesOf(back, width, backType);
  const backBottom = top + backLines.length * lineHeight(backType) + 0.6;
  const lines = recipient.addressLines.flatMap((line) => linesOf(line, width, type));
  const linesTop = backBottom + 2.2;
  return {
    shapes: [
      ...stackedLines(x, top, backLines, backType),
      rule(
        x,
        x + Math.min(width, Math.max(...backLines.map((line) => widthOf(line, backType)))),
        backBottom,
        0.35,
        lightRule,
      ),
      ...stackedLines(x, linesTop, lines, type),
    ],
    bottom: Math.max(linesTop + lines.length * lineHeight(type), addressTop + 36),
  };
}

/** What identifies the invoice, as label and value. */
export function facts(
  { kind, invoiceNr, invoiceDate, precedingInvoice, servicePeriod, terms, ...rest }: InvoiceDocument,
  words: InvoiceWords,
): (readonly [label: string, value: string])[] {
  const { customerNr, customerReference, orderNr, contractNr, projectNr, contactPerson, recipient } = rest;
  const abroad = abroadWords[rest.language];
  const preceding = precedingInvoice && [
    precedingInvoice.nr,
    precedingInvoice.date && printDate(precedingInvoice.date),
  ];
  const recipientNumber = recipient.vatNumber ?? (recipient.uid && formatUid(recipient.uid));
  const period =
    servicePeriod && [servicePeriod.from, servicePeriod.to].filter((day) => day !== undefined).map(printDate);
  const contact = contactPerson && [contactPerson.name, contactPerson.phone, contactPerson.email];
  const entries: readonly (readonly [string, string | undefined])[] = [
    [numberLabel(kind, words), invoiceNr],
    [words.invoiceDate, printDate(invoiceDate)],
    [words.precedingInvoice, preceding?.filter((part) => part !== undefined).join(', ')],
    [words.servicePeriod, period?.join(' – ')],
    [lastDayLabel({ kind }, words), terms.dueDate && printDate(terms.dueDate)],
    [words.customerNr, customerNr],
    [words.customerReference, customerReference],
    [words.orderNr, orderNr],
    [abroad.contractNr, contractNr],
    [abroad.projectNr, projectNr],
    [abroad.deliveryAddress, rest.deliveryAddress && linesOfAddress(rest.deliveryAddress)],
    [recipient.vatNumber === undefined ? words.recipientUid : words.recipientVatNumber, recipientNumber],
    [words.contact, contact?.filter((line) => line !== undefined).join('\n')],
  ];
  return entries.filter((entry): entry is readonly [string, string] => entry[1] !== undefined);
}

/** The country stands before the postal code, as on letters. */
function linesOfAddress({ name, street, buildingNumber, additionalLine, ...place }: PartyAddress): string {
  const road = [street, buildingNumber].filter((part) => part !== undefined).join(' ');
  const town = `${place.countryCode}-${place.postalCode} ${place.city}`;
  return [name, road, additionalLine, town].filter((line) => line !== undefined && line !== '').join('\n');
}

/** Labels on the left, values on the right of them. */
export function factsPart({ document, words, scale }: HeadContext, { x, top, width }: Place, size: number): Part {
  const label = scaled({ size, ink: grey }, scale);
  const value = scaled({ size }, scale);
  const entries = facts(document, words);
  const valueX = x + Math.max(...entries.map(([text]) => widthOf(text, label))) + 4;
  const shapes: Shape[] = [];
  let y = top;
  for (const [name, text] of entries) {
    const lines = linesOf(text, x + width - valueX, value);
    shapes.push(...stackedLines(x, y, [name], label), ...stackedLines(valueX, y, lines, value));
    y += lines.length * lineHeight(value) + 0.5;
  }
  return { shapes, bottom: y };
}

/** Title and number of the invoice, over the whole width. */
export function titlePart({ document, words, style, scale }: HeadContext, top: number, type: TypeStyle): Part {
  const set = scaled(type, scale);
  const lines = linesOf(`${titleOf(document, words)} ${document.invoiceNr}`, style.right - style.left, set);
  return { shapes: stackedLines(style.left, top, lines, set), bottom: top + lines.length * lineHeight(set) };
}

/** The logo as large as its box lets it be, at the left edge of the box, or the right one. */
export function logoPart(picture: Picture, { x, top, width }: Place, heightMax: number, atRight = false): Part {
  const factor = Math.min(width / picture.width, heightMax / picture.height);
  const size = { width: picture.width * factor, height: picture.height * factor };
  return {
    shapes: [{ kind: 'image', x: atRight ? x + width - size.width : x, y: top, ...size, picture }],
    bottom: top + size.height,
  };
}

/** Lines of a column, broken to its width. */
export function linesPart(lines: readonly string[], { x, top, width }: Place, type: TypeStyle): Part {
  const broken = lines.flatMap((line) => linesOf(line, width, type));
  return { shapes: stackedLines(x, top, broken, type), bottom: top + broken.length * lineHeight(type) };
}
