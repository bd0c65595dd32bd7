/** Characters of the Symbol font from code 32 on, 16 in a row; NUL where Unicode has none (ISO 32000-1, annex D.5). */
const characters =
  ' !∀#∃%&∋()∗+,−./' +
  '0123456789:;<=>?' +
  '≅ΑΒΧ∆ΕΦΓΗΙϑΚΛΜΝΟ' +
  'ΠΘΡΣΤΥςΩΞΨΖ[∴]⊥_' +
  '\x00αβχδεφγηιϕκλµνο' +
  'πθρστυϖωξψζ{|}∼\x00' +
  '\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00' +
  '\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00' +
  '€ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓' +
  '°±″≥×∝∂•÷≠≡≈…│─↵' +
  'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉' +
  '∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓' +
  '◊〈®©™∑⎛⎜⎝⎡⎢⎣⎧⎨⎩⎪' +
  '\x00〉∫⌠⎮⌡⎞⎟⎠⎤⎥⎦⎫⎬⎭\x00';

const firstCode = 32;

/** The character of a code of the Symbol font. */
export function symbolCharacterOf(code: number): string | undefined {
  const character = characters[code - firstCode];
  return character === '\x00' ? undefined : character;
}
