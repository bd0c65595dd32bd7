import { expect, test } from 'vitest';
import { outboxMailer } from './mailer.ts';

test('mails are kept, the newest first, and at most 1000', async () => {
  const mailer = outboxMailer();
  expect(mailer.sent()).toEqual([]);
  for (let number = 1; number <= 1001; number++)
    await mailer.send({ to: `${number}@example.ch`, subject: 'Code', text: '123456' });
  expect(mailer.sent().length).toBe(1000);
  expect([mailer.sent().at(0)?.to, mailer.sent().at(-1)?.to]).toEqual(['1001@example.ch', '2@example.ch']);
});
