import { reraAuthorities } from "./rera-authorities";
import { offices } from "./site";
import type { IconName } from "@/components/ui/icon";

export type AssistanceStep = { title: string; text: string; icon: IconName };

/** The five steps of the assistance strip (specification, section 2). */
export const assistanceSteps: readonly AssistanceStep[] = [
  {
    title: "Search & Shortlisting",
    text: "You tell us budget, place and must-haves. We answer with a short list that fits.",
    icon: "search",
  },
  {
    title: "Site Visit",
    text: "We arrange the visits and come along, with the questions worth asking there.",
    icon: "pin",
  },
  {
    title: "Home Loan Assistance",
    text: "The offers of several lenders side by side, and help with the papers.",
    icon: "bank",
  },
  {
    title: "Legal Advice",
    text: "A lawyer reads title, approvals and agreement before you sign.",
    icon: "scales",
  },
  {
    title: "Unit Booking",
    text: "Unit, price and payment plan in writing first. Then you book.",
    icon: "key",
  },
];

const { state } = offices[0];
const authority = reraAuthorities.find((each) => each.state === state);

/**
 * The regulator of property in the state of the registered office: what it is, and how a number is checked there. Facts of
 * the Act only; `null` where its site is not known for certain.
 */
export const regulator = authority && {
  state,
  /** With the state in its place. */
  name: "{state} Real Estate Regulatory Authority",
  title: "Check the RERA number first",
  text: "RERA is the Real Estate (Regulation and Development) Act, 2016. Before a project is advertised or sold it has to be registered with the state’s authority, unless it is exempt, as for its size: at most 500 square metres of land, or at most eight apartments.",
  checksTitle: "How to check a number in {state}",
  /** What its numbers look like belongs to the first. */
  numbers: authority.numbers,
  checks: [
    "Ask for the number in writing.",
    "Open {site} yourself and look for the registered projects.",
    "Search by the number. Compare project, promoter, survey numbers and units.",
    "Read the completion date, and until when the registration is valid.",
  ],
  note: "A registration shows that papers were filed. It is no promise of price, title or date.",
  site: { label: authority.site, href: authority.href },
  asOf: authority.checked,
};

export type ValueCard = {
  titleBold: string;
  description: string;
  bgColor: "gold" | "warm";
  image: string;
  alt: string;
};

/** The two value cards (specification, section 1): technology and data insights. */
export const valueCards: readonly ValueCard[] = [
  {
    titleBold: "Technology that saves you Saturdays",
    description:
      "A search that forgives a wrong letter, filters that say beforehand how many homes are left, and floor plans you can open large on a phone. You visit three homes, not thirty.",
    bgColor: "gold",
    image: "/media/banner-living-wide.jpg",
    alt: "Bright living room with green wall, framed prints, cream sofa and large windows",
  },
  {
    titleBold: "Data insights instead of adjectives",
    description:
      "Price, area, possession date and RERA number stand in the same place for every project, so that you compare figures with figures. An instalment is shown with what it costs over the years.",
    bgColor: "warm",
    image: "/media/tower-04-aerial.jpg",
    alt: "Aerial view of a gated community with six apartment towers around a clubhouse, pool and courts",
  },
];
