import { NotFoundScreen } from "@/components/layout/not-found-screen";

/**
 * Shown after a click on a link inside the site; a direct request gets `not-found-screen`. Not at the root: Next sends
 * the root's not-found screen with every page, where it made up three quarters of the size (measured: 106 of 133 kB of
 * a guide).
 */
export default function NotFound() {
  return <NotFoundScreen />;
}
