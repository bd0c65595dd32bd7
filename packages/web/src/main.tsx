import './style/index.css';
import { render } from 'preact';
import { guardDrops } from './parts/drops.ts';
import { followPresses } from './shell/after-press.ts';
import { App } from './shell/app.tsx';
import { keepFocus } from './shell/keep-focus.ts';
import { keptTheme, showTheme } from './shell/settings.ts';

showTheme(keptTheme());
const place = document.getElementById('app');
if (place) render(<App />, place);
keepFocus();
followPresses();
guardDrops();
