import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { bun, deno, hasBun } from '../../runtimes/programs.ts';
import { openMiniflare } from '../../runtimes/workerd.ts';
import { run } from '../clients/programs.ts';
import { apiKey, type Service, startService } from '../clients/service.ts';
import { wholeStory } from '../clients/story.ts';

const program = fileURLToPath(new URL('../clients/shipped/story.ts', import.meta.url));
let service: Service;
let settings: Record<string, string>;
beforeEach(async () => {
  service = await startService();
  settings = { RAPPEN_URL: service.url, RAPPEN_API_KEY: apiKey, RECEIVER_URL: service.receiver };
});
afterEach(() => service.stop());

const fromSource = '--conditions=rappen-source';
const ofDeno = [
  'run',
  '--quiet',
  '--no-config',
  '--no-lock',
  '--no-check',
  '--cached-only',
  '--node-modules-dir=manual',
];

describe('the TypeScript client', () => {
  test('does on Deno what it does on Node', async () => {
    const said = await run(deno, [...ofDeno, fromSource, '--allow-net', '--allow-read', '--allow-env', program], {
      env: settings,
    });
    expect(said.trim().split('\n')).toEqual(wholeStory);
  });

  test.skipIf(!hasBun)('does on Bun what it does on Node (needs bun)', async () => {
    const said = await run(bun, ['--no-install', fromSource, program], { env: settings });
    expect(said.trim().split('\n')).toEqual(wholeStory);
  });

  test('makes and reads a slip on workerd, and verifies a message there', async () => {
    const worker = `import { Rappen, verifyWebhook } from '@rappen/client';
export default {
  async fetch(request) {
    const { url, apiKey, secret, headers, body } = await request.json();
    const rappen = new Rappen({ url, apiKey });
    const data = await rappen.createPaymentPart(await rappen.exampleQrInvoiceWithQrReference());
    const verdict = await rappen.validateQrBill({ file: { name: 'slip.pdf', data } });
    const event = await verifyWebhook({ secret, headers, body });
    return Response.json([verdict, event.eventName]);
  },
};`;
    const { outputFiles } = await build({
      stdin: { contents: worker, resolveDir: import.meta.dirname },
      bundle: true,
      write: false,
      format: 'esm',
      conditions: ['rappen-source'],
    });
    const { Webhook } = await import('standardwebhooks');
    const secret = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
    const body = '{"id":1,"eventName":"instalment.status_changed"}';
    const at = new Date();
    const headers = {
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': new Webhook(secret).sign('msg_1', at, body),
    };
    const script = outputFiles[0]?.text ?? '';
    const miniflare = await openMiniflare({ modules: true, script, compatibilityDate: '2025-05-01' });
    try {
      const asked = JSON.stringify({ url: service.url, apiKey, secret, headers, body });
      const answer = await fetch(await miniflare.ready, { method: 'POST', body: asked });
      expect(await answer.json()).toEqual(['VALID', 'instalment.status_changed']);
    } finally {
      await miniflare.dispose();
    }
  });
});
