import { childOf, childrenOf, parseXml, textAt, writeXml, type XmlElement, type XmlNode } from '../../xml/index.ts';
import { collapsed } from '../../xsd/index.ts';
import { xmlLimits } from '../limits.ts';

/** Namespaces of a call. Source: SOAP 1.2, WS-Addressing 1.0, WS-Security 1.0; the service of the partner. */
const namespaces = {
  soap: 'http://www.w3.org/2003/05/soap-envelope',
  addressing: 'http://www.w3.org/2005/08/addressing',
  security: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-secext-1.0.xsd',
  utility: 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-wssecurity-utility-1.0.xsd',
  service: 'http://ch.swisspost.ebill.b2bservice',
} as const;
const passwordText = 'http://docs.oasis-open.org/wss/2004/01/oasis-200401-wss-username-token-profile-1.0#PasswordText';

/** What an answer may have: an upload of many files comes back as a line for each. */
const answerLimits = { ...xmlLimits, charactersMax: 16_000_000, elementsMax: 500_000 };
const reasonLengthMax = 300;

/** What a call says of itself. */
export interface SoapHead {
  /** `urn:uuid:` and a UUID, another one for each call. */
  readonly messageId: string;
  /** The address that it goes to. */
  readonly to: string;
  readonly userName: string;
  readonly password: string;
  /** From when and to when it is good, as ISO 8601 in UTC; without: no timestamp is sent. */
  readonly validity?: { readonly from: string; readonly to: string } | undefined;
}

/** A call as it is sent. */
export interface SoapCall {
  readonly body: string;
  /** With the action, as SOAP 1.2 wants it. */
  readonly contentType: string;
}

/** How a call was answered. */
export type SoapAnswer =
  | { readonly kind: 'result'; readonly result: XmlElement | undefined }
  /** The service refuses: `isSignIn` where it is user name, password or clock that it does not take. */
  | { readonly kind: 'fault'; readonly code: string; readonly reason: string; readonly isSignIn: boolean }
  /** It is not the answer to this call, or none at all: a page of a proxy, a text that is cut off. */
  | { readonly kind: 'unreadable'; readonly reason: string };

export function actionOf(operation: string): string {
  return `${namespaces.service}/B2BService/${operation}`;
}

/** A call of an operation with its parameters, in the order of its schema. Source: SOAP 1.2; WS-Security, UsernameToken profile 1.0. */
export function soapCall(operation: string, parameters: readonly XmlNode[], head: SoapHead): SoapCall {
  const { messageId, to, userName, password, validity } = head;
  const action = actionOf(operation);
  const mustUnderstand = { 's:mustUnderstand': '1' };
  const timestamp: XmlNode = [
    'u:Timestamp',
    validity && [
      ['u:Created', validity.from],
      ['u:Expires', validity.to],
    ],
  ];
  const token: XmlNode = [
    'o:UsernameToken',
    [
      ['o:Username', userName],
      ['o:Password', password, { Type: passwordText }],
    ],
  ];
  const header: XmlNode = [
    's:Header',
    [
      ['a:Action', action, mustUnderstand],
      ['a:MessageID', messageId],
      ['a:To', to, mustUnderstand],
      [
        'o:Security',
        [timestamp, token],
        { ...mustUnderstand, 'xmlns:o': namespaces.security, 'xmlns:u': namespaces.utility },
      ],
    ],
  ];
  const body: XmlNode = ['s:Body', [[operation, parameters, { xmlns: namespaces.service }]]];
  const envelope: XmlNode = [
    's:Envelope',
    [header, body],
    { 'xmlns:s': namespaces.soap, 'xmlns:a': namespaces.addressing },
  ];
  return { body: writeXml(envelope), contentType: `application/soap+xml; charset=utf-8; action="${action}"` };
}

/** Reads the answer to a call; whatever it is, it is one of three. Never reports the content of a bill. */
export function readSoapAnswer(text: string, operation: string, messageId: string): SoapAnswer {
  const tree = parseXml(text, { limits: answerLimits });
  if (!tree.ok) return { kind: 'unreadable', reason: tree.problems[0].code };
  const envelope = tree.value;
  if (envelope.name !== 'Envelope' || envelope.namespace !== namespaces.soap)
    return { kind: 'unreadable', reason: `${envelope.name.slice(0, 50)} is no answer of the service` };
  const body = childOf(envelope, 'Body');
  const fault = childOf(body, 'Fault');
  if (fault !== undefined) return faultOf(fault);
  const relatesTo = textAt(envelope, 'Header', 'RelatesTo');
  if (relatesTo !== undefined && collapsed(relatesTo) !== messageId)
    return { kind: 'unreadable', reason: 'The answer belongs to another call' };
  const response = childOf(body, `${operation}Response`);
  if (response === undefined || response.namespace !== namespaces.service)
    return { kind: 'unreadable', reason: `There is no ${operation}Response in the answer` };
  const result = childOf(response, `${operation}Result`);
  return { kind: 'result', result: result?.attributes.get('nil') === 'true' ? undefined : result };
}

const signInCodes = [
  'FailedAuthentication',
  'InvalidSecurity',
  'InvalidSecurityToken',
  'MessageExpired',
  'FailedCheck',
];

/** The innermost code is the one that says what is wrong. Source: SOAP 1.2, 5.4.1. */
function faultOf(fault: XmlElement): SoapAnswer {
  let code = childOf(fault, 'Code');
  let value = textAt(code, 'Value');
  for (let inner = childOf(code, 'Subcode'); inner !== undefined; inner = childOf(code, 'Subcode')) {
    code = inner;
    value = textAt(inner, 'Value') ?? value;
  }
  const local =
    collapsed(value ?? '')
      .split(':')
      .at(-1) ?? '';
  const [reason] = childrenOf(childOf(fault, 'Reason'), 'Text');
  const said = collapsed(reason?.text ?? '').slice(0, reasonLengthMax);
  return { kind: 'fault', code: local, reason: said, isSignIn: signInCodes.includes(local) };
}
