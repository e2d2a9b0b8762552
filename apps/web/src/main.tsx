import { effect } from '@preact/signals';
import { render } from 'preact';
import { App } from './app/App.tsx';
import { dressPage, settings } from './app/settings.ts';
import { keepApp } from './sw/register.ts';
import './theme/theme.css';
import { setLocale } from './words/lexicon.ts';

dressPage();
// Not awaited at the top of a module: words that share a piece with the app would wait for the app, and it for them.
void setLocale(settings.lang.value).then(() => {
  effect(() => void setLocale(settings.lang.value));
  render(<App />, document.getElementById('app')!);
  void keepApp();
});
