import './style/index.css';
import './app/tab-index.ts';
import { render } from 'preact';
import { App } from './app/app.tsx';
import { prepareLanguage } from './app/languages.ts';
import { loadAhead } from './app/load-ahead.ts';
import { renewWhenReplaced } from './app/renew.ts';
import { applySettings } from './app/settings.ts';

renewWhenReplaced();
applySettings();
loadAhead(location.pathname);
await prepareLanguage();
const root = document.getElementById('root');
if (root !== null) render(<App />, root);
