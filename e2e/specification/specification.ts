import { section1 } from "./section-1";
import { section2Detail } from "./section-2-detail";
import { section2Header } from "./section-2-header";
import { section2Home } from "./section-2-home";
import { section2Listing } from "./section-2-listing";
import {
  section2Blog,
  section2Contact,
  section2Guides,
  section2Interior,
  section2Loan,
  section2Viewer,
} from "./section-2-pages";
import { section2Routes } from "./section-2-routes";
import { section4 } from "./section-4";
import { section9 } from "./section-9";
import type { Section } from "./statement";

/** Every sentence of the specification, sections 1, 2, 4 and 9, in its order. */
export const specification: readonly Section[] = [
  section1,
  section2Routes,
  section2Header,
  section2Home,
  section2Listing,
  section2Detail,
  section2Contact,
  section2Blog,
  section2Interior,
  section2Loan,
  section2Guides,
  section2Viewer,
  section4,
  section9,
];
