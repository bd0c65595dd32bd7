import type { Role, Scope } from '@rappen/http';

/** What an operation asks: of a key a scope, of a person a role at least. `open`: nothing; `none`: people are not let in. */
export interface Needed {
  readonly scope: Scope | 'any' | 'open';
  readonly role: Role | 'none';
}

const types = ['bill', 'instalment-bill', 'advice', 'credit-note', 'reminder', 'donation-inquiry'];

/** Every operation of the submission service and of the pages, by the rights that it asks for. */
const ebill: Readonly<Record<string, readonly string[]>> = {
  'any viewer': [
    ...types.flatMap((type) => [`GET /api/v1/examples/${type}`, `GET /api/v1/examples/${type}-with-workflow`]),
    'GET /api/v1/healthcheck/ebill',
  ],
  'any none': ['HEAD /api/v1/apikey'],
  'cases:submit operator': [
    'POST /api/v1/business-cases',
    'POST /api/v1/business-cases/release',
    'POST /api/v1/business-cases/resend',
    'POST /api/v1/business-cases/discard',
    'POST /api/v1/statements',
    ...types.flatMap((type) => [
      `POST /api/v1/business-cases/${type}`,
      `POST /api/v1/business-cases/${type}/multipart`,
    ]),
  ],
  'cases:read viewer': ['GET /api/v1/business-cases/:businessCaseId'],
  'recipients:read viewer': ['POST /api/v1/bill-recipients/search', 'GET /api/v1/bill-recipients/:billRecipientNetId'],
  'subscriptions:write operator': [
    'POST /api/v1/bill-recipient-subscriptions/initiations',
    'PUT /api/v1/bill-recipient-subscriptions/initiations/:subscriptionInitiationToken',
  ],
  'events:read viewer': [
    'GET /api/v1/events/processing-status-changed',
    'GET /api/v1/events/six/business-case-status-changed',
    'GET /api/v1/events/six/instalment-status-changed',
    'GET /api/v1/events/six/bill-recipient-subscription-status-changed',
    'GET /api/v1/events/six/bill-recipient-email-address-changed',
  ],
  'webhooks:write operator': ['POST /api/v1/webhook/events', 'DELETE /api/v1/webhook'],
  'webhooks:read viewer': ['GET /api/v1/webhook'],
  'mails:send owner': ['POST /api/v1/mails', 'GET /api/v1/mails/:mailId'],
  'pdf:convert viewer': ['POST /api/v1/pdf/pdfa3b/convert', 'POST /api/v1/pdf/pdfa3b/convert/file'],
  'open none': [
    'Session/login',
    'Session/claim',
    'Session/invitation',
    'Session/accept',
    'Session/requestReset',
    'Session/passwordReset',
    'Session/reset',
  ],
  'connect:* viewer': [
    'Session/me',
    'Session/chooseBiller',
    'Session/prepareSecondFactor',
    'Session/confirmSecondFactor',
    'Session/removeSecondFactor',
    'Session/passkeys',
    'Session/preparePasskey',
    'Session/addPasskey',
    'Session/removePasskey',
    'Session/logout',
    'Session/changePassword',
    'ApiKeys/list',
    'CreditAccounts/list',
    'Network/get',
    'StagedCases/list',
    'StagedCases/get',
    'Cases/list',
    'Cases/search',
    'Cases/totals',
    'Cases/get',
    'Webhooks/list',
    'Webhooks/deliveries',
    'Subscriptions/list',
    'Events/list',
    'Simulator/mails',
    'Simulator/submissions',
    'Audit/list',
  ],
  'connect:* operator': [
    'StagedCases/update',
    'StagedCases/release',
    'StagedCases/resend',
    'StagedCases/discard',
    'StagedCases/releaseMany',
    'StagedCases/resendMany',
    'StagedCases/discardMany',
    'Webhooks/create',
    'Webhooks/remove',
    'Webhooks/rotateSecret',
    'Webhooks/enable',
    'Webhooks/sendTest',
    'Webhooks/replay',
    'Simulator/approve',
    'Simulator/reject',
    'Simulator/complete',
    'Simulator/approveInstalment',
    'Simulator/rejectInstalment',
    'Simulator/completeInstalment',
    'Simulator/subscribe',
    'Simulator/unsubscribe',
    'Simulator/changeEmail',
    'Simulator/advance',
  ],
  'connect:* owner': [
    'Users/list',
    'Users/create',
    'Users/setRole',
    'Users/setPassword',
    'Users/remove',
    'Users/invite',
    'Users/invitations',
    'Users/withdraw',
    'Users/resetLink',
    'Users/removeSecondFactor',
    'Users/requireSecondFactor',
    'ApiKeys/create',
    'ApiKeys/rotate',
    'ApiKeys/revoke',
    'CreditAccounts/add',
    'Network/check',
    'Network/choose',
    'CreditAccounts/remove',
    'Cases/erase',
    'POST /api/v1/business-cases/erase',
  ],
};

