import { parsePicture } from '@rappen/core/drawing';
import { base64Of } from '@rappen/pdf/internal/base';
import { useWords } from '../../language/words.ts';
import { limits } from '../../limits.ts';
import { FileButton } from '../../parts/fields/file-button.tsx';
import type { Desk } from '../state/use-desk.ts';

/** The logo of a company: PNG or JPEG in base64, or empty. */
export function Logo(properties: {
  readonly desk: Desk;
  readonly logo: string;
  readonly onLogo: (logo: string) => void;
}) {
  const { desk, logo, onLogo } = properties;
  const words = useWords().texts.desk.company;
  const take = async ([file]: readonly File[]) => {
    if (file === undefined) return;
    const bytes = file.size > limits.logoBytesMax ? undefined : new Uint8Array(await file.arrayBuffer());
    if (bytes === undefined || !parsePicture(bytes).ok) return desk.say({ text: 'logoBad' });
    onLogo(base64Of(bytes));
  };
  return (
    <div class="logo">
      {logo !== '' && <img src={`data:;base64,${logo}`} alt={words.logo} />}
      <FileButton label={words.chooseLogo} accept="image/png,image/jpeg" onFiles={(files) => void take(files)} />
      {logo !== '' && (
        <button type="button" class="quiet" onClick={() => onLogo('')}>
          {words.removeLogo}
        </button>
      )}
    </div>
  );
}
