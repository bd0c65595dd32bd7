import { problem } from '../problems/index.ts';
import type { Route } from '../route/route.ts';
import { caseRoutes } from './cases/routes.ts';
import { pdfConversionRoutes } from './conversion/pdf-conversion.ts';
import { erasureRoutes } from './erasure/routes.ts';
import { exampleRoutes } from './examples/routes.ts';
import { feedRoutes } from './feeds/routes.ts';
import { mailRoutes } from './mails/routes.ts';
import { healthRoutes } from './network/health.ts';
import { deny } from './operation/body.ts';
import { recipientRoutes } from './recipients/recipients.ts';
import { subscriptionRoutes } from './recipients/subscriptions.ts';
import { stagingRoutes } from './staging/routes.ts';
import { statementRoutes } from './statements/routes.ts';
import { submissionRoutes } from './submission/routes.ts';
import { webhookRoutes } from './webhooks/routes.ts';

const described: readonly Route[] = [
  ...exampleRoutes,
  ...submissionRoutes,
  ...stagingRoutes,
  ...erasureRoutes,
  ...statementRoutes,
  ...caseRoutes,
  ...recipientRoutes,
  ...subscriptionRoutes,
  ...feedRoutes,
  ...webhookRoutes,
  ...mailRoutes,
  ...pdfConversionRoutes,
  ...healthRoutes,
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
