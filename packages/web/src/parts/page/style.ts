/** Loads a style sheet of a page that is not the first one; resolves when it is there, or cannot be had. */
export function loadStyle(address: string): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
