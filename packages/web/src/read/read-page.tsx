import type { Problem } from '@rappen/core/problem';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fill } from '../language/catalogue.ts';
import { limits } from '../limits.ts';
import { profileOfDay } from '../make/validate.ts';
import { DropZone } from '../parts/drop-zone.tsx';
import { useKept } from '../shell/kept.ts';
import { useWords } from '../shell/words.ts';
import { BillCard, OtherCodes } from './bill-card.tsx';
import { Camera } from './camera.tsx';
import { Pictures } from './pictures.tsx';
import { readableFile } from './readable-file.ts';
import { reader } from './reader.ts';
import { type FileReading, readingOf } from './reading.ts';

/** A file and what was found in it, and what is wrong with it or was not searched. */
interface Read {
  readonly file?: Blob;
  readonly reading?: FileReading;
  readonly problems?: readonly Problem[];
}

/** Finds the bills in a file or before the camera, and says how good they are. */
export function ReadPage() {
  const { texts, sentenceOf } = useWords();
  const words = texts.read;
  const profile = useMemo(() => profileOfDay(new Date()), []);
  const [{ file, reading, problems }, setRead] = useKept<Read>('read', {});
  const [work, setWork] = useState<'busy' | 'failed'>();
  const turn = useRef(0);
  useEffect(() => () => reader.stop(), []);

  const read = async (given: Blob) => {
    turn.current += 1;
    const mine = turn.current;
    const show = (read: Read, next?: 'busy' | 'failed') => {
      if (mine !== turn.current) return;
      setRead(read);
      setWork(next);
    };
    show({}, 'busy');
    try {
      const readable = await readableFile(given);
      const codes = await reader.ask('codes', readable, { secondsMax: limits.readingSecondsMax });
      if (codes.ok) show({ file: readable, reading: readingOf(codes.value, profile), problems: codes.warnings ?? [] });
      else show({ file: readable, problems: codes.problems });
    } catch {
      show({}, 'failed');
    }
  };
  /** Whether a frame of the camera has a code in it. */
  const look = async (frame: Blob): Promise<boolean> => {
    const codes = await reader.ask('codes', frame).catch(() => undefined);
    return codes?.ok === true && codes.value.length > 0;
  };

  return (
    <>
      <p class="lead">{words.lead}</p>
      <div class="sources">
        <DropZone
          choose={words.choose}
          hint={words.drop}
          accept="application/pdf,image/*"
          onFile={(chosen) => void read(chosen)}
          small={reading !== undefined}
        />
        <Camera look={look} onFound={(frame) => void read(frame)} />
      </div>
      <div role="status">
        {work === 'busy' && <p>{words.reading}</p>}
        {work === 'failed' && <p class="hint error">{words.failed}</p>}
        {problems?.map((found) => (
          <p key={found.code} class="hint error">
            {sentenceOf(found)}
          </p>
        ))}
        {reading && reading.bills.length === 0 && reading.others.length === 0 && <p>{words.none}</p>}
        {reading && reading.bills.length > 0 && (
          <p class="unseen">{fill(words.count, { count: reading.bills.length })}</p>
        )}
      </div>
      {reading && file && reading.bills.length + reading.others.length > 0 && (
        <div class="columns">
          <div class="side">
            {reading.bills.map((bill, index) => (
              <BillCard key={`${bill.code.page}-${index}`} bill={bill} number={index + 1} profile={profile} />
            ))}
            <OtherCodes codes={reading.others} />
          </div>
          <Pictures file={file} reading={reading} reader={reader} />
        </div>
      )}
    </>
  );
}
