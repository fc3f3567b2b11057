type Props = { text: string; size: number; colour: string; marginTop: number };

/** A price in a preview picture. Lato has no `₹`, so the sign is drawn, as high as the digits beside it. */
export function RupeeText({ text, size, colour, marginTop }: Props) {
  const parts = text.split(/(₹| )/).filter(Boolean);
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        marginTop,
        color: colour,
        fontSize: size,
        fontWeight: 900,
        lineHeight: 1,
      }}
    >
      {parts.map((part, index) => {
        if (part === "₹") return <RupeeSign key={index} size={size} colour={colour} />;
        return part === " " ? (
          <div key={index} style={{ width: size * 0.22 }} />
        ) : (
          <div key={index}>{part}</div>
        );
      })}
    </div>
  );
}

function RupeeSign({ size, colour }: { size: number; colour: string }) {
  const height = size * 0.74;
  return (
    <svg width={height * 0.7} height={height} viewBox="0 0 21 30" style={{ marginRight: size * 0.04 }}>
      <path
        d="M1 2.200H20M1 9.200H20M1 2.200H7C15.500 2.200 15.500 16.200 7 16.200H2L15 29.500"
        fill="none"
        stroke={colour}
        strokeWidth="4.200"
      />
    </svg>
  );
}
