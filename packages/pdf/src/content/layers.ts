import type { CosDocument } from '../syntax/document.ts';
import { type CosDictionary, type CosValue, isName, isReference } from '../syntax/values.ts';

/** Conditions inside each other. */
const depthMax = 16;
/** Layers and conditions of all that is asked. */
const stepsMax = 100_000;

/**
 * Which layers of a document are to be seen where it is viewed, as its default configuration says. Source: ISO 32000-1, 8.11.2 and 8.11.4.
 */
export class Layers {
  readonly #document: CosDocument;
  /** Others can always be seen. */
  readonly #listed: ReadonlySet<number>;
  readonly #isShownByDefault: boolean;
  readonly #shown: ReadonlySet<number>;
  readonly #hidden: ReadonlySet<number>;
  /** Layers whose own usage decides. */
  readonly #automatic: ReadonlySet<number>;
  #stepsLeft = stepsMax;
  #isBeyond = false;

  constructor(document: CosDocument) {
    this.#document = document;
    const properties = document.dictionary(document.catalog?.entries.get('OCProperties'));
    const configuration = document.dictionary(properties?.entries.get('D'));
    const numbersOf = (value: CosValue | undefined) =>
      new Set(
        this.#items(value)
          .filter(isReference)
          .map((each) => each.number),
      );
    this.#listed = numbersOf(properties?.entries.get('OCGs'));
    this.#isShownByDefault = !isName(document.resolved(configuration?.entries.get('BaseState')), 'OFF');
    this.#shown = numbersOf(configuration?.entries.get('ON'));
    this.#hidden = numbersOf(configuration?.entries.get('OFF'));
    const views = this.#items(configuration?.entries.get('AS')).flatMap((item) => document.dictionary(item) ?? []);
    const ofView = views.filter(({ entries }) => isName(document.resolved(entries.get('Event')), 'View'));
    this.#automatic = new Set(ofView.flatMap(({ entries }) => [...numbersOf(entries.get('OCGs'))]));
  }

  /** Whether what belongs to a layer, or to a condition on layers, is hidden; undefined belongs to none. */
  isHidden(value: CosValue | undefined): boolean {
    return value !== undefined && !this.#isVisible(value, 0);
  }

  /** Whether a bound was passed: what was taken to be seen since may be hidden. */
  get isBeyond(): boolean {
    return this.#isBeyond;
  }

  #isVisible(value: CosValue, depth: number): boolean {
    if (depth > depthMax || --this.#stepsLeft < 0) {
      this.#isBeyond = true;
      return true;
    }
    const dictionary = this.#document.dictionary(value);
    if (dictionary === undefined) return true;
    if (!isName(this.#document.resolved(dictionary.entries.get('Type')), 'OCMD')) {
      return !isReference(value) || this.#isShown(value.number, dictionary);
    }
    const expression = this.#document.resolved(dictionary.entries.get('VE'));
    if (expression?.kind === 'array') return this.#isTrue(expression, depth + 1);
    const listed = dictionary.entries.get('OCGs');
    const groups = this.#document.resolved(listed)?.kind === 'array' ? this.#items(listed) : listed ? [listed] : [];
    const states = groups
      .filter((group) => this.#document.dictionary(group) !== undefined)
      .map((group) => this.#isVisible(group, depth + 1));
    if (states.length === 0) return true;
    const policy = this.#document.resolved(dictionary.entries.get('P'));
    if (isName(policy, 'AllOn')) return states.every((isOn) => isOn);
    if (isName(policy, 'AnyOff')) return states.some((isOn) => !isOn);
    if (isName(policy, 'AllOff')) return states.every((isOn) => !isOn);
    return states.some((isOn) => isOn);
  }

  #isShown(number: number, { entries }: CosDictionary): boolean {
    if (!this.#listed.has(number)) return true;
    const usage = this.#automatic.has(number) ? this.#document.dictionary(entries.get('Usage')) : undefined;
    const view = this.#document.dictionary(usage?.entries.get('View'))?.entries.get('ViewState');
    if (view !== undefined) return !isName(this.#document.resolved(view), 'OFF');
    if (this.#hidden.has(number)) return false;
    return this.#isShownByDefault || this.#shown.has(number);
  }

  #isTrue(value: CosValue, depth: number): boolean {
    const expression = this.#document.resolved(value);
    if (expression?.kind !== 'array' || depth > depthMax) return this.#isVisible(value, depth);
    const [operator, ...operands] = expression.items;
    const name = this.#document.resolved(operator);
    const isTrue = (operand: CosValue) => this.#isTrue(operand, depth + 1);
    if (isName(name, 'Not')) return !operands.slice(0, 1).every(isTrue);
    return isName(name, 'Or') ? operands.some(isTrue) : operands.every(isTrue);
  }

  #items(value: CosValue | undefined): readonly CosValue[] {
    const listed = this.#document.resolved(value);
    return listed?.kind === 'array' ? listed.items : [];
  }
}
