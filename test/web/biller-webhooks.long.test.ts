import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claim, goTo } from './biller.ts';
import { withBrowser } from './browser.ts';
import { hasBrowser } from './launch.ts';

interface Received {
  readonly headers: Record<string, string>;
  readonly body: string;
}

describe.skipIf(!hasBrowser)('webhooks (needs chromium)', () => {
  const browser = withBrowser([], { hookUrls: { allowLoopback: true } });
  const received: Received[] = [];
  let receiver: Server;
  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        received.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(200).end('taken');
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => receiver.close());
  // An address that is refused is brought about here
  afterAll(() => browser.expectQuiet(/^400 |status of 400/));

  test('are made, tried, followed and sent again', async () => {
    const page = await claim(browser);
    await goTo(page, 'webhooks');
    await page.locator('#webhook-hookUrl').fill('ftp://hooks.example.ch');
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    await page.locator('#webhook-hookUrl-remarks').waitFor();
    await page.locator('#webhook-hookUrl').fill(`http://127.0.0.1:${(receiver.address() as AddressInfo).port}/rappen`);
    await page.locator('#webhook-eventType').selectOption('PROCESSING_STATUS_CHANGED_EVENTS');
    await page.getByRole('button', { name: 'Add a webhook' }).click();
    const secret = await page.locator('.secret input').inputValue();
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('Response: 200').waitFor();
    const [first] = received;
    expect(new Webhook(secret).verify(first?.body ?? '', first?.headers ?? {})).toMatchObject({ eventName: 'test' });

    await goTo(page, 'simulator');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.getByRole('link', { name: 'View the case' }).waitFor();
    await expect.poll(() => received.length).toBe(2);
    await goTo(page, 'webhooks');
    await page.getByRole('button', { name: 'Deliveries' }).click();
    await expect
      .poll(async () => {
        await page.getByRole('button', { name: 'Refresh' }).click();
        return page.locator('.card .list').getByText('delivered').count();
      })
      .toBe(1);
    await page.locator('.card .list').getByText('taken').waitFor();
    await page.locator('.card .list').getByRole('button', { name: 'Send again' }).click();
    await expect.poll(() => received.length).toBe(3);
    expect(received[2]?.body).toBe(received[1]?.body);

    await page.getByRole('button', { name: 'New secret' }).click();
    await expect.poll(() => page.locator('.secret input').inputValue()).not.toBe(secret);
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('There are no webhooks yet').waitFor();
  });
});
