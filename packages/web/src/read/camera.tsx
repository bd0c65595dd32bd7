import { useEffect, useRef, useState } from 'preact/hooks';
import { fill, wordOf } from '../language/catalogue.ts';
import { useWords } from '../shell/words.ts';
import { pictureOf } from './readable-file.ts';

/** Pixels along the longer side of a frame: enough for a whole bill, little enough for a few looks a second. */
const frameSideMax = 1600;
/** Milliseconds between the end of a look and the next. */
const pauseBetween = 120;

/** Looks through the camera at the back until a code is in the picture. */
export function Camera(properties: {
  readonly look: (frame: Blob) => Promise<boolean>;
  readonly onFound: (frame: Blob) => void;
}) {
  const words = useWords().texts.read;
  const [stream, setStream] = useState<MediaStream>();
  const [reason, setReason] = useState<string>();
  const start = async () => {
    setReason(undefined);
    try {
      const video = { facingMode: 'environment', width: { ideal: 1920 } };
      setStream(await navigator.mediaDevices.getUserMedia({ video, audio: false }));
    } catch (error) {
      setReason(error instanceof Error ? error.name : '');
    }
  };
  return (
    <div class="camera">
      {stream ? (
        <Finder stream={stream} {...properties} onEnd={() => setStream(undefined)} />
      ) : (
        <button type="button" onClick={() => void start()}>
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

function Finder(
  properties: Parameters<typeof Camera>[0] & { readonly stream: MediaStream; readonly onEnd: () => void },
) {
  const { stream, look, onFound, onEnd } = properties;
  const words = useWords().texts.read;
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    let ended = false;
    const canvas = document.createElement('canvas');
    const search = async () => {
      while (!ended) {
        const frame = video.current && (await frameOf(video.current, canvas));
        if (frame && (await look(frame)) && !ended) {
          onFound(frame);
          return onEnd();
        }
        await new Promise((resolve) => setTimeout(resolve, pauseBetween));
      }
    };
    if (video.current) video.current.srcObject = stream;
    void search();
    return () => {
      ended = true;
      for (const track of stream.getTracks()) track.stop();
    };
  }, [stream]);
  return (
    <>
      <video ref={video} autoPlay muted playsInline aria-label={words.aim} />
      <p class="hint">{words.aim}</p>
      <button type="button" onClick={onEnd}>
        {words.stop}
      </button>
    </>
  );
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
