import { sessionTokenOf } from '../accounts/session.ts';
import { putLast } from '../maps.ts';

/** For how long it is remembered who was let in: longer is no use, and no right follows from it. */
const rememberedMilliseconds = 60_000;
const rememberedMax = 5_000;

/** Whose requests are probably whose, before anything is looked up: by the proof that was good a moment ago. */
export interface KnownCallers {
  /** Undefined: nobody was let in with this proof lately. */
  ownerOf(request: Request): string | undefined;
  /** Somebody was let in. */
  letIn(request: Request, owner: string): void;
}

/** Remembers in the memory of this process. Gives no right: it only tells whose turn it is where there is too much to do. */
export function knownCallers(now: () => number): KnownCallers {
  const known = new Map<string, { readonly owner: string; readonly at: number }>();
  return {
    ownerOf(request) {
      const proof = proofOf(request);
      const found = proof === undefined ? undefined : known.get(proof);
      return found === undefined || now() - found.at > rememberedMilliseconds ? undefined : found.owner;
    },
    letIn(request, owner) {
      const proof = proofOf(request);
      if (proof !== undefined) putLast(known, proof, { owner, at: now() }, rememberedMax);
    },
  };
}

/** What a request would be let in by; a key in the address is looked for only where there may be one. */
function proofOf(request: Request): string | undefined {
  const key = request.headers.get('x-api-key');
  if (key !== null && key !== '') return key;
  if (request.url.includes('api_key=')) return new URL(request.url).searchParams.get('api_key') ?? undefined;
  return sessionTokenOf(request);
}
