/** The styles of the stage come with the first scene. */

import { effect } from '@preact/signals';
import { adoptStyle } from '../../app/adopt-style.ts';
import onPhones from './on-phones.css?inline';
import { paceFactor } from './pace.ts';
import pictures from './pictures.css?inline';
import question from './question.css?inline';
import stage from './stage.css?inline';

// Only where something moves: from the root every element of the page would inherit it anew, in the frame of the first
// roll.
const pace = '.staging, .felt-cards, .sitter-face { --pace: 1 }';
// The rules for phones come last, to override the others.
const sheet = adoptStyle([pace, stage, question, pictures, onPhones].join('\n'));
effect(() => (sheet.cssRules[0] as CSSStyleRule).style.setProperty('--pace', String(paceFactor())));
