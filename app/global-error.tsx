"use client";

import { ErrorScreen } from "@/components/layout/error-screen";
import "./globals.css";

/**
 * Where no error screen of a frame is nearer: home, the viewer, and when the root layout itself fails. It brings its own
 * document. One at the root between the two would only be loaded with every page a second time.
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
