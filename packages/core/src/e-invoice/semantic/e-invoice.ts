/**
 * An invoice by its business terms (EN 16931-1), between documents and the two syntaxes. Numbers are decimal texts, dates
 * `yyyy-mm-dd`; nothing is calculated here, so that the sums of a sender stay as they were sent. Every term may be absent: what was
 * received may lack it, and the rules say so.
 */
export interface EInvoice {
  /** BT-24. */
  readonly specification?: string | undefined;
  /** BT-23. */
  readonly businessProcess?: string | undefined;
  /** BT-1. */
  readonly number?: string | undefined;
  /** BT-2. */
  readonly issueDate?: string | undefined;
  /** BT-3, UNTDID 1001. */
  readonly typeCode?: string | undefined;
  /** BT-5. */
  readonly currency?: string | undefined;
  /** BT-6. */
  readonly vatCurrency?: string | undefined;
  /** BT-9. */
  readonly dueDate?: string | undefined;
  /** BT-10. */
  readonly buyerReference?: string | undefined;
  /** BT-11. */
  readonly project?: string | undefined;
  /** BT-12. */
  readonly contract?: string | undefined;
  /** BT-13. */
  readonly order?: string | undefined;
  /** BT-14. */
  readonly salesOrder?: string | undefined;
  /** BT-15. */
  readonly receivingAdvice?: string | undefined;
  /** BT-16. */
  readonly despatchAdvice?: string | undefined;
  /** BT-17. */
  readonly tender?: string | undefined;
  /** BT-18. */
  readonly invoicedObject?: Identifier | undefined;
  /** BT-19. */
  readonly accountingReference?: string | undefined;
  /** BT-20; where a syntax has several terms, the words of all of them, each from a new line. */
  readonly paymentTerms?: string | undefined;
  /** Terms in fields of their own, in the order in which they stand; absent where there is but one day and some words. */
  readonly terms?: readonly PaymentTerm[] | undefined;
  /** BT-89, of a direct debit. */
  readonly mandate?: string | undefined;
  /** BT-90. */
  readonly creditorId?: string | undefined;
  /** BG-1. */
  readonly notes: readonly Note[];
  /** BG-3. */
  readonly precedingInvoices: readonly PrecedingInvoiceReference[];
  /** BG-4. */
  readonly seller?: Party | undefined;
  /** BG-7. */
  readonly buyer?: Party | undefined;
  /** BG-10. */
  readonly payee?: Payee | undefined;
  /** BG-11. */
  readonly taxRepresentative?: TaxRepresentative | undefined;
  /** BG-13. */
  readonly delivery?: Delivery | undefined;
  /** BG-14. */
  readonly period?: Period | undefined;
  /** BT-83. */
  readonly remittance?: string | undefined;
  /** BG-16, with the account of each (BG-17). */
  readonly paymentMeans: readonly PaymentMeans[];
  /** BG-20. */
  readonly allowances: readonly DocumentAllowance[];
  /** BG-21. */
  readonly charges: readonly DocumentAllowance[];
  /** BG-22. */
  readonly totals?: DocumentTotals | undefined;
  /** BG-23. */
  readonly vatBreakdown: readonly VatBreakdown[];
  /** BG-24. */
  readonly supportingDocuments: readonly SupportingDocument[];
  /** BG-25. */
  readonly lines: readonly Line[];
}

/** An identifier with the list that it is from. */
export interface Identifier {
  readonly id?: string | undefined;
  readonly scheme?: string | undefined;
}

export interface Note {
  /** BT-21. */
  readonly subject?: string | undefined;
  /** BT-22. */
  readonly text?: string | undefined;
}

export interface PrecedingInvoiceReference {
  /** BT-25. */
  readonly number?: string | undefined;
  /** BT-26. */
  readonly issueDate?: string | undefined;
}

