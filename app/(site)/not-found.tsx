import { NotFoundScreen } from "@/components/layout/not-found-screen";

/**
 * For those who come by a link inside the site; others get `not-found-screen`. Not at the root: Next sends the root's
 * not-found screen along with every page, and with a frame of its own it made up three quarters of them (measured: 106
 * of 133 kB of a guide).
 */
export default function NotFound() {
  return <NotFoundScreen />;
}
