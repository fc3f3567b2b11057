"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import "./globals.css";

/** The last resort, when the root layout itself fails: it brings its own document. */
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
