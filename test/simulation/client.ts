import { type BusinessCase, businessCaseJson, exampleBusinessCase } from '@rappen/core/ebill';
import { writeJson } from '@rappen/core/json';
import { swissDay } from '@rappen/http';
import { receiptsOfDay, writeStatement } from '../arbitraries/statement.ts';
import { expectValue } from '../results.ts';
import { type Asked, feedPaths, type Hook, type Ledger, type MadeKey, type Statement } from './ledger.ts';
import type { SimulatedNetwork } from './network.ts';
import type { Receivers } from './receivers.ts';
import { codeOf, jsonOf, type Requests, type Wish } from './requests.ts';
import { type Answered, qrIban } from './service.ts';
import type { SimulatedStore } from './store.ts';
import type { World } from './world.ts';

const pdf = Buffer.from('%PDF-1.7 bill').toString('base64');
/** How long an answer under a key is promised to be the same. */
const keyMilliseconds = 24 * 3_600_000;
/** After this long nobody takes a key that was revoked. */
const revokedMilliseconds = 1_000;
const xml = 'application/xml';

/** What clients stand on. */
export interface ClientParts {
  readonly world: World;
  readonly requests: Requests;
  readonly receivers: Receivers;
  readonly network: SimulatedNetwork;
  readonly store: SimulatedStore;
}

/** A program of a biller: asks for things, asks again where it was told nothing, and writes down what it was told. */
export class Client {
  readonly #parts: ClientParts;
  readonly #ledger: Ledger;
  #number = 0;

  constructor(parts: ClientParts, ledger: Ledger) {
    this.#parts = parts;
    this.#ledger = ledger;
  }

  /** Does one thing, whichever. */
  async act(): Promise<void> {
    const { chance } = this.#parts.world;
    const drawn = chance.number();
    if (drawn < 0.34) return this.submit(this.#newCase());
    if (drawn < 0.42) return this.#atOnce();
    if (drawn < 0.6) return this.#again();
    if (drawn < 0.68) return this.#move('release');
    if (drawn < 0.72) return this.#move('discard');
    if (drawn < 0.8) return this.#decide();
    if (drawn < 0.88) return this.#statement();
    if (drawn < 0.91) return this.#erase();
    if (drawn < 0.95) return this.#hook();
    if (drawn < 0.97) return this.#unhook();
    return this.#lendKey();
  }

  #newCase(): Asked {
    const { world, chance } = { ...this.#parts, chance: this.#parts.world.chance };
    this.#number += 1;
    const referenceNumber = `S-${this.#ledger.owner}-${this.#ledger.asked.length + 1}`;
    const emailAddress = `${this.#ledger.owner}.${this.#ledger.asked.length + 1}+allowed@example.org`;
    // Of the day before: a clock that is set back past midnight does not make it one of tomorrow
    const today = swissDay(new Date(world.time.wall() - 24 * 3_600_000));
    const options = { today, iban: qrIban, referenceNumber, recipientEmail: emailAddress };
    const businessCase = expectValue(exampleBusinessCase('bill', options));
    const { amount, reference } = paymentOf(businessCase);
    const asked: Asked = {
      referenceNumber,
      emailAddress,
      amount,
      reference,
      mode: chance.number() < 0.75 ? 'DELIVER' : 'STAGE',
      body: `{"pdf":"${pdf}","businessCase":${writeJson(businessCaseJson(businessCase))}}`,
      idempotencyKey: chance.number() < 0.7 ? `key-${referenceNumber}` : undefined,
      ids: new Set(),
      askedAt: world.time.now,
      unknown: 0,
    };
    this.#ledger.asked.push(asked);
    return asked;
  }

  /** Asks for a case, for the first time or again. */
  async submit(asked: Asked): Promise<void> {
    const { mode, body, idempotencyKey } = asked;
    const path = `/api/v1/business-cases/bill?processingMode=${mode}`;
    asked.unknown += 1;
    const answer = await this.#ask({ path, body, idempotencyKey });
    if (answer === 'nobody' || (answer !== undefined && answer.status < 500)) asked.unknown -= 1;
    if (answer === 'nobody' || answer === undefined) return;
    if (answer.status === 201) this.#created(asked, answer);
    else if (codeOf(answer) === 'DUPLICATE_REFERENCE_NUMBER') this.#duplicate(asked, answer);
  }

  #created(asked: Asked, { text }: Answered): void {
    const { world } = this.#parts;
    const { id, referenceNumber } = JSON.parse(text) as { readonly id: number; readonly referenceNumber: string };
    asked.ids.add(id);
    if (referenceNumber !== asked.referenceNumber)
      world.broken(`${asked.referenceNumber} was acknowledged as ${referenceNumber}`);
    if (asked.idempotencyKey === undefined || world.time.now - asked.askedAt > keyMilliseconds) return;
    asked.answer ??= text;
    if (asked.answer !== text) world.broken(`the key of ${asked.referenceNumber} was answered in two ways`);
  }

