/**
 * There is more to do than can be done soon, and nothing of this has begun. Thrown where it comes up far from the answer; the services
 * answer it with `SERVICE_BUSY` and the time to wait.
 */
export class ServiceBusy extends Error {
  override readonly name = 'ServiceBusy';
}
