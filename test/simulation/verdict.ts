import type { ClientParts } from './client.ts';
import type { Asked, Hook, Ledger } from './ledger.ts';
import { FeedReader } from './reader.ts';
import { jsonOf } from './requests.ts';
import type { Answered } from './service.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a biller is shown of a case. */
interface ShownCase {
  readonly referenceNumber: string;
  readonly processingStatus: string;
  readonly status: string;
  readonly businessCaseNetId?: string;
  readonly received?: { readonly amount: { readonly value: number }; readonly receipts: readonly unknown[] };
}

const legal = [/^STAGED OPEN$/, /^DELIVERED (?:OPEN|APPROVED|REJECTED|COMPLETED)$/];

/**
 * Holds what a biller was told against what the service shows at rest, when nothing goes wrong any more. All of it is what the API
 * documentation and the guides promise, seen from outside.
 */
export class Verdict {
  readonly #parts: ClientParts;
  readonly #ledger: Ledger;
  readonly #reader: FeedReader;
  readonly #broken: (promise: string) => void;

  constructor(parts: ClientParts, ledger: Ledger, reader: FeedReader) {
    this.#parts = parts;
    this.#ledger = ledger;
    this.#reader = reader;
    this.#broken = parts.world.broken;
  }

  async judge(): Promise<void> {
    const shown = new Map<number, ShownCase>();
    for (const asked of this.#ledger.asked) await this.#case(asked, shown);
    await this.#feeds(shown);
    this.#hooks();
    await this.#audit();
  }

  async #case(asked: Asked, shown: Map<number, ShownCase>): Promise<void> {
    const { referenceNumber: name, ids, erased, discarded } = asked;
    if (ids.size > 1) this.#broken(`${name} has several ids: ${[...ids]}`);
    for (const id of ids) {
      const answer = await this.#get(`/api/v1/business-cases/${id}`);
      if (erased === 'done') this.#isErased(asked, id, answer);
      else if (answer.status === 200) {
        const found = jsonOf<ShownCase>(answer);
        shown.set(id, found);
        this.#state(asked, found);
        this.#money(asked, found);
      } else if (discarded === undefined && erased === undefined)
        this.#broken(`${name} was acknowledged as ${id} and is lost`);
    }
  }

