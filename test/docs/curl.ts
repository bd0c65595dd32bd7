import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';

/** What the guides ask of curl, done by fetch, for machines without curl. Other options are an error. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    silent: { type: 'boolean', short: 's' },
    'show-error': { type: 'boolean', short: 'S' },
    'fail-with-body': { type: 'boolean' },
    header: { type: 'string', short: 'H', multiple: true, default: [] },
    data: { type: 'string', short: 'd' },
    'data-binary': { type: 'string' },
    form: { type: 'string', short: 'F', multiple: true, default: [] },
    output: { type: 'string', short: 'o' },
  },
});
const [url, ...others] = positionals;
if (url === undefined || others.length > 0) throw new Error('One address is needed');

const headers = values.header.map((header) => header.split(/:\s*(.*)/s, 2) as [string, string]);
const body = bodyOf();
const response = await fetch(url, { headers, ...(body !== undefined && { method: 'POST', body }) });
const bytes = Buffer.from(await response.arrayBuffer());
if (values.output === undefined) process.stdout.write(bytes);
else writeFileSync(values.output, bytes);
if (values['fail-with-body'] && !response.ok) process.exitCode = 22;

function bodyOf(): BodyInit | undefined {
  const text = values['data-binary'] ?? values.data;
  if (text !== undefined) return text.startsWith('@') ? readFileSync(text.slice(1)) : text;
  if (values.form.length === 0) return undefined;
  const form = new FormData();
  for (const field of values.form) {
    const [name = '', value = ''] = field.split(/=(.*)/s, 2);
    if (value.startsWith('<')) form.append(name, readFileSync(value.slice(1), 'utf8'));
    else if (value.startsWith('@'))
      form.append(name, new Blob([readFileSync(value.slice(1))]), basename(value.slice(1)));
    else form.append(name, value);
  }
  return form;
}
