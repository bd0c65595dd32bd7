import type { FoundCode } from '@rappen/imaging';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useKept } from '../../kept/use-kept.ts';
import { fill, wordOf } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';
import { Check } from '../../parts/fields/check.tsx';
import { reader } from '../reader/reader.ts';
import { Lens, useDevices } from './lens.tsx';
import { pictureOf } from './readable-file.ts';
import { rowsOf, spokenBill } from './rows.ts';
import { addFrame, billsOf, currentVisit } from './visit.ts';

/** Pixels along the longer side of a frame: enough for a whole bill, little enough for a few looks a second. */
const frameSideMax = 1600;
/** Milliseconds between the end of a look and the next. */
const pauseBetween = 120;
/** Milliseconds that a telephone shakes when a bill was added. */
const shakeMilliseconds = 80;

/** Looks through the camera until a code is in the picture, or, one after the other, until it is stopped. */
export function Camera() {
  const words = useWords().texts.read;
  const [stream, setStream] = useState<MediaStream>();
  const [reason, setReason] = useState<string>();
  const start = async (device?: string) => {
    setReason(undefined);
    // Telephones give one camera at a time
    for (const track of stream?.getTracks() ?? []) track.stop();
    try {
      const which = device === undefined ? { facingMode: 'environment' } : { deviceId: { exact: device } };
      const video = { ...which, width: { ideal: 1920 } };
      setStream(await navigator.mediaDevices.getUserMedia({ video, audio: false }));
    } catch (error) {
      setStream(undefined);
      setReason(error instanceof Error ? error.name : '');
    }
  };
  return (
    <div class="camera">
      {stream ? (
        <Finder
          key={stream.id}
          stream={stream}
          onDevice={(device) => void start(device)}
          onEnd={() => setStream((now) => (now === stream ? undefined : now))}
        />
      ) : (
        <button type="button" class="start" onClick={() => void start()}>
          {words.camera}
        </button>
      )}
      {reason !== undefined && (
        <p class="hint error" role="alert">
          {fill(words.noCamera, { reason: wordOf(words.cameraReasons, reason) })}
        </p>
      )}
    </div>
  );
}

function Finder(properties: {
  readonly stream: MediaStream;
  readonly onDevice: (device: string) => void;
  readonly onEnd: () => void;
}) {
  const { stream, onDevice, onEnd } = properties;
  const words = useWords().texts.read;
  const [isSeveral, setSeveral] = useKept('read several', false);
  const [said, take] = useTaking(isSeveral);
  const video = useSearch(stream, take, onEnd);
  const devices = useDevices(stream);
  const [track] = stream.getVideoTracks();
  return (
    <>
      <div class="finder">
        <video ref={video} autoPlay muted playsInline aria-label={words.aim} />
        {said && said.count > 0 && <span key={said.count} class="flash" aria-hidden="true" />}
      </div>
      <p class={said ? 'good' : 'hint'}>{said?.sentence ?? words.aim}</p>
      <Check label={words.lens.several} checked={isSeveral} onChange={setSeveral} />
      {track && <Lens track={track} devices={devices} onDevice={onDevice} />}
      <button type="button" onClick={onEnd}>
        {words.stop}
      </button>
    </>
  );
}

/** What was said last, and how many bills were added by then. */
interface Said {
  readonly sentence: string;
  readonly count: number;
}

type Take = (frame: Blob, codes: readonly FoundCode[]) => boolean;

/** Adds what a frame shows to the visit, and says so; `take` returns whether the search is over. */
function useTaking(isSeveral: boolean): readonly [said: Said | undefined, take: Take] {
  const { texts } = useWords();
  const words = texts.read.lens;
  const several = useRef(isSeveral);
  several.current = isSeveral;
  const told = useRef<string>(undefined);
  const [said, setSaid] = useState<Said>();
  const take: Take = (frame, codes) => {
    if (!several.current) {
      if (codes.length > 0) addFrame(frame, codes, true);
      return codes.length > 0;
    }
    const found = billsOf(codes).map(({ text }) => text);
    const rows = rowsOf(currentVisit().sources).filter(({ listed }) => found.includes(listed.bill.text));
    const fresh = codes.filter(
      ({ text }) => found.includes(text) && !rows.some(({ listed }) => listed.bill.text === text),
    );
    const added = fresh.length > 0 ? addFrame(frame, fresh, false) : undefined;
    const [row] = added ? rowsOf([added]) : rows;
    // Nobody is told twice of the bill that is still before the camera
    if (row === undefined || (added === undefined && row.listed.bill.text === told.current)) return false;
    told.current = row.listed.bill.text;
    const isAdded = added !== undefined;
    if (isAdded) navigator.vibrate?.(shakeMilliseconds);
    setSaid((before) => ({
      sentence: fill(isAdded ? words.added : words.again, { bill: spokenBill(row, texts) }),
      count: (before?.count ?? 0) + (isAdded ? 1 : 0),
    }));
    return false;
  };
  return [said, take];
}

/** Looks for codes in what the camera shows, until one look is the last, the page is hidden or the camera is gone. */
function useSearch(stream: MediaStream, take: Take, onEnd: () => void) {
  const video = useRef<HTMLVideoElement>(null);
  const [track] = stream.getVideoTracks();
  useEffect(() => {
    let ended = false;
    const canvas = document.createElement('canvas');
    const search = async () => {
      while (!ended) {
        const frame = video.current && (await frameOf(video.current, canvas));
        const codes = frame ? await reader.ask('codes', { file: frame }).catch(() => undefined) : undefined;
        if (frame && codes?.ok && !ended && take(frame, codes.value)) return onEnd();
        await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      }
    };
    const hide = () => {
      if (document.hidden) onEnd();
    };
    if (video.current) video.current.srcObject = stream;
    document.addEventListener('visibilitychange', hide);
    // The camera was pulled out, or another program took it
    track?.addEventListener('ended', onEnd);
    void search();
    return () => {
      ended = true;
      document.removeEventListener('visibilitychange', hide);
      track?.removeEventListener('ended', onEnd);
      for (const each of stream.getTracks()) each.stop();
    };
  }, [stream]);
  return video;
}

async function frameOf(video: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  const { videoWidth, videoHeight } = video;
  if (videoWidth === 0) return undefined;
  const scale = Math.min(1, frameSideMax / Math.max(videoWidth, videoHeight));
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return pictureOf(canvas, 'image/jpeg');
}
