import { NotFoundScreen } from "@/components/layout/not-found-screen";

/**
 * Shown after a click on a link inside the site; a direct request gets `not-found-screen`. It is small, because Next sends it
 * with every page.
 */
export default function NotFound() {
  return <NotFoundScreen />;
}
