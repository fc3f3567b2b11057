import { useState, type FormEvent } from "react";

type Props = { current: number; total: number; onPage: (page: number) => void };

/** `3 / 8`, where another page number can be typed. */
export function PageBox({ current, total, onPage }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    const page = Number.parseInt(draft ?? "", 10);
    setDraft(null);
    if (page >= 1 && page !== current) onPage(page);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    commit();
  };
  return (
    <form onSubmit={onSubmit} className="figures flex min-w-0 items-center gap-1.5 whitespace-nowrap">
      <input
        type="text"
        inputMode="numeric"
        enterKeyHint="go"
        autoComplete="off"
        aria-label={`Page number, 1 to ${Math.max(1, total)}`}
        disabled={total === 0}
        value={draft ?? String(current)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        className="border-surface-line rounded-control min-h-touch w-11 border bg-white px-1 text-center disabled:bg-transparent"
      />
      <span className="min-w-8">/ {total || "–"}</span>
      <span role="status" className="sr-only">
        {total > 0 && `Page ${current} of ${total}`}
      </span>
    </form>
  );
}
