import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** A fenced block of a Markdown file. */
export interface Fence {
  readonly file: string;
  readonly line: number;
  readonly language: string;
  readonly text: string;
  /** The name it is saved under, where the sentence before it says "Save this as `name`". */
  readonly fileName?: string;
  /** The command that the same sentence says to run it by. */
  readonly runBy?: string;
}

/** Every fence of the README, the root documents and everything under docs. */
export function allFences(): Fence[] {
  // What the site installs and builds lies beneath docs too
  const files = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.md') && !name.startsWith('site'),
  );
  const packages = ['packages', 'clients']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}/README.md`))
    .filter((file) => existsSync(file));
  const roots = readdirSync('.').filter((name) => name.endsWith('.md'));
  return [...roots, ...packages, ...files.map((name) => `docs/${name}`)].flatMap(fencesOf);
}

/** The fences of one Markdown file, in their order. */
export function fencesOf(file: string): Fence[] {
  const fences: Fence[] = [];
  const pattern = /^```(\w*)\n([\s\S]*?)^```$/gm;
  const markdown = readFileSync(file, 'utf8');
  for (const match of markdown.matchAll(pattern)) {
    const before = markdown.slice(0, match.index);
    const sentence = /\b[Ss]ave this as `(?<fileName>[\w./-]+)`(?:, and run `(?<runBy>[^`]+)`)?[^\n]*\n\n$/.exec(
      before,
    );
    const { fileName, runBy } = sentence?.groups ?? {};
    const line = before.split('\n').length;
    fences.push({
      file,
      line,
      language: match[1] ?? '',
      text: match[2] ?? '',
      ...(fileName !== undefined && { fileName }),
      ...(runBy !== undefined && { runBy }),
    });
  }
  return fences;
}

/** The code of every `@example` in the docstrings of a file, without the stars of the comment. */
export function examplesOf(file: string): Fence[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(/@example\n([\s\S]*?)\*\//g)].map((match) => ({
    file,
    line: source.slice(0, match.index).split('\n').length,
    language: 'ts',
    text: (match[1] ?? '').replace(/^ *\* ?/gm, ''),
  }));
}
