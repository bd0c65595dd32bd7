import { sha256Of } from '../../sha256.ts';

/** How the service calls a bill of a network that has other ids, or none: the same each time for the same facts. */
export async function caseNetIdOf(facts: string): Promise<string> {
  return `BCID${await digitsOf(facts)}`;
}

/** The same for an event. */
export async function eventNetIdOf(facts: string): Promise<string> {
  return `EVID${await digitsOf(facts)}`;
}

/** SHA-256 of a text, as hexadecimal digits. */
export function hashOf(text: string): Promise<string> {
  return sha256Of(new TextEncoder().encode(text));
}

async function digitsOf(facts: string): Promise<string> {
  return (await hashOf(facts)).slice(0, 32).toUpperCase();
}
