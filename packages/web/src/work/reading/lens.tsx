import { useEffect, useState } from 'preact/hooks';
import { fill } from '../../language/catalogue.ts';
import { useWords } from '../../language/words.ts';

/** What a camera says of its light and its zoom; the types of the browser know neither. */
interface LensCapabilities {
  readonly torch?: boolean;
  readonly zoom?: { readonly min: number; readonly max: number; readonly step?: number };
}

/** The cameras that there are, once one may be used: before, they have no names. */
export function useDevices(stream: MediaStream): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    navigator.mediaDevices.enumerateDevices().then(
      (all) => setDevices(all.filter(({ kind }) => kind === 'videoinput')),
      () => undefined,
    );
  }, [stream]);
  return devices;
}

/** Light, zoom and choice of camera, as far as there are any. */
export function Lens(properties: {
  readonly track: MediaStreamTrack;
  readonly devices: readonly MediaDeviceInfo[];
  readonly onDevice: (device: string) => void;
}) {
  const { track, devices, onDevice } = properties;
  const words = useWords().texts.read.lens;
  const { torch, zoom } = (track.getCapabilities?.() ?? {}) as LensCapabilities;
  const settings = track.getSettings() as { readonly deviceId?: string; readonly zoom?: number };
  const [isLit, setLit] = useState(false);
  const [zoomed, setZoomed] = useState(settings.zoom ?? zoom?.min ?? 1);
  const apply = (constraint: Readonly<Record<string, unknown>>) =>
    track.applyConstraints({ advanced: [constraint] }).then(
      () => true,
      () => false,
    );
  const light = async () => {
    if (await apply({ torch: !isLit })) setLit(!isLit);
  };
  return (
    <div class="lens">
      {torch && (
        <button type="button" aria-pressed={isLit} onClick={() => void light()}>
          {words.torch}
        </button>
      )}
      {zoom && zoom.max > zoom.min && (
        <label>
          {words.zoom}
          <input
            type="range"
            min={zoom.min}
            max={zoom.max}
            step={zoom.step ?? 'any'}
            value={zoomed}
            onInput={({ currentTarget }) => {
              setZoomed(Number(currentTarget.value));
              void apply({ zoom: Number(currentTarget.value) });
            }}
          />
        </label>
      )}
      {devices.length > 1 && (
        <select
          aria-label={words.device}
          value={settings.deviceId}
          onChange={({ currentTarget }) => onDevice(currentTarget.value)}
        >
          {devices.map(({ deviceId, label }, index) => (
            <option key={deviceId} value={deviceId}>
              {label || fill(words.unnamed, { number: index + 1 })}
            </option>
          ))}
        </select>
      )}
    </div>
  );
}
