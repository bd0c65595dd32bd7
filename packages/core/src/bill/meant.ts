import { variantsOf } from '../model/order.ts';
import type { Shape } from '../model/shape.ts';
import type { Path, Problem } from '../problem/problem.ts';

/** Names that mean the same, in small letters: ours, and those of other libraries, of the services and of standards. */
const groups = `street streetname address addr
buildingnumber housenumber houseno buildingno
postalcode zip zipcode postcode plz
city town
country countrycode
addressline1 line1
addressline2 line2
account iban
creditor payee sender creditorinformation
debtor debitor payer customer recipient ultimatedebtor
amount amountchf
currency ccy
reference ref referencenumber
message msg unstructuredmessage additionalinformation
billinginformation billinformation
procedures av1 av2 alternativeschemes alternativeprocedures
language lang
pagesize size format
separation separate outlines scissors
dotsperinch dpi`;

const plain = (name: string): string => name.replace(/[_\s-]/g, '').toLowerCase();

/** The known name that an unknown one means: itself in other letters, another word for it, or itself misspelt. */
export function meantBy(name: string, known: readonly string[]): string | undefined {
  const given = plain(name.slice(0, 40));
  const words = groups.split('\n').map((group) => group.split(' '));
  const group = words.find((each) => each.includes(given)) ?? [given];
  return known.find((one) => group.includes(plain(one))) ?? known.find((one) => isNear(given, plain(one)));
}

/** Whether two names begin alike and have the same letters but for two. */
function isNear(one: string, other: string): boolean {
  let rest = other;
  for (const letter of one) rest = rest.replace(letter, '');
  const common = other.length - rest.length;
  return one[0] === other[0] && common > 2 && one.length + rest.length - common < 3;
}

/**
 * Problems with the names that are meant, where a document of this shape has a name that nobody knows; `more` are names that it and its
 * parts may have beside.
 */
export function withMeant(
  problems: readonly Problem[],
  shape: Shape<unknown>,
  more: readonly string[] = [],
): Problem[] {
  return problems.map((found) => {
    if (found.code !== 'UNKNOWN_FIELD') return found;
    const names = namesAt(found.path.slice(0, -1), shape);
    const meant = meantBy(String(found.path.at(-1)), found.path.length > 2 ? names : [...more, ...names]);
    return meant === undefined ? found : { ...found, params: { ...found.params, meant } };
  });
}

function namesAt(path: Path, root: Shape<unknown>): readonly string[] {
  let shapes = variantsOf([root]);
  const members = () => shapes.flatMap((shape) => (shape.kind === 'object' ? shape.members : []));
  for (const step of path) {
    const [first] = shapes;
    const inside = members().filter(([name]) => name === step);
    shapes = variantsOf(first?.kind === 'list' ? [first.entry] : inside.map(([, { shape }]) => shape));
  }
  return members().map(([name]) => name);
}
