import type { XmlElement } from '../../xml/index.ts';

/** An element or an attribute as rules see it: with what it stands in. */
export class RuleNode {
  /** Without prefix. */
  readonly name: string;
  readonly parent: RuleNode | undefined;
  /** Undefined for an attribute. */
  readonly element: XmlElement | undefined;
  readonly children: RuleNode[] = [];
  private readonly ownText: string;
  private byName: Map<string, RuleNode[]> | undefined;

  constructor(name: string, parent: RuleNode | undefined, element: XmlElement | undefined, text: string) {
    this.name = name;
    this.parent = parent;
    this.element = element;
    this.ownText = text;
  }

  /** The text in it, in its elements too. */
  get text(): string {
    return this.children.length === 0 ? this.ownText : this.children.map(({ text }) => text).join('');
  }

  childrenNamed(name: string): readonly RuleNode[] {
    if (this.byName === undefined) {
      this.byName = new Map();
      for (const child of this.children) {
        const same = this.byName.get(child.name);
        if (same === undefined) this.byName.set(child.name, [child]);
        else same.push(child);
      }
    }
    return this.byName.get(name) ?? none;
  }

  attribute(name: string): RuleNode | undefined {
    const text = this.element?.attributes.get(name);
    return text === undefined ? undefined : new RuleNode(`@${name}`, this, undefined, text);
  }

  attributes(): readonly RuleNode[] {
    return [...(this.element?.attributes.keys() ?? [])].map((name) => this.attribute(name) as RuleNode);
  }
}

export const none: readonly RuleNode[] = [];

/** An invoice as rules see it: all its elements, in their order and by their names. */
export class RuleDocument {
  readonly root: RuleNode;
  readonly all: RuleNode[] = [];
  private readonly byName = new Map<string, RuleNode[]>();

  constructor(root: XmlElement) {
    this.root = this.add(root, undefined);
  }

  named(name: string): readonly RuleNode[] {
    return this.byName.get(name) ?? none;
  }

  private add(element: XmlElement, parent: RuleNode | undefined): RuleNode {
    const node = new RuleNode(element.name, parent, element, element.text);
    this.all.push(node);
    const same = this.byName.get(element.name);
    if (same === undefined) this.byName.set(element.name, [node]);
    else same.push(node);
    for (const child of element.children) node.children.push(this.add(child, node));
    return node;
  }
}
