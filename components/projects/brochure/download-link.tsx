type Props = { address: string; className: string; label?: string; children: React.ReactNode };

/** A download link. Unless its host allows the download, a browser shows a file of another host: then in a new tab. */
export function DownloadLink({ address, className, label, children }: Props) {
  const elsewhere = address.startsWith("/") ? undefined : "_blank";
  return (
    <a
      href={address}
      download
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
