import { amounts } from "@/content/languages/te/browser/amounts";
import { cards } from "@/content/languages/te/browser/cards";
import { cities } from "@/content/languages/te/browser/cities";
import { contactFields } from "@/content/languages/te/browser/contact-fields";
import { fields } from "@/content/languages/te/browser/fields";
import { filters } from "@/content/languages/te/browser/filters";
import { formats } from "@/content/languages/te/browser/formats";
import { listing } from "@/content/languages/te/browser/listing";
import { listingLater } from "@/content/languages/te/browser/listing-later";
import { loanFields } from "@/content/languages/te/browser/loan-fields";
import { drawnMap } from "@/content/languages/te/browser/drawn-map";
import { map } from "@/content/languages/te/browser/map";
import { messages } from "@/content/languages/te/browser/messages";
import { places } from "@/content/languages/te/browser/places";
import { projectParts } from "@/content/languages/te/browser/project";
import { search } from "@/content/languages/te/browser/search";
import { shared } from "@/content/languages/te/browser/shared";
import { shell } from "@/content/languages/te/browser/shell";
import { stateField } from "@/content/languages/te/browser/state-field";
import { states } from "@/content/languages/te/browser/states";
import { stations } from "@/content/languages/te/browser/stations";
import { viewer } from "@/content/languages/te/browser/viewer";
import { bringWords } from "../bring-words";

// What is said in Telugu by parts whose code comes when they are opened.
bringWords(
  amounts,
  cards,
  cities,
  contactFields,
  fields,
  filters,
  formats,
  listing,
  listingLater,
  loanFields,
  drawnMap,
  map,
  messages,
  places,
  projectParts,
  search,
  shared,
  shell,
  stateField,
  states,
  stations,
  viewer,
);
