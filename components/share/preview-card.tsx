import { brand, colours, logo } from "@/content/site";

/** WhatsApp shows the middle square of a picture, so all text is inside it, with a margin. */
const column = 586;

const {
  brand: { 600: red },
  gold: { 500: gold },
} = colours;
const mark = `data:image/svg+xml,${encodeURIComponent(logo)}`;

const shade =
  "linear-gradient(to bottom, rgba(26,26,31,0.5) 0%, rgba(26,26,31,0.1) 24%, rgba(26,26,31,0.42) 46%, rgba(26,26,31,0.88) 74%, rgba(26,26,31,0.95) 100%)";

/** A text in Latin letters, or a picture of one in others, with its size in parts of the font's size. */
type TextPart = string | { src: string; width: number; height: number };

type CardWords = {
  title: readonly TextPart[];
  line: readonly TextPart[];
  price: string | null;
  rera: string | null;
  /** The company's own registrations. */
  agent?: string;
  code?: string;
};

/** The text of a preview picture, drawn over its photo by `next/og`, which knows no layout but flex boxes. */
export function PreviewCard({ title, line, price, rera, agent, code }: CardWords) {
  return (
    <div
      style={{ ...fill, alignItems: "center", backgroundImage: shade, fontFamily: "Lato", color: "#FFFFFF" }}
    >
      <Brand />
      {code && <RegisterCode code={code} number={rera ?? ""} />}
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          alignItems: "center",
          width: column,
          marginTop: "auto",
        }}
      >
        <Words
          parts={title}
          style={{ fontSize: titleSize(title), fontWeight: 900, lineHeight: 1.08, letterSpacing: -0.5 }}
        />
        {line.length > 0 && <Words parts={line} style={{ fontSize: 33, fontWeight: 700, marginTop: 12 }} />}
        {price && <div style={{ width: 72, height: 4, marginTop: 18, backgroundColor: gold }} />}
        {price && <RupeeText text={price} size={priceSize(price)} colour="#F3D98F" marginTop={14} />}
        {rera && (
          <div style={{ ...text, fontSize: rera.length > 34 ? 21 : 26, marginTop: 14, color: "#E8E4DD" }}>
            {rera}
          </div>
        )}
        {agent && <div style={{ ...text, fontSize: 20, marginTop: 10, color: "#E8E4DD" }}>{agent}</div>}
      </div>
      <div style={{ width: "100%", height: 12, marginTop: 40, backgroundColor: red }} />
    </div>
  );
}

const fill = { display: "flex", flexDirection: "column", width: "100%", height: "100%" } as const;
const text = { display: "flex", justifyContent: "center", textAlign: "center", textWrap: "balance" } as const;

type TextStyle = { fontSize: number; fontWeight: number; lineHeight?: number; letterSpacing?: number };

/** A text; its parts in other scripts are pictures, each on a line of its own. */
function Words({ parts, style }: { parts: readonly TextPart[]; style: TextStyle & { marginTop?: number } }) {
  return (
    <div style={{ ...style, display: "flex", flexDirection: "column", alignItems: "center" }}>
      {parts.map((part, place) =>
        typeof part === "string" ? (
          <div key={place} style={text}>
            {part.replace(/(\d) (?=BHK)/g, "$1\u00a0")}
          </div>
        ) : (
          <DrawnWords key={place} part={part} size={style.fontSize} />
        ),
      )}
    </div>
  );
}

/** As large as the letters beside it, and no wider than the column. */
function DrawnWords({ part, size }: { part: Exclude<TextPart, string>; size: number }) {
  const scale = Math.min(size, column / part.width);
  const [width, height] = [part.width, part.height].map((pixels) => Math.round(pixels * scale));
  // eslint-disable-next-line @next/next/no-img-element -- drawn by `next/og`, not by a browser.
  return <img src={part.src} width={width} height={height} alt="" style={{ marginTop: 8 }} />;
}

/** Beside the middle square, which is small where it stands alone: whoever sees the whole picture can read the code. */
function RegisterCode({ code, number }: { code: string; number: string }) {
  return (
    <div
      style={{
        ...{ display: "flex", flexDirection: "column", alignItems: "center", width: 220, padding: 6 },
        ...{ position: "absolute", right: 32, bottom: 44, borderRadius: 16 },
        ...{ backgroundColor: "#FFFFFF", color: "#1A1A1F" },
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, never sent to a browser */}
      <img src={`data:image/svg+xml,${encodeURIComponent(code)}`} alt="" width={208} height={208} />
      {number.split(", ").map((part) => (
        <div key={part} style={{ ...text, width: 208, fontSize: 18, wordBreak: "break-word" }}>
          {part}
        </div>
      ))}
    </div>
  );
}

/** More letters would leave the middle square. */
const longestName = 24;

function Brand() {
  return (
    <div
      style={{
        display: "flex",
        alignItems: "center",
        marginTop: 28,
        padding: "9px 24px 9px 10px",
        borderRadius: 40,
        backgroundColor: "#FFFFFF",
        color: red,
        fontSize: 32,
        fontWeight: 900,
      }}
    >
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by next/og, never sent to a browser */}
      <img src={mark} alt="" width={50} height={50} style={{ marginRight: 14 }} />
      {brand.name.length > longestName ? brand.shortName : brand.name}
    </div>
  );
}

/** The largest size at which the title has at most three lines and its longest word one. */
function titleSize(parts: readonly TextPart[]): number {
  const title = parts.filter((part) => typeof part === "string").join(" ");
  const longestWord = Math.max(...title.split(" ").map((word) => word.length));
  // A letter of Lato is about half as wide as it is high.
  const length = parts.reduce(
    (sum, part) => sum + (typeof part === "string" ? part.length : 2 * part.width),
    0,
  );
  const byLength = length <= 26 ? 74 : length <= 44 ? 62 : 50;
  return Math.max(26, Math.min(byLength, Math.floor(column / (longestWord * 0.62))));
}

/** The largest size at which the price fits on one line. */
function priceSize(price: string): number {
  return Math.max(28, Math.min(68, Math.floor(column / (price.length * 0.53))));
}

type Props = { text: string; size: number; colour: string; marginTop: number };

/** A price in a preview picture. Lato has no `₹`, so the sign is drawn, as high as the digits beside it. */
function RupeeText({ text, size, colour, marginTop }: Props) {
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
