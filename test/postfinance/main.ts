import { startStandIn } from './stand-in.ts';

/**
 * The stand-in by itself, for whoever wants to try the network: `npm run network:stand-in -- 8899`. Bills that it has taken over are with
 * their recipients after a few seconds; those of e-mail addresses with `+reject` in them are rejected then, the others are paid.
 */

const port = Number(process.argv[2] ?? '8899');
if (!Number.isInteger(port) || port < 0 || port > 65_535) {
  console.error('The port is a number up to 65535, such as 8899.');
  process.exit(1);
}
const stepMilliseconds = 5_000;
const [userName, password, billerId] = ['trial', 'trial', '41101000001021209'];
const standIn = await startStandIn({
  userName,
  password,
  billerIds: [billerId],
  port,
  recipients: ['petra.muster@example.org', 'petra.muster+allowed@example.org', 'petra.muster+reject@example.org'].map(
    (emailAddress, index) => ({
      accountId: `4101019824804039${index}`,
      emailAddress,
      isAllowed: true,
      type: 'PRIVATE' as const,
      language: 'de',
      address: { FamilyName: 'Muster', GivenName: 'Petra', ZIP: '3600', City: 'Thun', Country: 'CH' },
    }),
  ),
});

const next: Readonly<Record<string, (data: string) => string>> = {
  Processing: () => 'Open',
  Open: (data) => (data.includes('+reject') ? 'Rejected' : 'Paid'),
};

setInterval(() => {
  for (const { transactionId, state, data } of standIn.bills.values()) {
    const to = next[state]?.(data.toString('utf8'));
    if (to === undefined) continue;
    standIn.move(transactionId, { state: to });
    console.log(`${transactionId}: ${state} -> ${to}`);
  }
}, stepMilliseconds);

console.log(`RAPPEN_POSTFINANCE_URL=${standIn.url}`);
console.log(`Biller ${billerId}, user name ${userName}, password ${password}`);
