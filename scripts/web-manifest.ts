/** What a device shows of the application, and where it starts: a web application manifest, as JSON. */
export function webManifest(icons: Readonly<Record<string, string>>): string {
  const icon = (name: string, sizes: string, purpose: string) => ({
    src: icons[name],
    sizes,
    type: name.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: 'Rappen – invoices and QR-bills',
    short_name: 'Rappen',
    description: 'Swiss invoices and QR-bills, made, read and checked on this device',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: '#ffffff',
    categories: ['business', 'finance'],
    icons: [
      icon('icon.svg', 'any', 'any'),
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('maskable-512.png', '512x512', 'maskable'),
    ],
    shortcuts: [
      { name: 'New invoice', url: '/#/desk/new' },
      { name: 'Read', url: '/#/read' },
    ].map((shortcut) => ({ ...shortcut, icons: [icon('icon-192.png', '192x192', 'any')] })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
