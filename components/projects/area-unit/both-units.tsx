import { inBothUnits } from "@/lib/projects/project/unit-rate";

/**
 * Words in square yards and feet. Which of them stands first is the visitor's choice (`UnitSwitch`), which the server
 * doesn't know: a page is kept for everybody. So it is made by the style sheet.
 */
export function BothUnits({ words, className = "" }: { words: string; className?: string }) {
  const both = inBothUnits(words);
  if (!both) return words;
  return (
    <span data-first={both.unit} className={`both-units ${className}`}>
      <span>{both.first}</span>{" "}
      <span>
        <i>(</i>
        {both.second}
        <i>)</i>
      </span>
    </span>
  );
}
