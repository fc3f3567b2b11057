import fc from "fast-check";
import { sortOptions, statusOptions } from "@/lib/projects/project/filter-table.mjs";
import { valuesOf } from "@/lib/projects/project/project-schema";

const fragments = [
  ...[
    "' or 1=1 --",
    "'; drop table projects; --",
    "1) union select null--",
    "%' and pg_sleep(9)--",
    "\\",
    "%",
    "_",
  ],
  ...[
    "<script>alert(1)</script>",
    "../../etc/passwd",
    "${7*7}",
    "{{x}}",
    "\u0000",
    "\u001b[2J",
    "\ud800",
    "\u202e",
  ],
  ...[
    "NaN",
    "Infinity",
    "-0",
    "1e308",
    "0x10",
    "9223372036854775808",
    "999999999999999",
    "99.999",
    "[]",
    "{}",
    "null",
  ],
  ...[
    "తెల్లాపూర్",
    "🏠",
    "İstanbul",
    "ﬃ",
    "a".repeat(5000),
    "क्षि".repeat(30),
    "𝒶".repeat(60),
    ",".repeat(200),
    "a,b,,c",
  ],
];

/** What somebody may send who looks for a way in, and what people type. */
export const oddText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fragments) },
  { weight: 2, arbitrary: fc.string({ unit: "binary", maxLength: 90 }) },
  { weight: 2, arbitrary: fc.string({ unit: "grapheme", maxLength: 70 }) },
  { weight: 2, arbitrary: fc.oneof(fc.integer(), fc.double(), fc.bigInt()).map(String) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "1",
      "3",
      "10",
      "5000000",
      "0",
      "true",
      "Kokapet",
      "Pune,Hyderabad",
      "nirvanta",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...valuesOf(sortOptions),
      ...valuesOf(statusOptions),
      "Plot",
      "6months",
      "New",
    ),
  },
);