/** BG-4 and BG-7. */
export interface Party {
  /** BT-27, 44. */
  readonly name?: string | undefined;
  /** BT-28, 45. */
  readonly tradingName?: string | undefined;
  /** BT-29, 46. */
  readonly ids: readonly Identifier[];
  /** BT-30, 47. */
  readonly registration?: Identifier | undefined;
  /** BT-31, 48. */
  readonly vatId?: string | undefined;
  /** BT-32. */
  readonly taxNumber?: string | undefined;
  /** BT-33. */
  readonly legalForm?: string | undefined;
  /** BT-34, 49. */
  readonly electronicAddress?: Identifier | undefined;
  /** BG-5, 8. */
  readonly address?: PostalAddress | undefined;
  /** BG-6, 9. */
  readonly contact?: Contact | undefined;
}

/** BG-5, 8, 12, 15. */
export interface PostalAddress {
  readonly line1?: string | undefined;
  readonly line2?: string | undefined;
  readonly line3?: string | undefined;
  readonly postalCode?: string | undefined;
  readonly city?: string | undefined;
  readonly subdivision?: string | undefined;
  readonly country?: string | undefined;
}

export interface Contact {
  /** BT-41, 56. */
  readonly name?: string | undefined;
  /** BT-42, 57. */
  readonly phone?: string | undefined;
  /** BT-43, 58. */
  readonly email?: string | undefined;
}

export interface Payee {
  /** BT-59. */
  readonly name?: string | undefined;
  /** BT-60. */
  readonly id?: Identifier | undefined;
  /** BT-61. */
  readonly registration?: Identifier | undefined;
}

export interface TaxRepresentative {
  /** BT-62. */
  readonly name?: string | undefined;
  /** BT-63. */
  readonly vatId?: string | undefined;
  /** BG-12. */
  readonly address?: PostalAddress | undefined;
}

export interface Delivery {
  /** BT-70. */
  readonly name?: string | undefined;
  /** BT-71. */
  readonly location?: Identifier | undefined;
  /** BT-72. */
  readonly date?: string | undefined;
  /** BG-15. */
  readonly address?: PostalAddress | undefined;
}

export interface Period {
  /** BT-73, 134. */
  readonly from?: string | undefined;
  /** BT-74, 135. */
  readonly to?: string | undefined;
}

/** One of the terms of payment. Source: Factur-X 1.09 EXTENDED, BG-X-59; UBL 2.1, PaymentTerms. */
export interface PaymentTerm {
  /** BT-20. */
  readonly description?: string | undefined;
  /** BT-9, of this term. */
  readonly dueDate?: string | undefined;
  /** What of the amount due the term is for. */
  readonly partialAmount?: string | undefined;
  /** What is taken off for paying early. */
  readonly discounts: readonly TermAdjustment[];
  /** What is added for paying late. */
  readonly penalties: readonly TermAdjustment[];
}

/** A discount or a penalty of a term. */
export interface TermAdjustment {
  /** The day that the period begins on. */
  readonly from?: string | undefined;
  /** Length of the period. */
  readonly period?: Quantity | undefined;
  /** The last day of it. */
  readonly until?: string | undefined;
  /** What it is taken of. */
  readonly base?: string | undefined;
  readonly percent?: string | undefined;
  readonly amount?: string | undefined;
}

export interface PaymentMeans {
  /** BT-81, UNTDID 4461. */
  readonly code?: string | undefined;
  /** BT-82. */
  readonly text?: string | undefined;
  /** BT-84. */
  readonly account?: string | undefined;
  /** BT-85. */
  readonly accountName?: string | undefined;
  /** BT-86. */
  readonly bic?: string | undefined;
  /** BT-91: the account that a direct debit takes the amount from. */
  readonly payerAccount?: string | undefined;
}

/** VAT of a line, an allowance or a charge. */
export interface VatOfLine {
  /** BT-95, 102, 151. */
  readonly category?: string | undefined;
  /** BT-96, 103, 152. */
  readonly rate?: string | undefined;
}

