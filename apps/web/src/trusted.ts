/** The only door for markup and scripts into the page: pictures made by this project, and its own workers. */
interface Rules {
  readonly createHTML: (markup: string) => string;
  readonly createScriptURL: (url: string) => string;
}
declare const trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined;

const rules: Rules = {
  // Every name inside is escaped where the picture is made.
  createHTML: (markup) => markup,
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError('Scripts come from this site only.');
  },
};
const policy = typeof trustedTypes === 'undefined' ? rules : trustedTypes.createPolicy('casefile', rules);

export const trustedMarkup = (markup: string): { readonly __html: string } => ({
  __html: policy.createHTML(markup),
});
export const trustedScriptUrl = (url: string): string => policy.createScriptURL(url);
