/** The style of the papers comes with the first of them. */
import { adoptStyle } from '../../app/adopt-style.ts';
import opening from './envelope/opening.css?inline';
import paper from './paper/paper.css?inline';
import styles from './paper/paper-styles.css?inline';
import small from './paper/small-papers.css?inline';

adoptStyle(opening + paper + styles + small);
