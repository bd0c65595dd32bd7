import { useEffect, useState } from 'preact/hooks';

/**
 * Whether the page has been drawn once since something was so: what takes the browser long, and can come a moment later, waits
 * for that.
 */
export function useAfterPaint(since = true): boolean {
  const [isPainted, setPainted] = useState(false);
  useEffect(() => {
    if (!since) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [since]);
  return isPainted;
}
