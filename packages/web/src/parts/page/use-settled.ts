import { useEffect, useState } from 'preact/hooks';

/** Whether a value has stood for a while, in milliseconds: what takes time waits for that, so that typing never does. */
export function useSettled(value: unknown, milliseconds: number): boolean {
  const [settled, settle] = useState<unknown>(value);
  useEffect(() => {
    const timer = setTimeout(() => settle(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled === value;
}
