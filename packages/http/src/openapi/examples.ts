import type { FeedName } from '@rappen/core/ebill/events';
import { examples } from './examples.generated.ts';

type Example = { readonly example?: unknown };

/** Requests and answers that the service was really sent and gave, by operation and media type. */
type Examples = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A body that an operation has carried out. */
export function bodyExample(id: string, type: string): Example {
  return exampleOf(`${id} <`, type);
}

/** What an operation has answered. */
export function answerExample(id: string, type: string): Example {
  return exampleOf(`${id} >`, type);
}

/** What a webhook has received. */
export function exampleOfWebhook(feed: FeedName): Example {
  return exampleOf(`webhook ${feed}`, 'application/json');
}

function exampleOf(name: string, type: string): Example {
  const byType = (examples as Examples)[name];
  return byType !== undefined && Object.hasOwn(byType, type) ? { example: byType[type] } : {};
}
