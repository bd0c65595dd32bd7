import type { Route } from '../route.ts';
import { caseRoutes } from './cases/routes.ts';
import { connectRoutes } from './connect/routes.ts';
import { exampleRoutes } from './examples.ts';
import { feedRoutes } from './feeds.ts';
import { healthRoutes } from './health.ts';
import { pdfConversionRoutes } from './pdf-conversion.ts';
import { recipientRoutes } from './recipients.ts';
import { submissionRoutes } from './submission/routes.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { webhookRoutes } from './webhook-routes.ts';

/** The eBill submission service. */
export const ebillRoutes: readonly Route[] = [
  ...exampleRoutes,
  ...submissionRoutes,
  ...caseRoutes,
  ...recipientRoutes,
  ...subscriptionRoutes,
  ...feedRoutes,
  ...webhookRoutes,
  ...pdfConversionRoutes,
  ...healthRoutes,
  ...connectRoutes,
];