/** BG-27 and BG-28. */
export interface LineAllowance {
  /** BT-136, 141. */
  readonly amount?: string | undefined;
  /** BT-137, 142. */
  readonly base?: string | undefined;
  /** BT-138, 143. */
  readonly percent?: string | undefined;
  /** BT-139, 144. */
  readonly reason?: string | undefined;
  /** BT-140, 145. */
  readonly reasonCode?: string | undefined;
}

/** BG-20 and BG-21: the same with VAT, BT-92 to 105. */
export interface DocumentAllowance extends LineAllowance {
  readonly vat?: VatOfLine | undefined;
}

export interface DocumentTotals {
  /** BT-106. */
  readonly lines?: string | undefined;
  /** BT-107. */
  readonly allowances?: string | undefined;
  /** BT-108. */
  readonly charges?: string | undefined;
  /** BT-109. */
  readonly net?: string | undefined;
  /** BT-110. */
  readonly vat?: string | undefined;
  /** BT-111. */
  readonly vatInVatCurrency?: string | undefined;
  /** BT-112. */
  readonly gross?: string | undefined;
  /** BT-113. */
  readonly prepaid?: string | undefined;
  /** BT-114. */
  readonly rounding?: string | undefined;
  /** BT-115. */
  readonly due?: string | undefined;
}

export interface VatBreakdown extends VatOfLine {
  /** BT-116. */
  readonly base?: string | undefined;
  /** BT-117. */
  readonly amount?: string | undefined;
  /** BT-120. */
  readonly reason?: string | undefined;
  /** BT-121. */
  readonly reasonCode?: string | undefined;
}

export interface SupportingDocument {
  /** BT-122. */
  readonly id?: string | undefined;
  /** BT-123. */
  readonly description?: string | undefined;
  /** BT-124. */
  readonly location?: string | undefined;
  /** BT-125, in base64, with its media type and name. */
  readonly file?: AttachedFile | undefined;
}

export interface AttachedFile {
  readonly base64?: string | undefined;
  readonly mediaType?: string | undefined;
  readonly name?: string | undefined;
}

export interface Line {
  /** BT-126. */
  readonly id?: string | undefined;
  /** BT-127. */
  readonly note?: string | undefined;
  /** BT-128. */
  readonly object?: Identifier | undefined;
  /** BT-129 and 130. */
  readonly quantity?: Quantity | undefined;
  /** BT-131. */
  readonly net?: string | undefined;
  /** BT-132. */
  readonly orderLine?: string | undefined;
  /** BT-133. */
  readonly accountingReference?: string | undefined;
  /** BG-26. */
  readonly period?: Period | undefined;
  /** BG-27. */
  readonly allowances: readonly LineAllowance[];
  /** BG-28. */
  readonly charges: readonly LineAllowance[];
  /** BG-29. */
  readonly price?: Price | undefined;
  /** BG-30. */
  readonly vat?: VatOfLine | undefined;
  /** BG-31. */
  readonly item?: Item | undefined;
}

export interface Quantity {
  readonly value?: string | undefined;
  readonly unit?: string | undefined;
}

export interface Price {
  /** BT-146. */
  readonly net?: string | undefined;
  /** BT-147. */
  readonly discount?: string | undefined;
  /** BT-148. */
  readonly gross?: string | undefined;
  /** BT-149 and 150. */
  readonly base?: Quantity | undefined;
}

export interface Item {
  /** BT-153. */
  readonly name?: string | undefined;
  /** BT-154. */
  readonly description?: string | undefined;
  /** BT-155. */
  readonly sellerId?: string | undefined;
  /** BT-156. */
  readonly buyerId?: string | undefined;
  /** BT-157. */
  readonly standardId?: Identifier | undefined;
  /** BT-158. */
  readonly classifications: readonly Classification[];
  /** BT-159. */
  readonly originCountry?: string | undefined;
  /** BG-32. */
  readonly attributes: readonly ItemAttribute[];
}

export interface Classification extends Identifier {
  readonly version?: string | undefined;
}

export interface ItemAttribute {
  /** BT-160. */
  readonly name?: string | undefined;
  /** BT-161. */
  readonly value?: string | undefined;
}
