import { formatRupees } from "@/lib/base/format";
import { t } from "@/lib/base/language";

// In hundredths of the ring: a gap between the two colours, whose contrast with each other is too low.
const gap = 1;

/** Shares of principal and interest in the whole loan, both in rupees; an empty ring when both are zero. */
export function EmiRing({ loan, interest }: { loan: number; interest: number }) {
  const total = loan + interest;
  const share = total > 0 ? (interest / total) * 100 : 0;
  const percent = Math.round(share);
  const name = t("Of {total} paid in all, {loan} is principal and {interest}, {percent}%, is interest.", {
    total: formatRupees(total),
    loan: formatRupees(loan),
    interest: formatRupees(interest),
    percent,
  });
  return (
    <svg role="img" aria-label={total > 0 ? name : t("Nothing to pay yet.")} viewBox="0 0 120 120">
      <g>
        <circle cx="60" cy="60" r="50" />
        {total > 0 && (
          <>
            <Arc from={0} length={100 - share} />
            <Arc from={100 - share} length={share} />
          </>
        )}
      </g>
      <text x="60" y="64">
        {total > 0 ? `${percent}%` : "–"}
      </text>
      <text x="60" y="80">
        {t("interest")}
      </text>
    </svg>
  );
}

/** A part of the ring, in hundredths of it. */
function Arc({ from, length }: { from: number; length: number }) {
  // A tenth of a hundredth is less than a pixel.
  const drawn = Number(Math.max(0, length - gap).toFixed(1));
  return (
    <path
      d="M110 60A50 50 0 0 1 10 60A50 50 0 0 1 110 60"
      pathLength="100"
      strokeDasharray={`${drawn} 100`}
      strokeDashoffset={-(from + gap / 2).toFixed(1)}
    />
  );
}
