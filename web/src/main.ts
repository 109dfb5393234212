import './styles/tokens.css';
import './styles/kit.css';
import './styles/forms.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepUp } from './lib/app/installed';
import { newTask } from './lib/dom/draw-in-parts';
import { texts } from './texts/texts.svelte';

await texts.start();
await newTask();
const target = document.getElementById('app')!;
target.replaceChildren();
mount(App, { target });

keepUp();

// The shell also opens offline; a page under development is never kept.
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register('sw.js').catch(() => undefined);
