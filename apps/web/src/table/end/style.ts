/** The style of the papers comes with the first of them. */
import { adoptStyle } from '../../app/adopt-style.ts';
import opening from './envelope/opening.css?inline';
import online from './paper/online-paper.css?inline';
import paper from './paper/paper.css?inline';
import sizes from './paper/paper-sizes.css?inline';
import styles from './paper/paper-styles.css?inline';
import small from './paper/small-papers.css?inline';

// The rules for a size come after those that they change, and each style after what all have in common.
adoptStyle(opening + paper + sizes + styles + online + small);
