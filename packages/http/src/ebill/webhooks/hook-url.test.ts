import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { HookUrlRules } from '../../ports/ebill/webhook-sender.ts';
import { sentenceOf } from '../../problems/index.ts';
import { isPublicAddress } from '../../rights/ip-address.ts';
import { mayConnectTo, validateHookUrl } from './hook-url.ts';

const codesOf = (text: string, rules?: HookUrlRules) => {
  const validated = validateHookUrl(text, rules);
  return validated.ok ? [] : validated.problems.map(({ code }) => code);
};
const valueOf = (text: string, rules?: HookUrlRules) => {
  const validated = validateHookUrl(text, rules);
  return validated.ok ? validated.value : validated.problems.map(({ code }) => code);
};

test.each([
  ['https://hooks.example.ch/ebill', 'https://hooks.example.ch/ebill'],
  ['HTTPS://Hooks.Example.CH:443/a?b=c%20d', 'https://hooks.example.ch/a?b=c%20d'],
  ['https://hooks.example.ch.:8443', 'https://hooks.example.ch:8443/'],
  ['https://bücher.example.ch/', 'https://xn--bcher-kva.example.ch/'],
  ['https://a_b.example.ch/', 'https://a_b.example.ch/'],
  ['https://127.0.0.1.nip.io/', 'https://127.0.0.1.nip.io/'],
])('%s is taken', (text, expected) => expect(valueOf(text)).toBe(expected));

test.each([
  ['', 'HOOK_URL_FORMAT'],
  ['hooks.example.ch', 'HOOK_URL_FORMAT'],
  ['https:hooks.example.ch', 'HOOK_URL_FORMAT'],
  ['https:///hooks.example.ch', 'HOOK_URL_FORMAT'],
  ['https://', 'HOOK_URL_FORMAT'],
  ['https:\\\\hooks.example.ch', 'HOOK_URL_FORMAT'],
  ['https://hooks.exam\tple.ch', 'HOOK_URL_FORMAT'],
  ['https://hooks.example.ch/a b', 'HOOK_URL_FORMAT'],
  [' https://hooks.example.ch', 'HOOK_URL_FORMAT'],
  ['https://hooks.example.ch\n', 'HOOK_URL_FORMAT'],
  ['https://hooks.example.ch:99999', 'HOOK_URL_FORMAT'],
  ['https://1.2.3.256/', 'HOOK_URL_FORMAT'],
  ['https://[::1', 'HOOK_URL_FORMAT'],
  [`https://hooks.example.ch/${'a'.repeat(2048)}`, 'HOOK_URL_LENGTH'],
  ['http://hooks.example.ch/', 'HOOK_URL_SCHEME'],
  ['ftp://hooks.example.ch/', 'HOOK_URL_SCHEME'],
  ['wss://hooks.example.ch/', 'HOOK_URL_SCHEME'],
  ['https://hooks.example.ch:80/', 'HOOK_URL_PORT'],
  ['https://hooks.example.ch:0/', 'HOOK_URL_PORT'],
  ['https://hooks.example.ch:8080/', 'HOOK_URL_PORT'],
  ['https://user@hooks.example.ch/', 'HOOK_URL_CREDENTIALS'],
  ['https://:password@hooks.example.ch/', 'HOOK_URL_CREDENTIALS'],
  ['https://hooks.example.ch@127.0.0.1/', 'HOOK_URL_CREDENTIALS', 'HOOK_URL_IP_ADDRESS'],
  ['https://hooks.example.ch/#part', 'HOOK_URL_FRAGMENT'],
  ['https://hooks.example.ch/#', 'HOOK_URL_FRAGMENT'],
  ['https://localhost/', 'HOOK_URL_HOST'],
  ['https://localhost./', 'HOOK_URL_HOST'],
  ['https://LOCALHOST/', 'HOOK_URL_HOST'],
  ['https://a.localhost/', 'HOOK_URL_HOST'],
  ['https://intranet/', 'HOOK_URL_HOST'],
  ['https://printer.local/', 'HOOK_URL_HOST'],
  ['https://printer.local./', 'HOOK_URL_HOST'],
  ['https://metadata.google.internal/', 'HOOK_URL_HOST'],
  ['https://router.home.arpa/', 'HOOK_URL_HOST'],
  ['https://hooks..example.ch/', 'HOOK_URL_HOST'],
  ['https://hooks.example.ch../', 'HOOK_URL_HOST'],
  ['https://.example.ch/', 'HOOK_URL_HOST'],
  ['https://-hooks.example.ch/', 'HOOK_URL_HOST'],
  ['https://*.example.ch/', 'HOOK_URL_HOST'],
  [`https://${'a'.repeat(64)}.example.ch/`, 'HOOK_URL_HOST'],
  [`https://${'a.'.repeat(126)}ch/`, 'HOOK_URL_HOST'],
  ['https://rappen.example.ch/hook', 'HOOK_URL_OWN_HOST'],
  ['https://RAPPEN.example.ch./hook', 'HOOK_URL_OWN_HOST'],
  ['http://u:p@localhost:22/#x', 'HOOK_URL_CREDENTIALS', 'HOOK_URL_FRAGMENT', 'HOOK_URL_SCHEME', 'HOOK_URL_HOST'],
])('%j is refused', (text, ...codes) => {
  expect(codesOf(text, { ownHosts: ['rappen.example.ch'] })).toEqual(codes);
});

