import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { filesForm, form } from './hostile-forms.ts';
import { bill } from './hostile-loads.ts';
import { type Answered, counted, forSeconds, type Load, send } from './hostile-send.ts';

/** Many callers at once, each of whom asks for little, or goes away; the service trusts the proxy that says their addresses. */

const loadSeconds = 8;
const slip = '/v2/payment-part-receipt?language=de&pageSize=DIN_LANG';
const json = 'application/json';

/** Every crowd, for the keys of customers who ask for too much. */
export function crowds([noisy = '', noisyToo = '']: readonly string[]): readonly Load[] {
  const from = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index % 250}` });
  return [
    {
      name: 'sign-ins of strangers, 40 addresses',
      run: (url) =>
        forSeconds(url, { connections: 40, seconds: loadSeconds }, (index, time) => ({
          path: '/connect/Session/login',
          headers: { 'content-type': json, ...from(index) },
          body: Buffer.from(
            JSON.stringify({ emailAddress: `nobody-${index}-${time}@example.ch`, password: 'a wrong word' }),
          ),
        })),
    },
    {
      name: '60 callers hang up on tables of 5,000 rows',
      async run(url) {
        const headers = { 'content-type': form, 'x-api-key': noisy };
        const body = filesForm(Buffer.from(`amount\n${'a;\n'.repeat(400_000)}`));
        const path = '/v2/payment-part-receipt/bulk/file';
        const all = Array.from({ length: 60 }, async (_, index) => {
          await setTimeout(index * 100);
          return send(url, { path, headers, body, hangsUpAfter: 400 });
        });
        return counted(await Promise.all(all));
      },
    },
    { name: '600 bodies that never end, no key', run: (url) => unfinished(url, 600) },
    {
      name: 'one key, slips without pause on 64 connections',
      run: (url) =>
        forSeconds(url, { connections: 64, seconds: loadSeconds }, () => ({
          path: slip,
          headers: { 'content-type': json, 'x-api-key': noisy },
          body: bill(),
        })),
    },
    {
      name: 'one key, feeds without pause on 64 connections',
      run: (url) =>
        forSeconds(url, { connections: 64, seconds: loadSeconds }, () => ({
          path: '/api/v1/events/processing-status-changed',
          method: 'GET',
          headers: { 'x-api-key': noisy },
        })),
    },
    {
      name: '400 connections, 250 addresses, half with keys of two customers, half with none',
      run: (url) =>
        forSeconds(url, { connections: 400, seconds: loadSeconds }, (index) => ({
          path: slip,
          headers: {
            'content-type': json,
            'x-api-key': [noisy, 'wrong', noisyToo, ''][index % 4] ?? '',
            ...from(index),
          },
          body: bill(),
        })),
    },
  ];
}

/** Connections that send a head and half a body, and then nothing. */
async function unfinished(url: string, count: number) {
  const port = Number(new URL(url).port);
  const answers: Answered[] = [];
  const sockets = Array.from({ length: count }, () => {
    const start = performance.now();
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    socket.once('data', (bytes) => {
      const status = bytes.toString('latin1', 9, 12);
      answers.push({ said: status, milliseconds: performance.now() - start, isRefusal: status === '503' });
    });
    const head = `POST /connect/Session/login HTTP/1.1\r\nhost: a\r\ncontent-type: ${json}\r\ncontent-length: 60000\r\n\r\n`;
    socket.write(`${head}{"emailAddress":"${'a'.repeat(30_000)}`);
    return socket;
  });
  await setTimeout(loadSeconds * 1000);
  for (const socket of sockets) socket.destroy();
  const silent = Array.from({ length: count - answers.length }, () => ({
    said: 'held',
    milliseconds: 0,
    isRefusal: false,
  }));
  return counted([...answers, ...silent]);
}
