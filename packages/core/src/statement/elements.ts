import { amountIn } from '../bank-message/index.ts';
import type { CalendarDate } from '../date/calendar-date.ts';
import { childOf, childrenOf, textAt, type XmlElement } from '../xml/index.ts';
import { booleanIn, collapsed, dayIn } from '../xsd/index.ts';
import { limits } from './limits.ts';
import type { BankTransactionCode, Charge, Direction, Money, StatementParty } from './statement.ts';

/** An amount with its currency; undefined when either cannot be read. */
export function moneyOf(element: XmlElement | undefined): Money | undefined {
  const amount = amountIn(element?.text);
  const currency = collapsed(element?.attributes.get('Ccy') ?? '');
  return amount !== undefined && /^[A-Z]{3}$/.test(currency) && currency !== 'XXX' ? { currency, amount } : undefined;
}

/** What stands in place of an amount that cannot be read, as far as a sentence shows it. */
export function shownAmount(element: XmlElement | undefined): string {
  if (element === undefined) return 'missing';
  const currency = element.attributes.get('Ccy');
  const text = `${element.text}${currency === undefined ? '' : ` ${currency}`}`.trim();
  return text === '' ? 'empty' : text.slice(0, limits.shownLengthMax);
}

/** CRDT or DBIT; undefined for anything else. */
export function directionOf(text: string | undefined): Direction | undefined {
  const code = codeIn(text);
  if (code === 'CRDT') return 'credit';
  return code === 'DBIT' ? 'debit' : undefined;
}

/** A code without white space around; undefined when nothing is left. */
export function codeIn(text: string | undefined): string | undefined {
  return text === undefined ? undefined : collapsed(text) || undefined;
}

/** Texts that nearly every entry of a file has, such as codes, currencies and days: each is kept once. */
export class SharedTexts {
  private readonly texts = new Map<string, string>();
  private readonly codes = new Map<string, BankTransactionCode>();
  private readonly days = new Map<string, CalendarDate>();
  private reference: string | undefined;

  of<T extends string>(text: T): T {
    const known = this.texts.get(text);
    if (known === undefined && this.texts.size < limits.sharedTextsMax) this.texts.set(text, text);
    return (known ?? text) as T;
  }

  /** The text of an element without blanks around it: most entries have the reference of the one before, which is an account. */
  referenceOf(text: string | undefined): string | undefined {
    if (text === undefined || text !== this.reference) this.reference = filled(text);
    return this.reference;
  }

  /** The day of a date or of a date and time; undefined where there is none. */
  dayOf(text: string): CalendarDate | undefined {
    const known = this.days.get(text);
    if (known !== undefined) return known;
    const day = dayIn(text);
    if (day !== undefined && this.days.size < limits.sharedTextsMax) this.days.set(text, day);
    return day;
  }

  /** `BkTxCd`; undefined when there is none. */
  codeOf(element: XmlElement | undefined): BankTransactionCode | undefined {
    const code = childOf(element, 'BkTxCd');
    if (code === undefined) return undefined;
    const domain = childOf(code, 'Domn');
    const family = childOf(domain, 'Fmly');
    const read = {
      domain: codeIn(textAt(domain, 'Cd')),
      family: codeIn(textAt(family, 'Cd')),
      subFamily: codeIn(textAt(family, 'SubFmlyCd')),
      proprietary: filled(textAt(code, 'Prtry', 'Cd')),
    };
    const key = `${read.domain ?? ''} ${read.family ?? ''} ${read.subFamily ?? ''} ${read.proprietary ?? ''}`;
    const known = this.codes.get(key);
    if (known === undefined && this.codes.size < limits.sharedTextsMax) this.codes.set(key, read);
    return known ?? read;
  }
}

const noCharges: readonly Charge[] = [];

/** The records of `Chrgs`; in the oldest version the charges stand without records. */
export function chargesOf(element: XmlElement): readonly Charge[] {
  const charges = childrenOf(element, 'Chrgs');
  if (charges.length === 0) return noCharges;
  return charges
    .flatMap((one) => (childOf(one, 'Rcrd') || !childOf(one, 'Amt') ? childrenOf(one, 'Rcrd') : [one]))
    .flatMap((record) => {
      const money = moneyOf(childOf(record, 'Amt'));
      const isIncluded = booleanIn(textAt(record, 'ChrgInclInd')) === true;
      return money === undefined ? [] : [{ ...money, direction: directionOf(textAt(record, 'CdtDbtInd')), isIncluded }];
    });
}

const noLines: readonly string[] = [];
const addressElements = ['StrtNm', 'BldgNb', 'PstCd', 'TwnNm', 'Ctry', 'AdrLine'];

/** A party of any version: in .08 it is a person or company (`Pty`) or a bank (`Agt`). Undefined when it says nothing. */
export function partyOf(element: XmlElement | undefined): StatementParty | undefined {
  if (element === undefined) return undefined;
  const party = childOf(element, 'Pty') ?? childOf(childOf(element, 'Agt'), 'FinInstnId') ?? element;
  const address = childOf(party, 'PstlAdr')?.children ?? [];
  const lines = address.filter(({ name, text }) => addressElements.includes(name) && text.trim() !== '');
  const name = filled(textAt(party, 'Nm'));
  if (name === undefined && lines.length === 0) return undefined;
  return { name, address: lines.length === 0 ? noLines : lines.map(({ text }) => ofItsOwn(text.trim())) };
}

/** The IBAN of an account, or how else it is called. */
export function accountIdOf(element: XmlElement | undefined): string | undefined {
  const id = childOf(element, 'Id');
  const iban = textAt(id, 'IBAN');
  return iban === undefined ? filled(textAt(id, 'Othr', 'Id')) : filled(iban.replace(/\s/g, '').toUpperCase());
}

/** A text without blanks around it; undefined when nothing is left. */
export function filled(text: string | undefined): string | undefined {
  const trimmed = text?.trim();
  return trimmed === undefined || trimmed === '' ? undefined : ofItsOwn(trimmed);
}

/** Engines keep a piece of a text as a view of all of it: a file of 100 MB would stay as long as one name that stood in it. */
export function ofItsOwn(text: string): string {
  return text.length < viewLengthMin
    ? text
    : [text.slice(0, viewLengthMin - 1), text.slice(viewLengthMin - 1)].join('');
}

/** Shorter pieces are copied anyway. */
const viewLengthMin = 13;
