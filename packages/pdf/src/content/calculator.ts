import { latin1 } from '../syntax/bytes.ts';

/** A procedure that calculates (ISO 32000-1, 7.10.5). */
export interface Calculator {
  /** How many instructions it has: none is carried out twice. */
  readonly steps: number;
  /** What it leaves of the inputs; undefined where an instruction does not find what it needs. */
  readonly run: (inputs: readonly number[]) => readonly number[] | undefined;
}

type Value = number | boolean;
/** Does its work on the stack; false where that does not hold what it needs, or the result is no number. */
type Instruction = (stack: Value[]) => boolean;

/** More is no colour, and would take long for each. */
const instructionsMax = 500;
const nestingMax = 16;
/** Annex C.2. */
const stackMax = 100;
const degrees = 180 / Math.PI;

/** Whether there is a result, which is then on the stack. */
function isPut(stack: Value[], value: Value): boolean {
  return (typeof value === 'boolean' || Number.isFinite(value)) && stack.push(value) > 0;
}

const ofOne = (calculate: (number: number) => number): Instruction => {
  return (stack) => {
    const value = stack.pop();
    return typeof value === 'number' && isPut(stack, calculate(value));
  };
};

const ofTwo = (calculate: (first: number, second: number) => Value): Instruction => {
  return (stack) => {
    const second = stack.pop();
    const first = stack.pop();
    return typeof first === 'number' && typeof second === 'number' && isPut(stack, calculate(first, second));
  };
};

/** Of two truths, or of the bits of two whole numbers. */
const ofBits = (
  whether: (first: boolean, second: boolean) => boolean,
  bits: (first: number, second: number) => number,
): Instruction => {
  const calculate = ofTwo((first, second) => (areWhole(first, second) ? bits(first, second) : Number.NaN));
  return (stack) => {
    if (typeof stack.at(-1) === 'number') return calculate(stack);
    const second = stack.pop();
    const first = stack.pop();
    return typeof first === 'boolean' && typeof second === 'boolean' && stack.push(whether(first, second)) > 0;
  };
};

const ifEqual = (wanted: boolean): Instruction => {
  return (stack) => {
    const second = stack.pop();
    const first = stack.pop();
    return first !== undefined && typeof first === typeof second && stack.push((first === second) === wanted) > 0;
  };
};

/** Takes how many values it is about. */
const ofSome = (work: (stack: Value[], count: number) => boolean): Instruction => {
  return (stack) => {
    const count = stack.pop();
    const isCount = typeof count === 'number' && Number.isInteger(count) && count >= 0 && count <= stack.length;
    return isCount && work(stack, count);
  };
};

const operators = new Map<string, Instruction>([
  ['abs', ofOne(Math.abs)],
  ['add', ofTwo((first, second) => first + second)],
  [
    'and',
    ofBits(
      (first, second) => first && second,
      (first, second) => first & second,
    ),
  ],
  ['atan', ofTwo((first, second) => (Math.atan2(first, second) * degrees + 360) % 360)],
  ['bitshift', ofTwo(shifted)],
  ['ceiling', ofOne(Math.ceil)],
  ['copy', ofSome((stack, count) => stack.push(...stack.slice(stack.length - count)) >= 0)],
  ['cos', ofOne((angle) => Math.cos(angle / degrees))],
  ['cvi', ofOne(Math.trunc)],
  ['cvr', ofOne((number) => number)],
  ['div', ofTwo((first, second) => first / second)],
  ['dup', (stack) => stack.length > 0 && stack.push(stack.at(-1) as Value) > 0],
  ['eq', ifEqual(true)],
  ['exch', (stack) => stack.length > 1 && stack.push(...stack.splice(-2).reverse()) > 0],
  ['exp', ofTwo((first, second) => first ** second)],
  ['false', (stack) => stack.push(false) > 0],
  ['floor', ofOne(Math.floor)],
  ['ge', ofTwo((first, second) => first >= second)],
  ['gt', ofTwo((first, second) => first > second)],
  ['idiv', ofTwo((first, second) => Math.trunc(first / second))],
  ['index', ofSome((stack, count) => count < stack.length && stack.push(stack.at(-1 - count) as Value) > 0)],
  ['le', ofTwo((first, second) => first <= second)],
  ['ln', ofOne(Math.log)],
  ['log', ofOne(Math.log10)],
  ['lt', ofTwo((first, second) => first < second)],
  ['mod', ofTwo((first, second) => first % second)],
  ['mul', ofTwo((first, second) => first * second)],
  ['ne', ifEqual(false)],
  ['neg', ofOne((number) => -number)],
  ['not', (stack) => stack.length > 0 && isPut(stack, negated(stack.pop() as Value))],
  [
    'or',
    ofBits(
      (first, second) => first || second,
      (first, second) => first | second,
    ),
  ],
  ['pop', (stack) => stack.pop() !== undefined],
  ['roll', roll],
  ['round', ofOne((number) => Math.floor(number + 0.5))],
  ['sin', ofOne((angle) => Math.sin(angle / degrees))],
  ['sqrt', ofOne(Math.sqrt)],
  ['sub', ofTwo((first, second) => first - second)],
  ['true', (stack) => stack.push(true) > 0],
  ['truncate', ofOne(Math.trunc)],
  [
    'xor',
    ofBits(
      (first, second) => first !== second,
      (first, second) => first ^ second,
    ),
  ],
]);

