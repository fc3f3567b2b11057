import { amounts } from "@/content/languages/hi/browser/amounts";
import { cards } from "@/content/languages/hi/browser/cards";
import { cities } from "@/content/languages/hi/browser/cities";
import { contactFields } from "@/content/languages/hi/browser/contact-fields";
import { fields } from "@/content/languages/hi/browser/fields";
import { filters } from "@/content/languages/hi/browser/filters";
import { formats } from "@/content/languages/hi/browser/formats";
import { listing } from "@/content/languages/hi/browser/listing";
import { listingLater } from "@/content/languages/hi/browser/listing-later";
import { loanFields } from "@/content/languages/hi/browser/loan-fields";
import { drawnMap } from "@/content/languages/hi/browser/drawn-map";
import { map } from "@/content/languages/hi/browser/map";
import { messages } from "@/content/languages/hi/browser/messages";
import { places } from "@/content/languages/hi/browser/places";
import { projectParts } from "@/content/languages/hi/browser/project";
import { search } from "@/content/languages/hi/browser/search";
import { shared } from "@/content/languages/hi/browser/shared";
import { shell } from "@/content/languages/hi/browser/shell";
import { stateField } from "@/content/languages/hi/browser/state-field";
import { states } from "@/content/languages/hi/browser/states";
import { stations } from "@/content/languages/hi/browser/stations";
import { viewer } from "@/content/languages/hi/browser/viewer";
import { bringWords } from "../bring-words";

// What is said in Hindi by parts whose code comes when they are opened.
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
