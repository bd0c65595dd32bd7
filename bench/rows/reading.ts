import { writeFile } from 'node:fs/promises';
import { conditions } from '../machine.ts';
import { type Outcome, outcomeOf } from '../reading/outcome.ts';
import { pictureCount, pictures } from '../reading/pictures.ts';
import { sourcePages } from '../reading/producers.ts';
import { openReaders } from '../reading/readers.ts';
import { type Reading, readByOneOnly, readingReport, scoreOf } from '../reading/report.ts';
import { type Line, type Row, times } from '../table.ts';

/** Reads every picture with every reader; the full tables go to docs/reading.md. */
export function readingRow(): Row {
  return { name: 'reading pictures of four producers', measure: async () => readingLines(await readAll()) };
}

async function readAll(): Promise<Reading> {
  const { imaging, contenders } = await openReaders();
  const outcomes: Outcome[] = [];
  let isWarm = false;
  for await (const picture of pictures(imaging, await sourcePages())) {
    for (const contender of contenders) {
      if (!isWarm) await outcomeOf(contender, picture);
      outcomes.push(await outcomeOf(contender, picture));
    }
    isWarm = true;
  }
  const reading = { contenders: contenders.map(({ name }) => name), outcomes };
  await writeFile(new URL('../../docs/reading.md', import.meta.url), readingReport(reading, await conditions()));
  return reading;
}

function readingLines(reading: Reading): Line[] {
  const [own = '', harder = '', ...peers] = reading.contenders;
  const { wrong, milliseconds } = scoreOf(reading.outcomes, own);
  const task = `Codes read of ${pictureCount} pictures by four producers`;
  const readLine = (name: string, peer: string): Line => {
    const missed = readByOneOnly(reading, peer, name).length;
    return {
      task: name === own ? task : `${task}; effort \`HARDER\``,
      ours: String(scoreOf(reading.outcomes, name).right),
      peer,
      theirs: String(scoreOf(reading.outcomes, peer).right),
      goal: { text: 'none that the peer reads is missed', verdict: missed === 0 ? 'met' : `missed by ${missed}` },
    };
  };
  const timeLine = (peer: string): Line => {
    const theirs = scoreOf(reading.outcomes, peer).milliseconds;
    return {
      task: `${task}: median time`,
      ours: `${milliseconds.toFixed(1)} ms`,
      peer,
      theirs: `${theirs.toFixed(1)} ms`,
      ratio: times(theirs / milliseconds),
    };
  };
  const wrongGoal = { text: 'none', verdict: wrong === 0 ? 'met' : `missed by ${wrong}` };
  return [
    ...peers.map((peer) => readLine(own, peer)),
    ...peers.map((peer) => readLine(harder, peer)),
    { task: `${task}: wrong texts`, ours: String(wrong), goal: wrongGoal },
    ...peers.map(timeLine),
  ];
}