function areWhole(...numbers: readonly number[]): boolean {
  return numbers.every(Number.isInteger);
}

/** Bits of a whole number moved by so many places, as far as there are places (table 42). */
function shifted(number: number, places: number): number {
  if (!areWhole(number, places) || Math.abs(places) > 31) return Number.NaN;
  return places >= 0 ? number << places : number >> -places;
}

function negated(value: Value): Value {
  if (typeof value === 'boolean') return !value;
  return areWhole(value) ? ~value : Number.NaN;
}

/** Moves the last values round by some places. */
function roll(stack: Value[]): boolean {
  const places = stack.pop();
  if (typeof places !== 'number' || !Number.isInteger(places)) return false;
  const turn = ofSome((values, count) => {
    const rolled = count === 0 ? [] : values.splice(-count);
    const from = ((-places % count) + count) % count || 0;
    return values.push(...rolled.slice(from), ...rolled.slice(0, from)) >= 0;
  });
  return turn(stack);
}

/** What a procedure calculates; undefined where it is not one procedure of known instructions. */
export function calculatorOf(bytes: Uint8Array): Calculator | undefined {
  const words = latin1(bytes)
    .replace(/%[^\r\n]*/g, ' ')
    .match(/[{}]|[^\s\0{}]+/g);
  if (words === null || words.length > instructionsMax || words.shift() !== '{') return undefined;
  const steps = words.length;
  const procedure = procedureOf(words.reverse(), 0);
  if (procedure === undefined || words.length > 0) return undefined;
  const run = (inputs: readonly number[]) => {
    const stack: Value[] = [...inputs];
    return procedure(stack) && stack.every((value) => typeof value === 'number') ? (stack as number[]) : undefined;
  };
  return { steps, run };
}

/** The instructions up to the brace that closes them; `left`: words, the next one last. */
function procedureOf(left: string[], nesting: number): Instruction | undefined {
  const instructions: Instruction[] = [];
  if (nesting > nestingMax) return undefined;
  for (let word = left.pop(); word !== undefined; word = left.pop()) {
    if (word === '}') return (stack) => carryOut(instructions, stack);
    const instruction = word === '{' ? decisionOf(left, nesting) : (operators.get(word) ?? numberOf(word));
    if (instruction === undefined) return undefined;
    instructions.push(instruction);
  }
  return undefined;
}

function carryOut(instructions: readonly Instruction[], stack: Value[]): boolean {
  for (const instruction of instructions) if (!instruction(stack) || stack.length > stackMax) return false;
  return true;
}

function numberOf(word: string): Instruction | undefined {
  const number = /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word) ? Number(word) : undefined;
  return number === undefined ? undefined : (stack) => stack.push(number) > 0;
}

/** One procedure and `if`, or two and `ifelse`. */
function decisionOf(left: string[], nesting: number): Instruction | undefined {
  const then = procedureOf(left, nesting + 1);
  const hasOther = left.at(-1) === '{';
  if (hasOther) left.pop();
  const otherwise = hasOther ? procedureOf(left, nesting + 1) : () => true;
  if (then === undefined || otherwise === undefined || left.pop() !== (hasOther ? 'ifelse' : 'if')) return undefined;
  return (stack) => {
    const condition = stack.pop();
    return typeof condition === 'boolean' && (condition ? then(stack) : otherwise(stack));
  };
}
