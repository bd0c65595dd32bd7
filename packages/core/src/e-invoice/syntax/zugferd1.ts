import { cii } from './cii.ts';
import { named, type SyntaxNode, type SyntaxTable } from './table.ts';

/** What elements were called before the Cross Industry Invoice of 2016. */
export const formerNames: Readonly<Record<string, string>> = {
  __proto__: null as never,
  'rsm:CrossIndustryInvoice': 'rsm:CrossIndustryDocument',
  'rsm:ExchangedDocumentContext': 'rsm:SpecifiedExchangedDocumentContext',
  'rsm:ExchangedDocument': 'rsm:HeaderExchangedDocument',
  'rsm:SupplyChainTradeTransaction': 'rsm:SpecifiedSupplyChainTradeTransaction',
  'ram:ApplicableHeaderTradeAgreement': 'ram:ApplicableSupplyChainTradeAgreement',
  'ram:ApplicableHeaderTradeDelivery': 'ram:ApplicableSupplyChainTradeDelivery',
  'ram:ApplicableHeaderTradeSettlement': 'ram:ApplicableSupplyChainTradeSettlement',
  'ram:SpecifiedLineTradeAgreement': 'ram:SpecifiedSupplyChainTradeAgreement',
  'ram:SpecifiedLineTradeDelivery': 'ram:SpecifiedSupplyChainTradeDelivery',
  'ram:SpecifiedLineTradeSettlement': 'ram:SpecifiedSupplyChainTradeSettlement',
  'ram:SpecifiedTradeSettlementHeaderMonetarySummation': 'ram:SpecifiedTradeSettlementMonetarySummation',
  'ram:SpecifiedTradeSettlementLineMonetarySummation': 'ram:SpecifiedTradeSettlementMonetarySummation',
  'ram:RateApplicablePercent': 'ram:ApplicablePercent',
};

function formerly(node: SyntaxNode): SyntaxNode {
  if (node.kind === 'attribute' || node.kind === 'content') return node;
  const nodes = node.nodes.map(formerly);
  if (node.kind === 'scope') return { ...node, nodes };
  return { ...node, ...named(formerNames[node.name] ?? node.name), nodes };
}

/** ZUGFeRD 1.0 of 2014, which is read alone: the same terms under former names. */
export const zugferd1: SyntaxTable = {
  namespaces: {
    rsm: 'urn:ferd:CrossIndustryDocument:invoice:1p0',
    ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12',
    udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15',
    qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:12',
  },
  root: formerly(cii.root) as SyntaxTable['root'],
};