  /** Without a key that tells who has the number: what was asked for before has arrived. */
  #duplicate(asked: Asked, answer: Answered): void {
    const { world } = this.#parts;
    const isFresh = world.time.now - asked.askedAt < keyMilliseconds;
    if (asked.idempotencyKey !== undefined && isFresh)
      world.broken(`a repetition under the key of ${asked.referenceNumber} was told that its own number is taken`);
    asked.ids.add(Number(jsonOf(answer)['businessCaseId']));
  }

  /** One request several times at once, under its key or without. */
  async #atOnce(): Promise<void> {
    const asked = this.#newCase();
    await Promise.all([this.submit(asked), this.submit(asked), this.submit(asked)]);
  }

  /** Repeats what was asked for: what nobody answered more often. */
  async #again(): Promise<void> {
    const { chance } = this.#parts.world;
    const { asked, statements, hooks } = this.#ledger;
    const open = asked.filter(({ ids }) => ids.size === 0);
    const alive = asked.filter((one) => one.discarded === undefined && one.erased === undefined);
    const one = chance.number() < 0.7 ? chance.oneOf(open) : chance.oneOf(alive);
    if (one !== undefined && one.discarded === undefined && one.erased === undefined) await this.submit(one);
    const hook = chance.oneOf(hooks.filter(({ id }) => id === undefined));
    if (hook !== undefined) await this.register(hook);
    const statement = chance.oneOf(statements);
    if (statement !== undefined) await this.handIn(statement);
    for (const verb of ['release', 'discard'] as const) {
      const moved = asked.find((each) => each[verb === 'release' ? 'released' : 'discarded'] === 'asked');
      if (moved !== undefined) await this.#moveOne(moved, verb);
    }
  }

  async #move(verb: 'release' | 'discard'): Promise<void> {
    const { chance } = this.#parts.world;
    const staged = this.#ledger.asked.filter(
      ({ mode, ids, unknown, released, discarded }) =>
        mode === 'STAGE' && ids.size > 0 && unknown === 0 && !released && !discarded,
    );
    const one = chance.oneOf(staged);
    if (one !== undefined) await this.#moveOne(one, verb);
  }

  async #moveOne(asked: Asked, verb: 'release' | 'discard'): Promise<void> {
    const member = verb === 'release' ? 'released' : 'discarded';
    asked[member] ??= 'asked';
    const body = JSON.stringify({ ids: [...asked.ids] });
    const answer = await this.#ask({ path: `/api/v1/business-cases/${verb}`, body });
    if (answer === 'nobody' || answer?.status !== 200) return;
    const [line] = jsonOf<{ readonly cases: readonly { readonly problems?: unknown }[] }>(answer).cases;
    // One that was cut off may have happened: what comes second is then refused
    if (line?.problems === undefined) asked[member] = 'done';
  }

  /** The recipient of a case that has arrived does something. */
  async #decide(): Promise<void> {
    const { network, world } = this.#parts;
    const one = world.chance.oneOf(network.taken);
    const kind = world.chance.number() < 0.6 ? 'approve' : world.chance.number() < 0.5 ? 'reject' : 'complete';
    if (one !== undefined) network.act(one.businessCaseNetId, { kind });
  }

  /** The bank tells of money for a case that has arrived: all of it, or a part. */
  async #statement(): Promise<void> {
    const { world } = this.#parts;
    const { asked, statements } = this.#ledger;
    const one = world.chance.oneOf(
      asked.filter(({ mode, ids, erased }) => mode === 'DELIVER' && ids.size > 0 && !erased),
    );
    if (one === undefined) return;
    const name = `${this.#ledger.owner}-${statements.length + 1}`;
    const amount = world.chance.number() < 0.5 ? one.amount : '1.00';
    const booking = { name, amount, reference: one.reference, payer: 'Somebody' };
    const day = swissDay(new Date(world.time.wall()));
    const file = writeStatement({ id: name, qrIban, entries: [receiptsOfDay(day, [booking])] });
    const idempotencyKey = world.chance.number() < 0.5 ? `file-${name}` : undefined;
    const statement: Statement = { file, idempotencyKey, for: one, amount, isTaken: false };
    statements.push(statement);
    await (world.chance.number() < 0.3
      ? Promise.all([this.handIn(statement), this.handIn(statement)])
      : this.handIn(statement));
  }

  /** `anew`: without the key of before, whose answer would be the one of before. */
  async handIn(statement: Statement, anew = false): Promise<void> {
    const { file } = statement;
    const idempotencyKey = anew ? undefined : statement.idempotencyKey;
    const answer = await this.#ask({ path: '/api/v1/statements', body: file, type: xml, idempotencyKey });
    if (answer !== 'nobody' && answer?.status === 200) statement.isTaken = true;
  }

  async #erase(): Promise<void> {
    const { world } = this.#parts;
    const one = world.chance.oneOf(
      this.#ledger.asked.filter(({ ids, unknown, erased }) => ids.size > 0 && unknown === 0 && !erased),
    );
    if (one !== undefined) await this.erase(one);
  }

  /** Asks for a case to be erased: it is refused while anything is still to come of it. */
  async erase(asked: Asked): Promise<void> {
    const answer = await this.#ask({
      path: '/api/v1/business-cases/erase',
      body: JSON.stringify({ ids: [...asked.ids] }),
    });
    if (answer === undefined || (answer !== 'nobody' && answer.status >= 500)) asked.erased ??= 'asked';
    if (answer === 'nobody' || answer?.status !== 200) return;
    if (jsonOf(answer)['erased'] === 1) asked.erased = 'done';
  }

  async #hook(): Promise<void> {
    const { receivers, world } = this.#parts;
    const { hooks, owner } = this.#ledger;
    if (hooks.length >= 3) return;
    const [path, eventType] = world.chance.oneOf(Object.entries(feedPaths)) ?? ['', ''];
    const receiver = receivers.open(`https://${owner}.example.org/${hooks.length + 1}`);
    const hook: Hook = { receiver, path, eventType, idempotencyKey: `hook-${owner}-${hooks.length + 1}` };
    hooks.push(hook);
    await this.register(hook);
  }

  /** Makes a webhook, or asks for it again. */
  async register(hook: Hook): Promise<void> {
    const { receiver, eventType, idempotencyKey } = hook;
    const body = JSON.stringify({ eventType, hookUrl: receiver.url });
    const answer = await this.#ask({ path: '/api/v1/webhook/events', body, idempotencyKey });
    if (answer === 'nobody' || answer?.status !== 201) return;
    const { id, secret } = JSON.parse(answer.text) as { readonly id: number; readonly secret: string };
    if (hook.id !== undefined && (hook.id !== id || receiver.secret !== secret))
      this.#parts.world.broken(`the key of the webhook ${receiver.url} was answered in two ways`);
    hook.id = id;
    hook.after ??= this.lastRecord();
    receiver.secret = secret;
  }

  /** The last number of the feeds of this biller that is given out at this moment. */
  lastRecord(): number {
    const sql = `SELECT last_record_id AS last FROM ebill_numbering n JOIN ebill_biller b ON b.id = n.biller_id WHERE b.owner = ?`;
    return Number(this.#parts.store.look(sql, [this.#ledger.owner])[0]?.['last'] ?? 0);
  }

  async #unhook(): Promise<void> {
    const { world } = this.#parts;
    const hook = world.chance.oneOf(
      this.#ledger.hooks.filter(({ id, deleted }) => id !== undefined && deleted !== 'done'),
    );
    if (hook === undefined || world.chance.number() < 0.6) return;
    hook.deleted = 'asked';
    const answer = await this.#ask({ method: 'DELETE', path: `/api/v1/webhook?id=${hook.id}` });
    if (answer === 'nobody' || (answer?.status !== 204 && answer?.status !== 404)) return;
    hook.deleted = 'done';
    hook.receiver.deletedAt ??= world.time.now;
  }

  /** Makes a key for somebody, revokes it, or lets them use it: that ends within a second. */
  async #lendKey(): Promise<void> {
    const { world, requests } = this.#parts;
    const { keys } = this.#ledger;
    const last = keys.at(-1);
    if (last === undefined || (last.revokedAt !== undefined && world.chance.number() < 0.3)) {
      const made = await this.#ask({ path: '/connect/ApiKeys/create', body: '{"name":"Somebody"}' });
      if (made !== undefined && made !== 'nobody' && made.status === 200) keys.push(jsonOf<MadeKey>(made));
      return;
    }
    const wish = { method: 'GET', path: '/api/v1/events/processing-status-changed?limit=1' } as const;
    const use = async () => {
      const since = world.time.now - (last.revokedAt ?? Number.POSITIVE_INFINITY);
      const answer = await requests.send({ ...this.#ledger, key: last.key }, wish);
      if (since > revokedMilliseconds && answer !== undefined && answer !== 'nobody' && answer.status < 300)
        world.broken(`a key was taken ${since} ms after its revocation`);
    };
    await use();
    if (last.revokedAt === undefined) {
      const answer = await this.#ask({ path: '/connect/ApiKeys/revoke', body: JSON.stringify({ id: last.id }) });
      if (answer !== undefined && answer !== 'nobody' && answer.status === 200) last.revokedAt = world.time.now;
    }
    for (let times = 0; times < 3; times += 1) {
      await world.time.pass(1_500 * world.chance.number());
      await use();
    }
  }

  #ask(wish: Wish): Promise<Answered | 'nobody' | undefined> {
    return this.#parts.requests.send(this.#ledger, wish);
  }
}

function paymentOf(businessCase: BusinessCase): { readonly amount: string; readonly reference: string } {
  if (businessCase.type !== 'Bill') throw new Error(businessCase.type);
  const { amount, accountAndReference } = businessCase.singlePayment.paymentInformation;
  const { generic } = accountAndReference;
  return {
    amount: amount.value ?? '',
    reference: (generic !== undefined && 'referenceStructured' in generic && generic.referenceStructured) || '',
  };
}
