type Props = { address: string; title: string; className: string; label?: string; children: React.ReactNode };

/** Browsers keep a file of another host only when that host says so, and show it otherwise: then beside the viewer. */
export function DownloadLink({ address, title, className, label, children }: Props) {
  const elsewhere = address.startsWith("/") ? undefined : "_blank";
  return (
    <a
      href={address}
      download={`${title}.pdf`}
      target={elsewhere}
      rel="noopener"
      aria-label={label}
      title={label}
      className={className}
    >
      {children}
    </a>
  );
}
