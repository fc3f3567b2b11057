import { HeaderBar } from "./header-bar";

/** The global header, on every page but home. */
export function SiteHeader() {
  return (
    <header className="border-surface-line sticky top-0 z-30 border-b bg-white print:hidden">
      <HeaderBar />
    </header>
  );
}
