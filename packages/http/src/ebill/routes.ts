import { problem } from '@rappen/core/problem';
import type { Route } from '../route.ts';
import { deny } from './body.ts';
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

const described: readonly Route[] = [
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

/**
 * A route whose parameter would also take names that mean something else: `GET /business-cases/bill` asks for no case, but in
 * another way than the one that there is at this address. Reports `METHOD_NOT_ALLOWED`.
 */
function besideNames(route: Route): Route {
  const pattern = new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`);
  const named = described.filter(({ path }) => path !== route.path && pattern.test(path));
  if (named.length === 0) return route;
  return {
    ...route,
    handle(call) {
      const { pathname } = new URL(call.request.url);
      const allowed = named.filter(({ path }) => path === pathname).map(({ method }) => method);
      if (allowed.length === 0) return route.handle(call);
      const allow = allowed.join(', ');
      return deny(problem('METHOD_NOT_ALLOWED', [], { allowed: allow }), { headers: { allow } });
    },
  };
}

/** The eBill submission service. */
export const ebillRoutes: readonly Route[] = described.map(besideNames);
