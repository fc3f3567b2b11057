import { NotFoundScreen } from "@/components/layout/not-found-screen";
import { Still } from "@/components/ui/still";

/**
 * Shown after a click on a link inside the site; a direct request gets `not-found-screen`. Next sends it with every page,
 * of which it made up three quarters once (measured: 106 of 133 kB of a guide): so it is neither at the root nor in the
 * data of documents.
 */
export default function NotFound() {
  return (
    <Still name="not-found">
      <NotFoundScreen />
    </Still>
  );
}
