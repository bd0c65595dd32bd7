import { integerOf } from '../../syntax/file-object.ts';
import { textOfString } from '../../syntax/text-string.ts';
import {
  arrayValue,
  type CosDictionary,
  type CosValue,
  decimalText,
  emptyDictionary,
  isName,
  nameValue,
  numberValue,
  withEntries,
} from '../../syntax/values.ts';
import { fieldBits, fieldEntry, shownValue } from '../../text/fields.ts';
import { latinBytes } from '../../writer/pdf-bytes.ts';
import { buttonMarks } from './button-marks.ts';
import type { Draft } from './draft.ts';
import { colourText, lineWidth, numbersIn } from './drawing-values.ts';
import { type TextLook, textLook } from './field-font.ts';
import { combContent, lineContent, paragraphContent, type TextBox } from './field-text.ts';

/** The entries of a widget that give it a look: by its value, as readers make one (ISO 32000-1, 12.7.3.3 and 12.5.6.19). */
export function fieldLooks(draft: Draft, widget: CosDictionary): Record<string, CosValue | undefined> | undefined {
  const box = numbersIn(draft, widget.entries.get('Rect'));
  const looks = draft.dictionary(widget.entries.get('MK')) ?? emptyDictionary;
  const kind = fieldEntry(draft, widget, 'FT');
  const rotation = draft.resolved(looks.entries.get('R'));
  if (box.length !== 4 || (rotation?.kind === 'number' && rotation.value % 360 !== 0)) return undefined;
  const flags = integerOf(fieldEntry(draft, widget, 'Ff')) ?? 0;
  const frame = frameOf(draft, widget, looks, box);
  if (isName(kind, 'Btn') && (flags & fieldBits.push) === 0)
    return choiceOfTwo(draft, widget, frame, (flags & fieldBits.radio) !== 0);
  const value = isName(kind, 'Sig') ? '' : shownValue(draft, widget);
  if (value === undefined) return undefined;
  const text = value === '' ? undefined : textLook(draft, widget, value);
  const content = contentOf(draft, widget, { flags, frame, kind, value, text });
  if (content === undefined) return undefined;
  const look = form(draft, frame, content, text);
  const isButton = isName(kind, 'Btn');
  const normal = isButton ? withEntries(emptyDictionary, { Shown: look }) : look;
  return { AP: withEntries(emptyDictionary, { N: normal }), ...(isButton && { AS: nameValue('Shown') }) };
}

interface Frame extends TextBox {
  /** Instructions that fill the box and draw its border. */
  readonly drawn: string;
}

function frameOf(
  draft: Draft,
  widget: CosDictionary,
  looks: CosDictionary,
  [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[],
): Frame {
  const [width, height] = [Math.abs(x2 - x1), Math.abs(y2 - y1)];
  const stroke = colourText(numbersIn(draft, looks.entries.get('BC')), 'stroke');
  const fill = colourText(numbersIn(draft, looks.entries.get('BG')), 'fill');
  const border = stroke === '' ? 0 : (lineWidth(draft, widget.entries) ?? 1);
  const area = fill === '' ? '' : `${fill}0 0 ${decimalText(width)} ${decimalText(height)} re f `;
  const edge = [border / 2, border / 2, width - border, height - border].map(decimalText).join(' ');
  const line = border === 0 ? '' : `${stroke}${decimalText(border)} w ${edge} re S `;
  return { width, height, border, drawn: `${area}${line}` };
}

interface FieldKind {
  readonly flags: number;
  readonly kind: CosValue | undefined;
}

interface Field extends FieldKind {
  readonly frame: Frame;
  readonly value: string;
  readonly text: TextLook | undefined;
}

/** What stands in a field; undefined where that cannot be written. */
function contentOf(draft: Draft, widget: CosDictionary, field: Field): string | undefined {
  const { flags, frame, kind, value, text } = field;
  if (value === '') return '';
  if (text === undefined) return undefined;
  const alignment = integerOf(fieldEntry(draft, widget, 'Q')) ?? 0;
  const cells = integerOf(fieldEntry(draft, widget, 'MaxLen')) ?? 0;
  const isText = isName(kind, 'Tx');
  if (isText && (flags & fieldBits.multiline) !== 0) return paragraphContent(value, frame, text, alignment);
  if (isText && (flags & fieldBits.comb) !== 0 && cells > 0) return combContent(value, frame, text, cells);
  return lineContent(value, frame, text, isName(kind, 'Btn') ? 1 : alignment);
}

/** A box to tick or a button of a group: one look when it is on, one when it is off. */
function choiceOfTwo(
  draft: Draft,
  widget: CosDictionary,
  frame: Frame,
  isRadio: boolean,
): Record<string, CosValue | undefined> {
  const looks = draft.dictionary(widget.entries.get('MK'));
  const sign = textOfString(draft.resolved(looks?.entries.get('CA'))) ?? (isRadio ? 'l' : '4');
  const state = draft.resolved(widget.entries.get('AS')) ?? fieldEntry(draft, widget, 'V');
  const chosen = state?.kind === 'name' && state.name !== 'Off' ? state.name : undefined;
  const mark = buttonMarks(sign, frame);
  const states = {
    [chosen ?? 'On']: form(draft, frame, mark, undefined),
    Off: form(draft, frame, '', undefined),
  };
  return {
    AP: withEntries(emptyDictionary, { N: withEntries(emptyDictionary, states) }),
    AS: nameValue(chosen ?? 'Off'),
  };
}

function form(
  draft: Draft,
  { width, height, border, drawn }: Frame,
  content: string,
  text: TextLook | undefined,
): CosValue {
  const fonts =
    text === undefined || content === '' ? undefined : withEntries(emptyDictionary, { [text.fontName]: text.font });
  const inner = [border, border, width - 2 * border, height - 2 * border].map(decimalText).join(' ');
  const written = content === '' ? '' : `/Tx BMC q ${inner} re W n ${content} Q EMC`;
  const dictionary = withEntries(emptyDictionary, {
    Type: nameValue('XObject'),
    Subtype: nameValue('Form'),
    BBox: arrayValue([0, 0, width, height].map(numberValue)),
    Resources: withEntries(emptyDictionary, { Font: fonts }),
  });
  return draft.add(dictionary, latinBytes(`${drawn}${written}`));
}
