import './style/index.css';
import { render } from 'preact';
import { followPresses } from './parts/page/after-press.ts';
import { guardDrops } from './parts/page/drops.ts';
import { keepFocus } from './parts/page/keep-focus.ts';
import { App } from './shell/app.tsx';

const place = document.getElementById('app');
if (place) render(<App />, place);
keepFocus();
followPresses();
guardDrops();
