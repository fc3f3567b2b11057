type Props = { id: string; name: string; label: string; rows: number };

/** A field that is written in on the screen, or by hand on paper. */
export function WrittenField({ id, name, label, rows }: Props) {
  return (
    <p className="mt-4 break-inside-avoid">
      <label htmlFor={id} className="block text-sm font-bold">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        style={{ minHeight: `${rows * 1.75 + 1}rem` }}
        maxLength={2_000}
        autoComplete="off"
        className="border-ink-400 rounded-control min-h-touch mt-1 block field-sizing-content w-full border bg-white px-3 py-2 text-base"
      />
    </p>
  );
}
