import { catalogue as coreCatalogue } from '@rappen/core/problem';
import { accountsProblems } from './accounts.ts';
import { admissionProblems } from './admission.ts';
import { requestProblems } from './request.ts';
import { resourcesProblems } from './resources.ts';
import { submissionProblems } from './submission.ts';
import { webhooksProblems } from './webhooks.ts';

/** The rows of the services, by what they are about. */
export const problemsByOwner = {
  request: requestProblems,
  admission: admissionProblems,
  accounts: accountsProblems,
  resources: resourcesProblems,
  webhooks: webhooksProblems,
  submission: submissionProblems,
};

/** Every problem that the services report: their own and those of the core. */
export const catalogue = {
  ...coreCatalogue,
  ...requestProblems,
  ...admissionProblems,
  ...accountsProblems,
  ...resourcesProblems,
  ...webhooksProblems,
  ...submissionProblems,
};

export type ProblemCode = keyof typeof catalogue;
