export { jsonSchemaOf, memberSchemaOf, type SchemaParts } from './json-schema.ts';
export { leaf } from './leaf.ts';
export {
  anyJson,
  anyNumber,
  anyObject,
  anyText,
  anything,
  base64Text,
  boolean,
  choice,
  code,
  constant,
  date,
  exactNumber,
  instant,
  nothing,
  textLeaf,
  wholeNumber,
  wholeNumberSchema,
} from './leaves.ts';
export type { ListOptions, ObjectOptions } from './object.ts';
export {
  asked,
  defaulted,
  expected,
  extended,
  implied,
  list,
  object,
  openObject,
  optional,
  optionalOrNull,
  orNull,
  required,
  union,
} from './object.ts';
export { inDocumentOrder } from './order.ts';
export type { Read } from './read.ts';
export { read } from './read.ts';
export type { ReadOptions } from './reading.ts';
export { isRecord, kindOf, Reading, shownName } from './reading.ts';
export type {
  AnyShape,
  Draft,
  Infer,
  JsonSchema,
  Leaf,
  ListShape,
  Member,
  Members,
  Named,
  NothingLeft,
  ObjectOf,
  ObjectShape,
  Shape,
  UnionShape,
} from './shape.ts';
export { anyShapeOf } from './shape.ts';
export { writeValue } from './write.ts';
export { jsonPieces } from './write-text.ts';
