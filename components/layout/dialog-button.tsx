import type { ReactNode } from "react";

type Props = { opens: string; label: string; className: string; children: ReactNode };

/**
 * Opens the drawer with that id. Browsers that know `command` need no script for it;
 * in the others `MenuScript` does it. With JavaScript off it is a link to the drawer.
 */
export function DialogButton({ opens, label, className, children }: Props) {
  const command = { command: "show-modal", commandfor: opens };
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        {...command}
        className={`js-only ${className}`}
      >
        {children}
      </button>
      <noscript>
        <a href={`#${opens}`} aria-label={label} className={className}>
          {children}
        </a>
      </noscript>
    </>
  );
}
