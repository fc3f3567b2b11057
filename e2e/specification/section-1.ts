import type { Section } from "./statement";
import * as test from "./test-names";

export const section1: Section = {
  section: "1 What the product does and for whom",
  statements: 31,
  rows: [
    { says: "run by a channel partner of property developers", tests: [test.aboutPage, test.footerAbout] },
    { says: "company established 2011", tests: [test.aboutPage] },
    { says: "'0% Brokerage' positioning", tests: [test.homeSearch, test.aboutPage] },
    {
      says: "Its audience is property buyers, renters and investors in India",
      not: "It says whom the site is written for; no screen states it.",
    },
    {
      says: "search and filter residential projects (Apartment, Villa, Plot)",
      tests: [test.listFilters, test.listSearch, test.listAddresses],
    },
    {
      says: "open a project detail page with overview, floor plans, amenities, gallery and EMI calculator",
      tests: [test.detailAddresses, test.detailTabsTest],
    },
    { says: "… with a video tour", tests: [test.detailVideo] },
    { says: "… with a brochure", tests: [test.detailHeader, test.brochureOpens] },
    { says: "request a callback", tests: [test.sends("callback"), test.sends("listing-callback")] },
    { says: "send an enquiry for a project", tests: [test.sends("enquiry")] },
    { says: "request a brochure for a project", tests: [test.sends("brochure")] },
    { says: "use a home-loan EMI calculator", tests: [test.emiSliders] },
    { says: "read home-loan guidance", tests: [test.guide] },
    { says: "read FAQs", tests: [test.rentalFaqsTest, test.loanFaqsTest] },
    { says: "read a privacy policy", tests: [test.privacy] },
    { says: "send enquiries for interior design", tests: [test.sends("interior")] },
    { says: "send enquiries for home-loan assistance", tests: [test.sends("loan")] },
    { says: "send a message through a contact form", tests: [test.sends("contact")] },
    { says: "read blogs", tests: [test.blogOpens, test.blogPost] },
    {
      says: "start a WhatsApp chat through a floating button whose prefilled greeting is 'Hello! I have a question about your properties.'",
      tests: [test.footerEverywhere],
    },
    {
      says: "Home page stat badges: Zero Brokerage services, 200+ happy customers, 500 Cr+ worth of homes sold, 55+ relationship managers",
      tests: [test.homeBadges],
    },
    {
      says: "A strip on the About/home content claims '500+ developers'",
      tests: [test.aboutPage, test.homeSteps],
    },
    { says: "The home page has testimonials", tests: [test.homeReviews] },
    { says: "The home page has a blog list", tests: [test.homePosts] },
    { says: "The home page has client logos", tests: [test.logosWide] },
    {
      says: "The home page has a regulatory-authority info card and two value cards (technology, data insights)",
      tests: [test.homeCards],
    },
    {
      says: "The footer has about text, an office address in Hyderabad",
      tests: [test.footerAbout],
    },
    { says: "The footer has a toll-free phone line {phone} open 24 hours", tests: [test.footerAbout] },
    { says: "The footer has social links", tests: [test.footerAbout] },
    { says: "The footer has links to other property sites", tests: [test.footerGroups] },
    { says: "All visitors are anonymous. There are no accounts.", tests: [test.healthyPages, test.privacy] },
  ],
};
