/**
 * Gives tools that read sources through the compiler's API the TypeScript that still has one: version 7 has none yet.
 * `node --import ./scripts/typescript-6.mjs TOOL`, or imported before the tool is.
 */
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      /^typescript(\/|$)/.test(specifier) ? specifier.replace('typescript', 'typescript-6') : specifier,
      context,
    ),
});
