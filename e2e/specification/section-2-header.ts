import type { Section } from "./statement";
import * as test from "./test-names";

const menuOpens =
  "menu.spec.ts › opens at the left of every page, 280 px wide on small screens and 310 on others";
const toggles =
  "navigation.spec.ts › the drawer of small screens › toggles its services, and opens them by itself on listing and loan paths";
const marks = "navigation.spec.ts › the bar of wide screens › marks Our Services on loan and listing paths";
const marksType =
  "navigation.spec.ts › the bar of wide screens › marks the type that is listed, wherever the listing is called from";
const welcome =
  "welcome.spec.ts › welcomes a new visitor of the home page once, with words and a picture, after a moment";

export const section2Header: Section = {
  section: "2 Global header and navigation",
  statements: 56,
  rows: [
    { says: "Desktop top bar: menu button (opens left drawer)", tests: [test.bar, menuOpens] },
    { says: "Desktop top bar: logo (goes home)", tests: [test.bar] },
    { says: "Desktop top bar: Home, About Us, Contact Us", tests: [test.bar] },
    { says: "an 'Our Services' dropdown: Apartment, Villa, Plots", tests: [test.bar] },
    { says: "'Our Services': Home Loan or Home Loans", tests: [test.bar] },
    { says: "'Our Services': Interior Designs", tests: [test.bar] },
    {
      says: "a click-to-call phone link that goes to the contact page (read as: it calls, and Contact Us stands beside it)",
      tests: [test.bar],
    },
    { says: "Apartment goes to /propertylist?propertyType=Apartment", tests: [test.bar, test.drawer] },
    { says: "Villa goes to /propertylist?propertyType=Villa", tests: [test.bar, test.drawer] },
    { says: "Plots goes to /propertylist?propertyType=Plot", tests: [test.bar, test.drawer, marksType] },
    { says: "The active section is highlighted for paths starting with /villa", tests: [marks] },
    { says: "… starting with /apartment", tests: [marks] },
    { says: "… starting with /plot", tests: [marks] },
    { says: "… starting with /home-loan", tests: [marks] },
    { says: "… starting with /propertylist and /properties", tests: [marks, marksType] },
    { says: "On small screens a right-hand drawer holds the same links", tests: [test.drawer] },
    { says: "… and social icons", tests: [test.drawer] },
    { says: "… with a services sub-list that toggles", tests: [toggles] },
    {
      says: "On narrow screens the services group opens automatically on listing and loan paths",
      tests: [toggles],
    },
    { says: "Left drawer: width 280 on small screens, 310 otherwise", tests: [menuOpens] },
    {
      says: "a state picker; choosing a state shows 'Properties in {state}' listing its cities",
      tests: [test.menuPlaces],
    },
    {
      says: "choosing a city goes to /propertylist with the city name in location",
      tests: [test.menuPlaces],
    },
    {
      says: "some menus use the query name city; the listing page accepts both",
      tests: [test.listAddresses],
    },
    {
      says: "collapsible groups Top Builders, Popular Projects and Property Guide",
      tests: [test.menuGroups],
    },
    {
      says: "Popular Projects (entries have no destination)",
      not: "They lead to their projects: a link that goes nowhere would be a fault (tested with the groups).",
    },
    {
      says: "Property Guide: Docs Required for Home Loan, linking to home-loan-assistance",
      tests: [test.menuGroups],
    },
    { says: "Property Guide: EMI Calculator, linking to emi-calculator", tests: [test.menuGroups] },
    { says: "Property Guide: Faq, linking to faqs", tests: [test.menuGroups] },
    { says: "Property Guide: Home Loan, linking to home-loan", tests: [test.menuGroups] },
    {
      says: "plain link 'Get a Home Loan' (also called Home Loan Facility)",
      tests: [test.menuPlain],
    },
    { says: "plain link 'Interior Design'", tests: [test.menuPlain] },
    { says: "the left drawer has phone number and social links", tests: [test.menuPlain] },
    { says: "Only one group of the left drawer is open at a time", tests: [test.menuGroups] },
    { says: "A Quick Links panel lists Home Loan", tests: [test.sidebar] },
    { says: "Quick Links: Docs Required for Home Loan", tests: [test.sidebar] },
    { says: "Quick Links: Property Buying Steps", tests: [test.sidebar] },
    { says: "Quick Links: EMI Calculator", tests: [test.sidebar] },
    { says: "Quick Links: FAQ'S", tests: [test.sidebar] },
    { says: "Quick Links: Blogs", tests: [test.sidebar] },
    { says: "Quick Links: Vaastu Tips", tests: [test.sidebar] },
    { says: "Quick Links: Builder Partners", tests: [test.sidebar] },
    {
      says: "The sidebar in guide pages is hidden on small screens (width 0, otherwise 280)",
      tests: [test.sidebar],
    },
    { says: "Footer column: Builders", tests: [test.footerGroups] },
    { says: "Footer column: Properties in India", tests: [test.footerGroups] },
    { says: "… with the first 14 cities", tests: [test.homeOutage, test.footerGroups] },
    { says: "… in two columns of 7", tests: [test.homeOutage] },
    {
      says: "Footer column: Buy Property (fixed locality names linking to /propertylist)",
      tests: [test.footerGroups],
    },
    { says: "Footer column: Property Type", tests: [test.footerGroups] },
    { says: "Footer column: Quick Links", tests: [test.footerGroups] },
    { says: "Footer column: Resources", tests: [test.footerGroups] },
    { says: "Footer column: Network Sites", tests: [test.footerGroups] },
    { says: "Only one footer group is open at a time", tests: [test.footerFold] },
    { says: "A welcome dialog opens on load", tests: [welcome] },
    { says: "The welcome dialog has an about paragraph", tests: [welcome] },
    { says: "… and an image", tests: [welcome] },
    {
      says: "The welcome dialog can be closed",
      tests: [
        welcome,
        "welcome.spec.ts › closes by its button, and stays on the page with the way back as it was",
        "welcome.spec.ts › closes by Escape, and stays on the page with the way back as it was",
      ],
    },
  ],
};
