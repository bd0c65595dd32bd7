/** What people put into passwords who know which service they are for, and in which season; the list of leaked words is English. */
const ownWords =
  'rappen ebill qrbill swissqr passwort kennwort geheim motdepasse parola willkommen bienvenue benvenuto fruehling frühling sommer herbst winter printemps automne hiver primavera autunno inverno januar februar maerz märz oktober november dezember schweiz suisse svizzera switzerland zuerich zürich basel geneve genève lausanne luzern lugano rechnung rechnungen facture factures fattura fatture invoice invoices buchhaltung comptabilite contabilita';

/** Rows and columns of keyboards, digits and letters in their order: what a hand or a child does without thinking. */
const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiop',
  'qwertyuiop',
  'azertyuiop',
  'asdfghjkl',
  'qsdfghjklm',
  'yxcvbnm',
  'zxcvbnm',
  'wxcvbn',
  '1qaz2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
  '1qay2wsx3edc4rfv5tgb6zhn7ujm8ik9ol0p',
].flatMap((row) => [row, [...row].reverse().join('')]);

/** What stands for a letter, as everybody who guesses knows. */
const disguises: Readonly<Record<string, string>> = {
  __proto__: null as never,
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** A row shorter than this is an accident; so many characters may stand beside rows. */
const runMin = 3;
const besideRunsMax = 2;
/** A text of so few different characters, or made of one part so short, is none that anybody has to guess for long. */
const differentMin = 5;
const repeatedPartMax = 6;

/**
 * Whether a password is among the first that are tried: it has leaked often, or is such a word with digits and signs around it or in
 * place of letters, the name in the e-mail address, one part again and again, or a walk over the keyboard. Several words are none of
 * that. The words are loaded when the first password is looked at.
 */
export async function isCommon(password: string, emailAddress: string): Promise<boolean> {
  const text = password.normalize('NFKC').toLowerCase();
  if (new Set(text).size < differentMin || isWalk(text)) return true;
  const part = repeatedPart(text);
  if (part.length <= repeatedPartMax || isWalk(part) || (await isCommonWord(part, emailAddress))) return true;
  return isCommonWord(text, emailAddress);
}

async function isCommonWord(text: string, emailAddress: string): Promise<boolean> {
  const words = await loadedWords();
  const names = emailAddress.toLowerCase().split(/[^\p{L}]+/u);
  const isKnown = (word: string): boolean => words.has(word) || (word.length > runMin && names.includes(word));
  return readings(text).some((reading) => isKnown(reading) || isKnown(repeatedPart(reading)));
}

let words: Promise<ReadonlySet<string>> | undefined;

function loadedWords(): Promise<ReadonlySet<string>> {
  words ??= import('./common-words.generated.ts').then(
    ({ commonWords }) => new Set([...commonWords.split(' '), ...ownWords.split(' ')]),
  );
  return words;
}

/** What a text may say: itself, what is between its digits and signs, and the letters behind its disguises. */
function readings(text: string): readonly string[] {
  const bare = (one: string) => one.replaceAll(/[^\p{L}]+/gu, '');
  const core = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const undisguised = (one: string) => [...one].map((letter) => disguises[letter] ?? letter).join('');
  return [
    text,
    bare(text),
    bare(undisguised(core)),
    bare(undisguised(text)),
    bare(undisguised(text.replace(/[\d\p{P}\p{S}]+$/u, ''))),
  ];
}

/** The shortest part that a text is made of again and again, its last one perhaps cut; the text itself where there is none. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length += 1) {
    const part = text.slice(0, length);
    if (part.repeat(Math.ceil(text.length / length)).startsWith(text)) return part;
  }
  return text;
}

/** Whether all but a few characters lie in rows. */
function isWalk(text: string): boolean {
  let beside = 0;
  for (let at = 0; at < text.length && beside <= besideRunsMax; ) {
    const length = longestRun(text, at);
    if (length < runMin) beside += 1;
    at += length < runMin ? 1 : length;
  }
  return beside <= besideRunsMax;
}

function longestRun(text: string, from: number): number {
  let length = 0;
  while (from + length < text.length && rows.some((row) => row.includes(text.slice(from, from + length + 1))))
    length += 1;
  return length;
}