const spelledLoopback = [
  ...['127.0.0.1', '127.1', '2130706433', '0x7f.1', '0x7f000001', '017700000001', '0177.0.0.1', '①②⑦.0.0.1'],
  ...['0', '0.0.0.0', '127.0.0.1.', '[::1]', '[0:0:0:0:0:0:0:1]', '[::]', '[::ffff:127.0.0.1]', '[::ffff:7f00:1]'],
  ...['[::127.0.0.1]', '[64:ff9b::7f00:1]', '[2002:7f00:1::]', '169.254.169.254', '10.0.0.1', '[fe80::1]', '8.8.8.8'],
];

test.each(spelledLoopback)('the address %s is refused however it is spelled', (host) => {
  expect(codesOf(`https://${host}/`)).toEqual(['HOOK_URL_IP_ADDRESS']);
});

describe('for development', () => {
  const rules = { allowLoopback: true };

  test.each([
    'http://127.0.0.1:9000/hook',
    'http://localhost/',
    'https://localhost:1/',
    'http://[::1]:5/',
    'http://127.1/',
  ])('%s is taken', (text) => expect(codesOf(text, rules)).toEqual([]));

  test.each([
    ['http://hooks.example.ch/', 'HOOK_URL_SCHEME'],
    ['http://10.0.0.1/', 'HOOK_URL_SCHEME', 'HOOK_URL_IP_ADDRESS'],
    ['http://0.0.0.0/', 'HOOK_URL_SCHEME', 'HOOK_URL_IP_ADDRESS'],
    ['http://[::ffff:127.0.0.1]/', 'HOOK_URL_SCHEME', 'HOOK_URL_IP_ADDRESS'],
    ['ftp://localhost/', 'HOOK_URL_SCHEME', 'HOOK_URL_HOST'],
    ['http://u@localhost/', 'HOOK_URL_CREDENTIALS'],
  ])('%s is refused still', (text, ...codes) => expect(codesOf(text, rules)).toEqual(codes));

  test('only localhost may be this machine, and nothing but this machine', () => {
    expect(mayConnectTo('localhost', ['127.0.0.1', '::1'], rules)).toBe(true);
    expect(mayConnectTo('localhost', ['127.0.0.1', '10.0.0.1'], rules)).toBe(false);
    expect(mayConnectTo('localhost', ['8.8.8.8'], rules)).toBe(false);
    expect(mayConnectTo('hooks.example.ch', ['127.0.0.1'], rules)).toBe(false);
    expect(mayConnectTo('localhost', ['127.0.0.1'])).toBe(false);
  });
});

test('one private address makes all of a name suspect', () => {
  expect(mayConnectTo('hooks.example.ch', ['8.8.8.8', '2606:4700::1'])).toBe(true);
  expect(mayConnectTo('hooks.example.ch', ['8.8.8.8', '::ffff:127.0.0.1'])).toBe(false);
  expect(mayConnectTo('hooks.example.ch', [])).toBe(false);
  expect(mayConnectTo('hooks.example.ch', Array(65).fill('8.8.8.8'))).toBe(false);
});

test('the sentences say what to do', () => {
  const validated = validateHookUrl('https://hooks.example.ch:80/', { ports: [443, 444] });
  expect(validated.ok ? [] : validated.problems.map(sentenceOf)).toEqual(['The port must be one of 443, 444']);
});

test('no text is taken whose host is no public name, and what is taken stays as it is', () => {
  const hosts = fc.oneof(
    fc.ipV4Extended(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.domain(),
    fc.string(),
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        hosts.map((host) => `https://${host}/`),
      ),
      (text) => {
        const validated = validateHookUrl(text);
        if (!validated.ok) return;
        expect(validateHookUrl(validated.value)).toEqual(validated);
        const { protocol, hostname } = new URL(validated.value);
        expect([protocol, isPublicAddress(hostname), hostname.includes('.')]).toEqual(['https:', false, true]);
      },
    ),
    { numRuns: 2000 },
  );
});
