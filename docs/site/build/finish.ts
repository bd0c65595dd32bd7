import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { posix } from 'node:path';
import { filesOf } from './files.ts';
import { withRowAnchors } from './search-index.ts';

/**
 * Makes the built pages work wherever they lie, also as files of a disk: every address becomes relative to its page. Rows of
 * tables get the anchors that the search leads to.
 */
export function finishPages(built: string): void {
  // It would stand at addresses of any depth, where no relative address is right
  rmSync(`${built}/404.html`, { force: true });
  for (const path of filesOf(built, '.html')) {
    const up = posix.relative(posix.dirname(`/${path}`), '/') || '.';
    const html = withRowAnchors(readFileSync(`${built}/${path}`, 'utf8'))
      .replace(/<script type="module"[\s\S]*?<\/script>/g, '')
      .replace(/<link rel="(?:modulepreload|preload)"[^>]*>/g, '')
      .replace(
        / (href|src)="\/(?!\/)([^"]*)"/g,
        (_whole, name, address) => ` ${name}="${relativeAddress(path, address)}"`,
      )
      .replace(
        new RegExp(` href="${posix.basename(path)}"(?=[^>]*><!--\\[--><p class="text")`),
        ' aria-current="page"$&',
      )
      .replace('</head>', '<noscript><style>.VPSwitchAppearance{display:none}</style></noscript></head>')
      .replace('<div class="VPContent is-home"', '<div role="main" class="VPContent is-home"')
      .replace('</body>', `<script src="${up}/site.js" data-root="${up}/"></script></body>`);
    writeFileSync(`${built}/${path}`, html);
  }
  for (const path of filesOf(built, '.css')) {
    const css = readFileSync(`${built}/${path}`, 'utf8').replace(/url\(\/assets\//g, 'url(');
    writeFileSync(`${built}/${path}`, css);
  }
}

function relativeAddress(page: string, address: string): string {
  const [path = '', anchor] = address.split(/(?=#)/);
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path;
  return posix.relative(posix.dirname(`/${page}`), `/${file}`) + (anchor ?? '');
}
