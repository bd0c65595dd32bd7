import type { Path } from '../../problem/problem.ts';
import { type BusinessCaseDocument, isRecord, kindOf, memberOf, shownName } from '../document/document.ts';
import type { Leaf, List, Shape, Structure } from '../document/vocabulary.ts';
import { isBlank } from '../document/xml-tree.ts';
import type { Judgement } from './judgement.ts';
import { judgeLeaf } from './leaves.ts';

/**
 * Holds a document against the vocabulary: the values that have the right form, under the same names; what is missing, unknown
 * or of another form is reported and left out.
 */
export function judgeStructure(document: BusinessCaseDocument, structure: Structure, judgement: Judgement): unknown {
  return new StructureJudge(document.origin, judgement).value(document.root, structure, []);
}

class StructureJudge {
  private readonly origin: BusinessCaseDocument['origin'];
  private readonly judgement: Judgement;

  constructor(origin: BusinessCaseDocument['origin'], judgement: Judgement) {
    this.origin = origin;
    this.judgement = judgement;
  }

  value(node: unknown, shape: Shape, path: Path): unknown {
    switch (shape.kind) {
      case 'object':
        return this.object(this.origin === 'text' && node === '' ? {} : node, shape, path);
      case 'list':
        return this.list(this.origin === 'text' && node === '' ? [] : node, shape, path);
      default:
        return judgeLeaf(node, shape, { origin: this.origin, path, judgement: this.judgement });
    }
  }

  private object(node: unknown, structure: Structure, path: Path): unknown {
    if (!isRecord(node)) return this.judgement.report('TYPE', path, { expected: 'an object', found: kindOf(node) });
    const values: [name: string, value: unknown][] = [];
    for (const { name, required, shape } of structure.fields) {
      const value = this.member(memberOf(node, name), required, shape, [...path, name]);
      if (value !== undefined) values.push([name, value]);
    }
    this.unknownNames(node, structure, path);
    return Object.fromEntries(values);
  }

  private member(node: unknown, required: boolean, shape: Shape, path: Path): unknown {
    if (!this.isAbsent(node, shape)) return this.value(node, shape, path);
    if (required && shape.kind === 'list') return this.list([], shape, path);
    if (required) return this.judgement.report('REQUIRED', path);
    return 'otherwise' in shape ? shape.otherwise : undefined;
  }

  /** Null says as little as nothing; so does an empty text where all is text, and where a text may be empty. */
  private isAbsent(node: unknown, shape: Shape): boolean {
    if (node === undefined || node === null) return true;
    if (isBranch(shape) || typeof node !== 'string') return false;
    return mayBeEmpty(shape) ? isBlank(node) : node === '' && this.origin === 'text';
  }

  private list(node: unknown, list: List, path: Path): unknown {
    if (!Array.isArray(node)) return this.judgement.report('TYPE', path, { expected: 'a list', found: kindOf(node) });
    const { code, countMin: min, countMax: max } = list;
    if (node.length === 0 && code === 'SIZE') return this.judgement.report('REQUIRED', path);
    if (node.length < min || node.length > max) this.judgement.report(code, path, { min, max });
    return node.slice(0, max).map((entry, index) => this.member(entry, true, list.entry, [...path, index]));
  }

  /** A name of another type that holds null is what a sender with one model for all types writes. */
  private unknownNames(node: Readonly<Record<string, unknown>>, structure: Structure, path: Path): void {
    const known = new Set(structure.fields.map((field) => field.name));
    for (const name of Object.keys(node)) {
      if (known.has(name)) continue;
      if (!structure.elsewhere.includes(name)) this.judgement.report('UNKNOWN_FIELD', [...path, shownName(name)]);
      else if (node[name] !== null) this.judgement.report('FIELD_NOT_ALLOWED', [...path, name]);
    }
  }
}

function isBranch(shape: Shape): shape is Structure | List {
  return shape.kind === 'object' || shape.kind === 'list';
}

function mayBeEmpty(shape: Leaf): boolean {
  return shape.kind === 'reference' || (shape.kind === 'text' && shape.lengthMin === 0);
}
