import { lineOfMessage, lineOfTold, type Memory, type Message, type Told } from '../booking/index.ts';

/** Everything that was told: now, or in earlier runs. A copy of an entry is that entry. */
export class Known {
  readonly told: Map<string, Told>;
  readonly messages: Map<string, Message>;
  private readonly memory: Memory;

  constructor(memory: Memory) {
    this.memory = memory;
    this.told = new Map([...memory.told].map(([key, told]) => [key, { ...told, isKnown: true }]));
    this.messages = new Map(memory.messages);
  }

  add(told: Told): void {
    const before = this.told.get(told.key);
    if (before === undefined) this.told.set(told.key, told);
    else if (before.source === undefined) this.told.set(told.key, { ...told, isKnown: true });
  }

  addMessage(message: Message): void {
    if (!this.messages.has(message.key)) this.messages.set(message.key, message);
  }

  lines(): string[] {
    const messages = [...this.messages.values()].filter(({ key }) => !this.memory.messages.has(key));
    const told = [...this.told.values()].filter(({ key }) => !this.memory.told.has(key));
    return [...messages.map(lineOfMessage), ...told.map(lineOfTold)];
  }
}
