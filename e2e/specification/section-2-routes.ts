import type { Section } from "./statement";
import * as test from "./test-names";

const shareTags = "metadata.spec.ts › every listed path has a title, a description and share tags of its own";

export const section2Routes: Section = {
  section: "2 Route table",
  statements: 53,
  rows: [
    { says: "/ is Home", tests: [test.homeSearch] },
    {
      says: "The global header is hidden on / only",
      tests: [
        "navigation.spec.ts › the bar of wide screens › is the global one, and stays in view, on every page but home",
      ],
    },
    { says: "/aboutus: company intro, vision, mission", tests: [test.aboutPage] },
    {
      says: "/aboutus: mission is data-driven insights, AI-powered search, end-to-end solutions, professional team",
      tests: [test.aboutPage],
    },
    { says: "/aboutus: message from the CEO", tests: [test.aboutPage] },
    { says: "/contactus is the contact page", tests: [test.contactPageTest] },
    { says: "/propertylist and /properties are the same listing page", tests: [test.listAddresses] },
    { says: "Query parameters: location or city", tests: [test.listAddresses] },
    { says: "Query parameter: search", tests: [test.listAddresses] },
    { says: "Query parameter: page", tests: [test.listAddresses] },
    { says: "Query parameter: propertyType (Apartment, Villa or Plot)", tests: [test.listAddresses] },
    { says: "Query parameter: bedrooms", tests: [test.listAddresses] },
    { says: "Query parameter: budget", tests: [test.listAddresses] },
    { says: "Query parameter: possession", tests: [test.listAddresses] },
    {
      says: "/propertydetails?project={id} (also /propertydetails/{id}) is the project detail",
      tests: [test.detailAddresses],
    },
    { says: "Add type=plot for a plot", tests: [test.detailPlot] },
    { says: "any other value of type, or none, means a property", tests: [test.detailType] },
    {
      says: "/pdf-viewer?url={encoded brochure}&property={encoded name} is a full-screen brochure viewer",
      tests: [test.viewer],
    },
    { says: "… opened in a new tab", tests: [test.brochureOpens] },
    { says: "/blog is the blog list", tests: [test.blogList] },
    {
      says: "also /blogs in menus",
      tests: ["blog.spec.ts › /blogs is the blog, under the one canonical address"],
    },
    { says: "/blog-detail shows the chosen blog", tests: [test.blogOpens, test.blogPost] },
    {
      says: "/blog-detail receives the chosen blog as navigation state",
      not: "The address names the post, so that it can be shared and read without a script; its path is tested above.",
    },
    { says: "/interior-design has an enquiry form", tests: [test.sends("interior")] },
    {
      says: "a second 'Coming Soon' entry for /interior-design is never reached",
      tests: [test.choices("interior")],
    },
    { says: "/home-loan-assistance is the loan page with an enquiry form", tests: [test.sends("loan")] },
    { says: "/home-loan is the Home Loan Guide", tests: [test.guide] },
    { says: "/home-loan is in the sidebar layout", tests: [test.sidebar] },
    { says: "/emi-calculator is in the sidebar layout", tests: [test.sidebar] },
    { says: "/emi-calculator is titled 'Home Loan EMI Calculator'", tests: [test.emiSliders] },
    { says: "/faqs has 8 rental FAQs", tests: [test.rentalFaqsTest] },
    { says: "/faqs is in the sidebar layout", tests: [test.sidebar] },
    { says: "/privacy-policy is the privacy policy", tests: [test.privacy] },
    { says: "/docs-required reads 'Coming Soon...'", tests: [test.comingSoon("/docs-required")] },
    {
      says: "/property-buying-steps reads 'Coming Soon...'",
      tests: [test.comingSoon("/property-buying-steps")],
    },
    { says: "/vaastu-tips reads 'Coming Soon...'", tests: [test.comingSoon("/vaastu-tips")] },
    { says: "/builder-partners reads 'Coming Soon...'", tests: [test.comingSoon("/builder-partners")] },
    { says: "/home-loan-facility reads 'Coming Soon...'", tests: [test.comingSoon("/home-loan-facility")] },
    {
      says: "anything else: a picture and the text '404 Not Found'",
      tests: [test.notFoundTest],
    },
    {
      says: "On every path change the view scrolls to the top",
      tests: [
        "scroll.spec.ts › a new path is shown from its top, however far the last one was scrolled",
        "scroll.spec.ts › home and the other pages count as paths too",
        "scroll.spec.ts › from far down a listing a project opens at its top, and the way back leads to the same card",
      ],
    },
    { says: "Page title, description and social-share tags are set for /", tests: [shareTags] },
    { says: "… for /aboutus and /contactus", tests: [shareTags] },
    { says: "… for /propertylist and /properties", tests: [shareTags] },
    { says: "… for /builder-partners", tests: [shareTags] },
    { says: "… for /docs-required", tests: [shareTags] },
    { says: "… for /emi-calculator", tests: [shareTags] },
    { says: "… for /faqs", tests: [shareTags] },
    { says: "… for /home-loan and /home-loan-facility", tests: [shareTags] },
    { says: "… for /property-buying-steps and /vaastu-tips", tests: [shareTags] },
    { says: "… for /interior-design", tests: [shareTags] },
    { says: "… for /blog-detail", tests: [shareTags] },
    { says: "A footer appears on every page", tests: [test.footerEverywhere] },
    { says: "A floating WhatsApp button appears on every page", tests: [test.footerEverywhere] },
  ],
};
