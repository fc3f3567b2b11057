/**
 * Nobody sees it: `app/[lang]/(site)/[...unknown]` answers every unknown address. Without this file Next's own screen, with its
 * styles, is in the data of every page.
 */
export default function NotFound() {
  return <h1>404 Not Found</h1>;
}
