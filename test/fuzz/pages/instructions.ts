import type { Chance } from '../../faults/chance.ts';

/** One instruction as it is written: what stands in front of its operator, and that; data of a picture is one piece. */
export interface Instruction {
  readonly operands: readonly string[];
  readonly operator: string;
}

const token =
  /BI\s[\s\S]*?\sID\s[\s\S]*?\sEI(?=\s|$)|\((?:[^()\\]|\\[\s\S]|\((?:[^()\\]|\\[\s\S])*\))*\)|<<|>>|<[\da-fA-F\s]*>|[[\]{}]|\/[^\s()<>[\]{}/%]*|%[^\r\n]*|[^\s()<>[\]{}/%]+|[\s\S]/g;

/** Cuts a content stream into instructions, roughly: what is no operator is an operand of the next one. */
export function instructionsIn(content: string): Instruction[] {
  const found: Instruction[] = [];
  let operands: string[] = [];
  for (const [word] of content.matchAll(token)) {
    if (/^\s+$/.test(word)) continue;
    if (/^[A-Za-z'"][A-Za-z0-9*'"]*$/.test(word) || word.startsWith('BI')) {
      if (/^(?:true|false|null)$/.test(word)) operands.push(word);
      else {
        found.push({ operands, operator: word });
        operands = [];
      }
    } else operands.push(word);
  }
  return operands.length > 0 ? [...found, { operands, operator: '' }] : found;
}

/** The same as text: a line each. */
export function written(instructions: readonly Instruction[]): string {
  return instructions.map(({ operands, operator }) => [...operands, operator].join(' ')).join('\n');
}

const simple = (text: string): Instruction => ({ operands: [], operator: text });

/** Names that every page of a mutant can use: see `withOddResources`. */
const states = [
  '3 Tr',
  '7 Tr',
  '1 Tr',
  '0 Tr',
  '/FzClear gs',
  '/FzHalf gs',
  '/FzOpaque gs',
  '1 g',
  '0 g',
  '1 1 1 rg 1 1 1 RG',
  '/FzNone cs',
  '/FzTint cs 0.2 scn',
  '0 Tz',
  '0 0 0 0 re W n',
  '0 0 300 600 re W n',
  '1 0 0 1 9999 9999 cm',
  '0 0 0 0 0 0 cm',
  '0.5 0 0 0.5 50 50 cm',
  '0 1 -1 0 600 0 cm',
  '9999 Ts',
  '2 Tc',
  '-2 Tw',
  '12 TL',
] as const;
const hidden = ['/OC /FzOff BDC', '/OC /FzOn BDC', '/OC /FzAny BDC', '/OC /FzNever BDC', '/Artifact BMC', '/FzOff BMC'];
const numbers = ['0', '-1', '1.', '.5', '-.5', '+5', '--5', '5-', '1e3', '99999999999', '0.00001', '1000000', '00012'];
const words = [
  'foo',
  'BX',
  'EX',
  'null',
  'true',
  ']',
  '[',
  '<<',
  '>>',
  '(',
  ')',
  '{',
  '}',
  '% (',
  '/',
  '//Do',
  'qq',
  'Q Q',
];
const pictures = [
  'BI /W 8 /H 1 /BPC 8 /CS /G ID a EI Q bEI',
  'BI /W 8 /H 1 /BPC 8 /CS /G ID  EI q aEI\nEI',
  'BI /W 4 /H 2 /BPC 8 /CS /G ID EI  EI  \nEI',
  'BI /W 12 /H 1 /BPC 8 /CS /G ID abc EI (def \nEI',
  'BI /W 4 /H 1 /BPC 8 /CS /RGB ID ab EI cd EI \nEI',
  'BI /W 64 /H 1 /IM true ID ab EI cd\nEI',
  'BI /W 2 /H 2 /BPC 8 /CS /G /F /AHx ID 00 ff 80 40 > EI',
  'BI /W 2 /H 2 /BPC 8 /CS /G /F /RL ID \x03 EI\x80 EI',
  'BI /W 1 /H 1 /BPC 8 /CS /G /L 1 ID a EI',
];

/** A few instructions changed by chance; `asForm` puts some into a form and returns the name that draws it. */
export function changedInstructions(
  chance: Chance,
  given: readonly Instruction[],
  asForm: (content: string) => string,
): readonly Instruction[] {
  let made = [...given];
  for (let left = 1 + chance.below(3); left > 0; left -= 1)
    made = (chance.oneOf(changes) as Change)(chance, made, asForm);
  return made;
}

type Change = (chance: Chance, list: Instruction[], asForm: (content: string) => string) => Instruction[];

function inserted(list: Instruction[], at: number, ...more: readonly Instruction[]): Instruction[] {
  return [...list.slice(0, at), ...more, ...list.slice(at)];
}

function replaced(list: Instruction[], at: number, change: (one: Instruction) => Instruction): Instruction[] {
  return list.map((one, index) => (index === at ? change(one) : one));
}

/** A few instructions in a row. */
function rangeIn(chance: Chance, list: readonly Instruction[]): readonly [from: number, to: number] {
  const from = chance.below(list.length);
  return [from, Math.min(list.length, from + 1 + chance.below(12))];
}

const changes: readonly Change[] = [
  function drop(chance, list) {
    const at = chance.below(list.length);
    return list.filter((_, index) => index !== at);
  },
  function double(chance, list) {
    const [from, to] = rangeIn(chance, list);
    return inserted(list, to, ...list.slice(from, to));
  },
  function exchange(chance, list) {
    const [one, other] = [chance.below(list.length), chance.below(list.length)];
    return list.map((each, index) => (index === one ? list[other] : index === other ? list[one] : each) ?? each);
  },
  function exchangeOperators(chance, list) {
    const other = chance.oneOf(list);
    return replaced(list, chance.below(list.length), (one) => ({ ...one, operator: other?.operator ?? '' }));
  },
  function otherNumber(chance, list) {
    return replaced(list, chance.below(list.length), ({ operands, operator }) => {
      const at = chance.below(operands.length);
      const number = chance.oneOf(numbers) ?? '0';
      return { operator, operands: operands.map((each, index) => (index === at ? number : each)) };
    });
  },
  function scaledNumber(chance, list) {
    return replaced(list, chance.below(list.length), ({ operands, operator }) => {
      const at = chance.below(operands.length);
      const factor = chance.oneOf([-1, 0.1, 10, 2, 0.5]) ?? 1;
      const changed = (each: string): string => (Number.isFinite(Number(each)) ? String(Number(each) * factor) : each);
      return { operator, operands: operands.map((each, index) => (index === at ? changed(each) : each)) };
    });
  },
  function fewerOperands(chance, list) {
    return replaced(list, chance.below(list.length), ({ operands, operator }) => {
      const at = chance.below(operands.length);
      return { operator, operands: operands.filter((_, index) => index !== at) };
    });
  },
  function moreOperands(chance, list) {
    return replaced(list, chance.below(list.length), ({ operands, operator }) => {
      const more = chance.oneOf([...numbers, '(x)', '/Name', '[1 2]', '<41>', 'true']) ?? '0';
      return { operator, operands: chance.below(2) === 0 ? [more, ...operands] : [...operands, more] };
    });
  },
  function states1(chance, list) {
    return inserted(list, chance.below(list.length + 1), simple(chance.oneOf(states) ?? ''));
  },
  function stateAround(chance, list) {
    const [from, to] = rangeIn(chance, list);
    const state = simple(chance.oneOf(states) ?? '');
    return inserted(inserted(list, to, simple('Q')), from, simple('q'), state);
  },
  function layerAround(chance, list) {
    const [from, to] = rangeIn(chance, list);
    return inserted(inserted(list, to, simple('EMC')), from, simple(chance.oneOf(hidden) ?? ''));
  },
  function layerFrom(chance, list) {
    return inserted(list, chance.below(list.length + 1), simple(chance.oneOf([...hidden, 'EMC', 'EMC EMC']) ?? ''));
  },
  function unbalanced(chance, list) {
    return inserted(
      list,
      chance.below(list.length + 1),
      simple(chance.oneOf(['q', 'Q', 'q q', 'Q Q', 'BT', 'ET']) ?? ''),
    );
  },
  function picture(chance, list) {
    const one = `q 90 0 0 90 ${chance.below(400)} ${chance.below(700)} cm\n${chance.oneOf(pictures)}\nQ`;
    return inserted(list, chance.below(list.length + 1), simple(one));
  },
  function word(chance, list) {
    return inserted(list, chance.below(list.length + 1), simple(chance.oneOf(words) ?? ''));
  },
  function inForm(chance, list, asForm) {
    const [from, to] = rangeIn(chance, list);
    const drawn = asForm(written(list.slice(from, to)));
    return [...list.slice(0, from), simple(`/${drawn} Do`), ...list.slice(to)];
  },
  function wholeInForm(_, list, asForm) {
    return [simple(`/${asForm(written(list))} Do`)];
  },
  function stringOtherwise(chance, list) {
    return list.map((one) => {
      const at = one.operands.findIndex((each) => each.startsWith('('));
      if (at < 0 || chance.below(2) === 0) return one;
      const text = otherwiseWritten(chance, one.operands[at] ?? '');
      return { ...one, operands: one.operands.map((each, index) => (index === at ? text : each)) };
    });
  },
  function moved(chance, list) {
    const [from, to] = rangeIn(chance, list);
    const rest = [...list.slice(0, from), ...list.slice(to)];
    return inserted(rest, chance.below(rest.length + 1), ...list.slice(from, to));
  },
];

/** A string by other means of writing (ISO 32000-1, 7.3.4): plain letters only, others stay. */
function otherwiseWritten(chance: Chance, text: string): string {
  const inner = text.slice(1, -1);
  if (!/^[\x20-\x7e]*$/.test(inner) || /[()\\]/.test(inner)) return text;
  const octal = (letter: string): string => letter.charCodeAt(0).toString(8).padStart(3, '0');
  const hex = (letter: string): string => letter.charCodeAt(0).toString(16).padStart(2, '0');
  const ways = [
    () => `<${[...inner].map(hex).join(chance.below(2) === 0 ? '' : ' ')}>`,
    () => `(${[...inner].map((letter) => `\\${octal(letter)}`).join('')})`,
    () => `(${[...inner].join('\\\n')})`,
    () => `(${[...inner].map((letter) => (/[^nrtbf0-7\r\n]/.test(letter) ? `\\${letter}` : letter)).join('')})`,
    () => `(${inner}${inner})`,
  ];
  return (chance.oneOf(ways) as () => string)();
}
