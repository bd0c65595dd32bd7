import { anyText, extended, type Infer, instant, list, openObject, optional, required } from '@rappen/core/model';
import { ebillErrorModel } from './ebill-error-body.ts';

const window = openObject({ from: required(instant), to: required(instant) });
const receivedHeader = openObject({ headerName: required(anyText()), headerValue: required(anyText()) });

export const healthModel = openObject({
  message: required(anyText()),
  requestDateTime: required(instant),
  receivedHeaders: required(list(receivedHeader)),
  environmentStage: required(anyText()),
  applicationVersion: required(anyText()),
  apiVersion: required(anyText()),
  maintenanceWindows: required(list(window)),
});

/** A refusal with status 503 says of the service what an answer would. */
export const unhealthyModel = extended(
  ebillErrorModel,
  {
    requestDateTime: optional(instant),
    receivedHeaders: optional(list(receivedHeader)),
    environmentStage: optional(anyText()),
    applicationVersion: optional(anyText()),
    apiVersion: optional(anyText()),
    maintenanceWindows: optional(list(window)),
  },
  { name: 'HealthError' },
);

/** How the network is; refusals of the operation say it too. */
export type Health = Infer<typeof healthModel>;
