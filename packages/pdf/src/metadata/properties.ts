import type { Vocabulary } from './namespaces.ts';
import type { XmpProperty, XmpValue } from './packet.ts';

/** A property of a vocabulary; a text is written as it is. */
export function property([namespace, prefix]: Vocabulary, name: string, value: XmpValue | string): XmpProperty {
  return { namespace, prefix, name, value: typeof value === 'string' ? { kind: 'text', text: value } : value };
}

/** A text for readers of any language. */
export function inAnyLanguage(text: string): XmpValue {
  return { kind: 'list', list: 'Alt', items: [{ kind: 'text', text, language: 'x-default' }] };
}
