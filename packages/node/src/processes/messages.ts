import type { Limiters, MeasuredFigures } from '@rappen/http';
import type { Statement } from '@rappen/store';

/** What a serving process asks of the one that started it. */
export type Question =
  | { readonly kind: 'commit'; readonly statements: readonly Statement[] }
  | {
      readonly kind: 'limit';
      readonly limiter: keyof Limiters;
      readonly given: readonly unknown[];
    }
  /** What all processes have measured: answered with `FiguresOfProcess[]`. */
  | { readonly kind: 'figures' };

/** From a serving process. */
export type ToSupervisor =
  | { readonly kind: 'started' }
  | { readonly kind: 'listening' }
  /** It could not start, as the error says: its name, its code, its message. */
  | { readonly kind: 'failed'; readonly name: string; readonly code: string | undefined; readonly message: string }
  | { readonly kind: 'figures'; readonly id: number; readonly figures: MeasuredFigures }
  | { readonly kind: 'question'; readonly id: number; readonly question: Question };

/** To a serving process. */
export type ToServing =
  /** How many serve, on which port, and to whom its leases belong. */
  | { readonly kind: 'begin'; readonly processes: number; readonly port: number; readonly instance: string }
  /** Asks for what the process has measured. */
  | { readonly kind: 'figures'; readonly id: number }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: AnswerText };

/** An answer, or the error: of a store that cannot serve, with the reason. */
export type AnswerText = { readonly value: unknown } | { readonly error: string; readonly reason: string | undefined };
