/**
 * Styles that single pages bring along in a `<style>` of their own. They are listed here because a page that is reached by a
 * link in the browser has the policy of the one before it, which has to know them (`lib/server/http/policy.ts`).
 */
export const pageStyles = {
  /**
   * The current part's link is marked by CSS, in browsers that know `:target-current`: no script is needed. It is not
   * among the classes because Next's CSS parser does not know it yet and would warn at each compile.
   */
  "table-of-contents":
    "@media (min-width:80rem){.contents-link:target-current{color:var(--marked);border-color:var(--marked);font-weight:700}}",
} as const;
