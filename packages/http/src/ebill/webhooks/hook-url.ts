import { failed, ok, type Result } from '@rappen/core/result';
import type { HookUrlRules } from '../../ports/ebill/webhook-sender.ts';
import { type Problem, problem } from '../../problems/index.ts';
import { isAddress, isLoopbackAddress, isPublicAddress } from '../../rights/ip-address.ts';
import { webhookLimits } from './limits.ts';

/** Names that are never on the public internet (RFC 6761, RFC 6762, RFC 8375, ICANN resolution 2024.07.29.06). */
const localDomains = ['localhost', 'local', 'internal', 'home.arpa'];

/**
 * Validates the address of a webhook as it is written, and returns it in the form of the WHATWG URL standard, without a dot at
 * the end of the host. What its name stands for can only be checked when it is called: see `mayConnectTo`. The path of every
 * problem is empty. Reports `HOOK_URL_LENGTH`, `HOOK_URL_FORMAT`, `HOOK_URL_SCHEME`, `HOOK_URL_CREDENTIALS`,
 * `HOOK_URL_FRAGMENT`, `HOOK_URL_PORT`, `HOOK_URL_IP_ADDRESS`, `HOOK_URL_HOST`, `HOOK_URL_OWN_HOST`.
 */
export function validateHookUrl(text: string, rules: HookUrlRules = {}): Result<string> {
  const { urlLengthMax: max } = webhookLimits;
  if (text.length > max) return failed(problem('HOOK_URL_LENGTH', [], { max }));
  const url = urlOf(text);
  if (url === undefined) return failed(problem('HOOK_URL_FORMAT', []));
  const [first, ...rest] = [...generalProblems(url), ...(isLoopback(url, rules) ? [] : targetProblems(url, rules))];
  return first === undefined ? ok(url.href) : failed(first, ...rest);
}

/**
 * Whether a host may be called that its resolver gives these addresses: all of them must be public, or, for `localhost` where
 * it is allowed, loopback. One that is not makes all of them suspect.
 */
export function mayConnectTo(host: string, addresses: readonly string[], rules: HookUrlRules = {}): boolean {
  if (addresses.length === 0 || addresses.length > webhookLimits.addressesMax) return false;
  const isAllowed = host === 'localhost' && rules.allowLoopback === true ? isLoopbackAddress : isPublicAddress;
  return addresses.every(isAllowed);
}

/** Stricter than the URL standard, which mends blanks, backslashes and missing slashes. */
function urlOf(text: string): URL | undefined {
  if (!/^[a-z][a-z0-9+.-]*:\/\/[^/]/i.test(text) || /[\s\\\p{Cc}]/u.test(text) || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  url.hostname = url.hostname.replace(/\.$/, '');
  return url;
}

function isLoopback({ protocol, hostname }: URL, { allowLoopback }: HookUrlRules): boolean {
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return allowLoopback === true && isWeb && (hostname === 'localhost' || isLoopbackAddress(bare(hostname)));
}

function generalProblems({ username, password, href }: URL): Problem[] {
  const problems: Problem[] = [];
  if (username !== '' || password !== '') problems.push(problem('HOOK_URL_CREDENTIALS', []));
  if (href.includes('#')) problems.push(problem('HOOK_URL_FRAGMENT', []));
  return problems;
}

function targetProblems({ protocol, hostname, port }: URL, rules: HookUrlRules): Problem[] {
  const problems: Problem[] = [];
  const ports = rules.ports ?? webhookLimits.ports;
  if (protocol !== 'https:') problems.push(problem('HOOK_URL_SCHEME', []));
  else if (!ports.includes(Number(port || webhookLimits.ports[0])))
    problems.push(problem('HOOK_URL_PORT', [], { allowed: ports.join(', ') }));
  if (isAddress(hostname)) problems.push(problem('HOOK_URL_IP_ADDRESS', []));
  else if (!isPublicName(hostname)) problems.push(problem('HOOK_URL_HOST', []));
  else if (rules.ownHosts?.some((own) => own.toLowerCase().replace(/\.$/, '') === hostname))
    problems.push(problem('HOOK_URL_OWN_HOST', []));
  return problems;
}

/** A full name with at least one dot, of letters, digits and inner hyphens (RFC 1123, section 2.1). */
function isPublicName(host: string): boolean {
  const labels = host.split('.');
  const { hostLengthMax, hostLabelLengthMax } = webhookLimits;
  const isName = labels.every(
    (label) => label.length <= hostLabelLengthMax && /^[a-z0-9_](?:[a-z0-9_-]*[a-z0-9_])?$/.test(label),
  );
  const isLocal = localDomains.some((domain) => host === domain || host.endsWith(`.${domain}`));
  return labels.length > 1 && host.length <= hostLengthMax && isName && !isLocal;
}

function bare(hostname: string): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}
