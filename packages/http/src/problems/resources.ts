import type { Rows } from '@rappen/core/problem';

/** What can be wrong with files that are kept for invoice documents. */
export const resourcesProblems = {
  RESOURCE_NAME: {
    source: 'API',
    sentence:
      'A resource name may have up to {max} letters, digits, dots, hyphens and underscores and must not begin with a dot',
  },
  RESOURCE_UNKNOWN: { source: 'API', sentence: 'No resource has this name' },
  RESOURCE_KIND: { source: 'API', sentence: 'The resource is {found}: {expected} is required' },
  RESOURCE_TOO_MANY: {
    source: 'API',
    sentence: 'There are already {max} resources: overwrite one of them',
  },
  RESOURCE_NOT_KEPT: { source: 'API', sentence: 'This service does not store customer files' },
} as const satisfies Rows;
