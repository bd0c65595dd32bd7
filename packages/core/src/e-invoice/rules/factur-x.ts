import type { ReceivedProfile } from '../semantic/index.ts';
import { ciiBusiness } from './cen-cii.ts';
import { facturXBasic, facturXExtended } from './factur-x-extended.ts';
import { unpackedRows } from './packed.ts';
import { type Row, type RuleTable, tableOf, withRows } from './rows.ts';
import { facturXStandard, facturXStructure } from './structure-facturx.generated.ts';

/** What Factur-X asks beyond the standard in profiles that have its business rules. Source: Factur-X 1.09, in the terms of CEN EN 16931. */
const shared = `
$S /CrossIndustryInvoice/SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement
%
@ //SpecifiedTradeSettlementPaymentMeans[n(TypeCode) = '30' or n(TypeCode) = '58']
CII-SR-470 - PayeePartyCreditorFinancialAccount : count(PayeePartyCreditorFinancialAccount/IBANID) + count(PayeePartyCreditorFinancialAccount/ProprietaryID) >= 1 and not(PayeePartyCreditorFinancialAccount/IBANID and PayeePartyCreditorFinancialAccount/ProprietaryID) :: one account stands there
%
@ //SpecifiedTradeAllowanceCharge
CII-SR-471 < CategoryTradeTax
CII-SR-472 < RateApplicablePercent
CII-SR-473 < ActualAmount
@ $S/../ApplicableHeaderTradeAgreement
CII-SR-475/w < AdditionalReferencedDocument[n(TypeCode) = '916']/Name
CII-SR-476/w < AdditionalReferencedDocument[n(TypeCode) = '916']/AttachmentBinaryObject
@ $S/../IncludedSupplyChainTradeLineItem/SpecifiedLineTradeSettlement
CII-SR-474/w < AdditionalReferencedDocument[n(TypeCode) = '130']
@ /CrossIndustryInvoice
CII-SR-467 - //SpecifiedTradeSettlementPaymentMeans/TypeCode : count(distinct(//SpecifiedTradeSettlementPaymentMeans/TypeCode)) <= 1 :: it is the same wherever it stands
CII-SR-468 - //SpecifiedTradeSettlementPaymentMeans/Information : count(distinct(//SpecifiedTradeSettlementPaymentMeans/Information)) <= 1 :: it is the same wherever it stands
CII-SR-469 < //ApplicableHeaderTradeSettlement/PaymentReference
%
@ //*[not(*) and not(filled(.))]
PEPPOL-EN16931-R008/w ! .
`;

/** Factur-X asks for a text in any of several elements, and of the tax not that it is VAT. */
function asPublished(row: Row): Row {
  const place =
    row.rule === 'BR-47' || row.rule === 'BR-48' ? row.place.replace(".[upper(TypeCode)='VAT']/", '') : row.place;
  return row.check.kind === 'filled'
    ? { ...row, place: `(${place})[. != '']`, check: { kind: 'present' } }
    : { ...row, place };
}

const profiles = ['minimum', 'basicwl', 'basic', 'en16931', 'extended'] as const;
type FacturXProfile = (typeof profiles)[number];

/** The profile of Factur-X that another one is nearest to. */
export function facturXProfileOf(profile: ReceivedProfile | undefined): FacturXProfile {
  return profiles.find((one) => one === profile) ?? 'en16931';
}

/** The rules of a profile: its own of elements, and those of the standard that it has. */
export function facturXTables(profile: FacturXProfile): readonly RuleTable[] {
  const at = profiles.indexOf(profile);
  const own = tableOf(unpackedRows(facturXStructure, at));
  const has = new Set([...(facturXStandard[at] ?? '').split(' '), 'PEPPOL-EN16931-R008']);
  const among = (table: RuleTable): RuleTable =>
    withRows(table, (row) => (has.has(row.rule) ? asPublished(row) : undefined));
  const sums = profile === 'extended' ? facturXExtended : profile === 'basic' ? facturXBasic : undefined;
  const more = sums === undefined ? [] : [among(tableOf(sums))];
  return [own, among(tableOf(ciiBusiness)), among(tableOf(shared)), ...more];
}