/** Every operation of the QR service needs a key with the scope `qr`, and nobody is let in by signing in. */
const qr = `
GET swiss-qr-code payment-part-receipt invoice-document/templates invoice-document/templates/:name/preview invoice-document/resources
  country country/codes
GET examples/epc-payment/with-message examples/epc-payment/with-creditor-reference examples/epc-payment/without-amount
  examples/qr-invoice/without-reference examples/qr-invoice/without-amount examples/qr-invoice/with-qr-reference
  examples/qr-invoice/with-creditor-reference examples/qr-invoice/blank examples/qr-invoice/combined-address
  examples/charset/lteV2_2 examples/charset/gteV2_3 examples/charset/addedInV2_3
  examples/swiss-payments-code/without-reference examples/swiss-payments-code/without-amount
  examples/swiss-payments-code/with-qr-reference examples/swiss-payments-code/with-creditor-reference
  examples/swiss-payments-code/blank examples/swicos1v12 examples/qr-reference examples/qr-iban examples/iban
  examples/creditor-reference examples/invoice-document/mixed-vat examples/invoice-document/gtin
  examples/invoice-document/discounts examples/qr-invoice/bulk/list examples/qr-invoice/bulk/csv
  examples/qr-invoice/bulk/xlsx examples/payments/order examples/payments/file examples/payments/status
  examples/payments/statement examples/payments/open-bills
GET examples/e-invoice/delivery examples/e-invoice/authority examples/e-invoice/exported examples/e-invoice/credit-note
  examples/e-invoice/without-vat
POST e-invoice/create e-invoice/validate e-invoice/parse e-invoice/render
POST swiss-qr-code swiss-qr-code/validate swiss-qr-code/parse swiss-qr-code/parseAll swiss-qr-code/parseAll/details payment-part-receipt
  payment-part-receipt/merge payment-part-receipt/append payment-part-receipt/clone pdf/merge pdf/append
  payment-part-receipt/bulk/list payment-part-receipt/bulk/file invoice-document invoice-document/xml-template-model
  invoice-document/resources/:filename swiss-payments-code swiss-payments-code/validate swiss-payments-code/parse
  epc-qr-code epc-qr-code/validate epc-qr-code/parse iban/validate iban/normalize iban/format qr-iban/validate
  qr-reference/validate qr-reference/normalize qr-reference/modulo10recursive qr-reference/format qr-reference/extract
  qr-reference/create creditor-reference/validate creditor-reference/normalize creditor-reference/modulo97
  creditor-reference/format creditor-reference/extract creditor-reference/create country/validate
  bill-information/swicos1v12/validate bill-information/swicos1v12/parse bill-information/swicos1v12/create
  bill-information/parse bill-information/parse/raw alternative-schemas/parse alternative-schemas/parse/raw
  alternative-schemas/ebill/validate alternative-schemas/ebill/parse alternative-schemas/ebill/create
  payments/drafts payments/validate payments/file payments/file/validate payments/status payments/statements/parse
  payments/reconcile
`;

/** What each operation asks for: written by hand, so that an operation that is opened by mistake is seen. */
export const declaredRights: Readonly<Record<string, Needed>> = Object.fromEntries([
  ...Object.entries(ebill).flatMap(([words, operations]) => {
    const [scope, role] = words.split(' ') as [Needed['scope'], Needed['role']];
    const nameOf = (operation: string) => (operation.includes(' ') ? operation : `POST /connect/${operation}`);
    return operations.map((operation) => [nameOf(operation), { scope, role }] as const);
  }),
  ...qr
    .split(/^(?=GET|POST)/m)
    .map((line) => line.split(/\s+/).filter(Boolean))
    .flatMap(([method, ...paths]) =>
      paths.map((path) => [`${method} /v2/${path}`, { scope: 'qr', role: 'none' }] as const),
    ),
]);
