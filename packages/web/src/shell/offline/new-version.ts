import { useEffect, useState } from 'preact/hooks';

/**
 * Keeps the application in the browser, so that it starts without a network. Returns undefined until a newer version is there,
 * then what loads it.
 */
export function useNewVersion(): (() => void) | undefined {
  const [take, setTake] = useState<() => void>();
  useEffect(() => {
    // Only where pages come by HTTPS or from this machine
    const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    if (container === undefined) return;
    const announce = (load: () => void) => setTake(() => load);
    // The first worker replaces nothing
    let isReplaced = container.controller !== null;
    const follow = () => {
      // Another tab took the new version: what this one shows is the old one
      if (isReplaced) announce(() => location.reload());
      isReplaced = true;
    };
    container.addEventListener('controllerchange', follow);
    const start = () => void register(container, announce);
    // The page comes first
    if (document.readyState === 'complete') start();
    else addEventListener('load', start, { once: true });
    return () => {
      container.removeEventListener('controllerchange', follow);
      removeEventListener('load', start);
    };
  }, []);
  return take;
}

async function register(container: ServiceWorkerContainer, announce: (load: () => void) => void): Promise<void> {
  const registration = await container
    .register('/service-worker.js', { updateViaCache: 'none' })
    .catch(() => undefined);
  if (registration === undefined) return;
  const tell = () => {
    const { waiting } = registration;
    if (waiting === null || container.controller === null) return;
    announce(() => {
      container.addEventListener('controllerchange', () => location.reload(), { once: true });
      waiting.postMessage('take over');
    });
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });
  // A page that stays open for days asks when somebody comes back to it
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}
