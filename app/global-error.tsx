"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import "./visitors.css";

/**
 * For pages without an error screen of their own (home, the viewer), and when the root layout fails. It renders the
 * whole document. An `error.tsx` at the root as well would only load the same screen a second time with every page.
 */
export default function GlobalError(props: { error: unknown; retry: () => void }) {
  return (
    <html lang="en-IN">
      <body>
        <main id="main">
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}