  #state({ referenceNumber: name, mode, released, discarded }: Asked, found: ShownCase): void {
    const { processingStatus, status, businessCaseNetId } = found;
    if (found.referenceNumber !== name) this.#broken(`${name} is called ${found.referenceNumber}`);
    if (!legal.some((pattern) => pattern.test(`${processingStatus} ${status}`)))
      this.#broken(`${name} is ${processingStatus} ${status} at rest`);
    const isSent = mode === 'DELIVER' || released === 'done';
    if (isSent && processingStatus !== 'DELIVERED')
      this.#broken(`${name} is ${processingStatus}: it was to be delivered`);
    if (!isSent && released === undefined && processingStatus !== 'STAGED')
      this.#broken(`${name} is ${processingStatus}: it was only staged`);
    if (discarded === 'done') this.#broken(`${name} was discarded and is there`);
    const billerNetId = this.#billerNetId();
    const { network } = this.#parts;
    const there = network.find(billerNetId, name);
    // What a statement completed stays so, whatever the recipient does afterwards
    const known = there === undefined || status === 'COMPLETED' ? status : network.statusOf(billerNetId, there);
    if (known !== status) this.#broken(`${name} is ${status} here and ${known} in the network`);
    if (there !== businessCaseNetId) this.#broken(`${name} is ${businessCaseNetId} here and ${there} in the network`);
  }

  /** Each booking counts once, however often its file came. */
  #money(asked: Asked, { received }: ShownCase): void {
    const told = this.#ledger.statements.filter((one) => one.for === asked && one.isTaken);
    const sum = told.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
    const counted = Math.round((received?.amount.value ?? 0) * 100);
    if (sum !== counted)
      this.#broken(
        `${asked.referenceNumber} has received ${counted / 100}: the statements told of ${sum / 100} in ${told.length}`,
      );
  }

  #isErased({ referenceNumber, emailAddress }: Asked, id: number, answer: Answered): void {
    if (answer.status === 200) this.#broken(`${referenceNumber} was erased and case ${id} is shown`);
    for (const table of this.#tablesWith(emailAddress))
      this.#broken(`${referenceNumber} was erased: ${table} still names its recipient`);
    if (this.#isFound(id)) this.#broken(`${referenceNumber} was erased: the search still knows case ${id}`);
  }

  /** The index of the search keeps no text that could be read: only which pieces of text lead to which case. */
  #isFound(id: number): boolean {
    const { store } = this.#parts;
    store.look("CREATE VIRTUAL TABLE IF NOT EXISTS temp.searched USING fts5vocab('main', 'ebill_search', 'instance')");
    return store.look('SELECT 1 AS one FROM temp.searched WHERE doc = ? LIMIT 1', [id]).length > 0;
  }

  #tablesWith(text: string): string[] {
    const { store } = this.#parts;
    const tables = store
      .look("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL %'")
      .map((row) => String(row['name']));
    return tables.filter((table) => {
      const columns = store
        .look(`SELECT name FROM pragma_table_info('${table}')`)
        .map((row) => `CAST("${row['name']}" AS TEXT)`);
      const where = columns.map((column) => `${column} LIKE ?`).join(' OR ');
      return (
        store.look(
          `SELECT 1 AS one FROM "${table}" WHERE ${where} LIMIT 1`,
          columns.map(() => `%${text}%`),
        ).length > 0
      );
    });
  }

  /** Who has read all along has seen what is there, in order and once, but for what was erased since. */
  async #feeds(shown: ReadonlyMap<number, ShownCase>): Promise<void> {
    const { owner } = this.#ledger;
    const again = new FeedReader(this.#parts.world, this.#parts.requests, this.#ledger);
    while (!(await again.read(30)));
    const mayBeGone = new Set(
      this.#ledger.asked.filter(({ erased }) => erased !== undefined).flatMap(({ ids }) => [...ids]),
    );
    const isKept = ({ record }: { readonly record: Json }) => !mayBeGone.has(Number(record['businessCaseId']));
    const first = this.#reader.seen
      .filter(isKept)
      .map(({ path, text }) => `${path} ${text}`)
      .sort();
    const second = again.seen
      .filter(isKept)
      .map(({ path, text }) => `${path} ${text}`)
      .sort();
    if (first.join('\n') !== second.join('\n'))
      this.#broken(`${owner} has read ${first.length} records, and ${second.length} when reading anew`);
    if (mayBeGone.size === 0) this.#numbers();
    for (const [id, { processingStatus, referenceNumber }] of shown) {
      const told = this.#reader.seen.filter(
        ({ path, record }) => path === 'processing-status-changed' && record['businessCaseId'] === id,
      );
      const steps = told.map(({ record }) => String(record['newStatus']));
      if (steps.at(-1) !== processingStatus)
        this.#broken(`that ${referenceNumber} is ${processingStatus} was never told: ${steps.join()}`);
      if (new Set(steps).size < steps.length)
        this.#broken(`a step of ${referenceNumber} was told twice: ${steps.join()}`);
    }
  }

  #numbers(): void {
    const numbers = this.#reader.seen.map(({ id }) => id).sort((one, other) => one - other);
    if (numbers.some((id, index) => id !== index + 1))
      this.#broken(`the numbers of the feeds of ${this.#ledger.owner} have holes`);
  }

  /** What was recorded behind a webhook's creation has reached it. */
  #hooks(): void {
    for (const hook of this.#ledger.hooks) if (hook.id !== undefined && hook.deleted === undefined) this.#hook(hook);
  }

  #hook({ receiver, path, after = 0, id: hookId }: Hook): void {
    const { received, url } = receiver;
    const bodies = new Map<string, string>();
    for (const { id, body } of received) {
      if ((bodies.get(id) ?? body) !== body) this.#broken(`${id} was sent to ${url} with two bodies`);
      bodies.set(id, body);
    }
    const acknowledged = new Set(received.filter(({ isAcknowledged }) => isAcknowledged).map(({ id }) => id));
    const gone = new Set(
      this.#ledger.asked.filter(({ erased }) => erased !== undefined).flatMap(({ ids }) => [...ids]),
    );
    const wanted = this.#reader.seen.filter(
      (one) => one.path === path && one.id > after && !gone.has(Number(one.record['businessCaseId'])),
    );
    for (const { id, record } of wanted) {
      const message = [...acknowledged].find((one) => one.endsWith(`_${id}`));
      if (message === undefined) this.#broken(`record ${id} never reached webhook ${hookId} at ${url}`);
      else if (!isPart(record, JSON.parse(bodies.get(message) ?? '{}') as Json))
        this.#broken(`record ${id} reached ${url} as something else: ${bodies.get(message)}`);
    }
  }

  /** Every acknowledged step is in the log, once, under numbers without holes. */
  async #audit(): Promise<void> {
    const entries: Json[] = [];
    for (let before: unknown; ; before = entries.at(-1)?.['id']) {
      const body = JSON.stringify({ limit: 100, ...(before !== undefined && { before }) });
      const page = jsonOf<readonly Json[]>(await this.#get('/connect/Audit/list', body));
      entries.push(...page);
      if (page.length < 100) break;
    }
    const { owner, asked } = this.#ledger;
    if (entries.some(({ id }, index) => id !== entries.length - index))
      this.#broken(`the audit log of ${owner} has holes`);
    const count = (action: string, id: number) =>
      entries.filter((entry) => entry['action'] === action && entry['caseId'] === id).length;
    for (const { referenceNumber, ids, released, discarded, erased } of asked) {
      for (const id of ids) {
        const steps = [
          ['case.submitted', 1, 1],
          ['case.release', released === 'done' ? 1 : 0, released === undefined ? 0 : 1],
          ['case.discard', discarded === 'done' ? 1 : 0, discarded === undefined ? 0 : 1],
          ['case.erased', erased === 'done' ? 1 : 0, erased === undefined ? 0 : 1],
        ] as const;
        for (const [action, least, most] of steps) {
          const times = count(action, id);
          if (times < least || times > most)
            this.#broken(`${action} of ${referenceNumber} is in the audit log ${times} times`);
        }
      }
    }
  }

  async #get(path: string, body?: string): Promise<Answered> {
    for (;;) {
      const wish = body === undefined ? ({ method: 'GET', path } as const) : { path, body };
      const answer = await this.#parts.requests.send(this.#ledger, wish);
      if (answer !== 'nobody' && answer !== undefined) return answer;
    }
  }

  #billerNetId(): string {
    const [row] = this.#parts.store.look('SELECT net_id FROM ebill_biller WHERE owner = ?', [this.#ledger.owner]);
    return String(row?.['net_id']);
  }
}

/** Whether a message says all that a record does. */
function isPart(record: Json, message: Json): boolean {
  return Object.entries(record).every(([name, value]) => JSON.stringify(message[name]) === JSON.stringify(value));
}
