/** What a colour of a drawing stands for. */
export function ChartKey({ swatch, name }: { swatch: string; name: string }) {
  return (
    <span className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`size-3 shrink-0 rounded-full print:[print-color-adjust:exact] ${swatch}`}
      />
      {name}
    </span>
  );
}
