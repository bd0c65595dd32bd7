import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Catalogue } from './catalogue.ts';
import type { UiLanguage } from './languages.ts';

/** The catalogue that is shown, and its language. */
export interface Words extends Catalogue {
  readonly language: UiLanguage;
}

export const WordsContext = createContext<Words | undefined>(undefined);

/** The words of the page; pages stand below the provider. */
export function useWords(): Words {
  const words = useContext(WordsContext);
  if (words === undefined) throw new Error('No catalogue is loaded');
  return words;
}
