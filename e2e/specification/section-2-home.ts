import type { Section } from "./statement";
import * as test from "./test-names";

const words = "home.spec.ts › words alone, words with a place, and nothing at all";
const bannerAtHome = "home.spec.ts › a post whose picture fails shows the banner of its place";

export const section2Home: Section = {
  section: "2 Home page",
  statements: 37,
  rows: [
    { says: "Hero heading '0% Brokerage. 100% Happiness.'", tests: [test.homeSearch] },
    { says: "a location dropdown (default option 'All Locations')", tests: [test.homeSearch] },
    { says: "'No locations available' when there are none", tests: [test.homeOutage] },
    { says: "the dropdown is disabled when there are no cities", tests: [test.homeOutage] },
    {
      says: "the dropdown is disabled while loading",
      tests: ["home-places.spec.ts › while the states come it says so"],
    },
    { says: "a free-text box 'Enter a Builder, Project'", tests: [words] },
    { says: "a 'Let's Go' button", tests: [test.homeSearch, words] },
    {
      says: "Search goes to /propertylist with location and search as query parameters",
      tests: [words],
    },
    { says: "empty ones are omitted", tests: [test.homeSearch, words] },
    { says: "Below: a recent-projects showcase", tests: [test.homeRecent] },
    { says: "Below: testimonials", tests: [test.homeReviews] },
    { says: "Below: a blog list", tests: [test.homePosts] },
    { says: "Below: client logos", tests: [test.logosWide] },
    { says: "Below: info card, value cards", tests: [test.homeCards] },
    { says: "Recent-projects showcase: a rotating carousel", tests: [test.recentMove] },
    {
      says: "clicking a project opens /propertydetails?project={id} in a new tab",
      tests: [test.homeRecent],
    },
    {
      says: "and also stores the id in session storage under propertyId",
      tests: [test.homeRecent],
    },
    { says: "10 are fetched", tests: [test.homeRecent] },
    { says: "3 shown", tests: [test.carouselKeys] },
    { says: "An end-to-end assistance strip with 5 steps", tests: [test.homeSteps] },
    {
      says: "the steps: Search & Shortlisting, Site Visit, Home Loan Assistance, Legal Advice, Unit Booking",
      tests: [test.homeSteps],
    },
    { says: "its 'Get in Touch' button goes to /contactus", tests: [test.homeSteps] },
    { says: "Testimonials: static, six entries", tests: [test.homeReviews] },
    { says: "Testimonials with indicator bars", tests: [test.reviewBars] },
    {
      says: "the bar for the page of the active slide is highlighted",
      tests: [test.reviewBars],
    },
    { says: "clicking a bar jumps to slide 2 x index", tests: [test.reviewBars] },
    { says: "Blog list cards show title", tests: [test.blogList] },
    {
      says: "excerpt cut at 100 characters plus an ellipsis",
      tests: [test.blogList, test.homePosts],
    },
    { says: "image", tests: [test.blogList] },
    { says: "date/time", tests: [test.blogList, test.homePosts] },
    { says: "clicking one opens /blog-detail with the blog", tests: [test.blogOpens] },
    {
      says: "A failed blog image falls back to one of three bundled banner images",
      tests: [test.blogBanner, bannerAtHome],
    },
    { says: "by position, cycling", tests: [test.blogBanner] },
    { says: "Client logos: static, 14", tests: [test.logosWide] },
    { says: "Client logos: carousel", tests: [test.logosMove] },
    { says: "The home page also mounts a contact/enquiry modal", tests: [test.homeExpert] },
    {
      says: "a modal whose submit does nothing",
      not: "A form that drops what was typed would lose a lead: here it sends the contact message (tested above).",
    },
  ],
};
