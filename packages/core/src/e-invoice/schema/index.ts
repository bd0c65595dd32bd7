export { SchemaCheck, type SchemaProblem } from './schema-check.ts';
