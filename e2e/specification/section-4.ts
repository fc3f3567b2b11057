import type { Section } from "./statement";
import * as test from "./test-names";

const places = "home-places.spec.ts › selecting a state loads its cities, clearing it empties them";

export const section4: Section = {
  section: "4 States and transitions",
  statements: 53,
  rows: [
    {
      says: "Detail page: loading, then loaded",
      not: "The page comes whole from the server: there is no time in which it is shown and not loaded.",
    },
    { says: "The active tab selects the section", tests: [test.detailTabsTest] },
    { says: "gallery media type is selected by sub-tabs", tests: [test.detailGallery] },
    { says: "floor-plan type is selected by sub-tabs", tests: [test.detailPlans] },
    { says: "Video dialog opens and closes", tests: [test.detailVideo] },
    { says: "Lightbox opens and closes", tests: [test.detailLightbox] },
    { says: "Enquiry dialog opens and closes", tests: [test.freshEnquiry] },
    { says: "Brochure dialog opens and closes", tests: [test.brochureOpens] },
    { says: "The image viewer opens at an index", tests: [test.detailLightbox] },
    {
      says: "Enquiry dialog (from a floor plan): opening resets the form",
      tests: [test.freshEnquiry],
    },
    { says: "closing clears form and messages", tests: [test.freshEnquiry] },
    { says: "On success a thank-you message shows", tests: [test.enquiryCloses, test.sends("enquiry")] },
    { says: "submit buttons hide", tests: [test.enquiryCloses] },
    { says: "and the dialog auto-closes after 2 s", tests: [test.enquiryCloses] },
    { says: "Brochure form: on success shows a message", tests: [test.brochureOpens] },
    { says: "after 1 s the brochure opens", tests: [test.brochureOpens] },
    { says: "and the dialog closes", tests: [test.brochureOpens] },
    { says: "Side callback form: on success the form is cleared", tests: [test.sends("callback")] },
    { says: "Contact form: submitting disables the button", tests: [test.contactSending] },
    { says: "and shows 'Submitting...'", tests: [test.contactSending] },
    { says: "success clears the form", tests: [test.sends("contact")] },
    {
      says: "Interior form: submitting state (button 'Submitting...', disabled)",
      tests: [test.sending("interior")],
    },
    {
      says: "Loan form: submitting state (button 'Submitting...', disabled)",
      tests: [test.sending("loan")],
    },
    {
      says: "previous messages are cleared first",
      tests: [test.sending("interior"), test.sending("loan")],
    },
    {
      says: "then a green success message",
      tests: [test.sending("interior"), test.sending("loan")],
    },
    { says: "with the form cleared", tests: [test.sends("interior"), test.sends("loan")] },
    { says: "or a red error message", tests: [test.sending("interior"), test.sending("loan")] },
    {
      says: "Editing a field clears that field's error",
      tests: [test.sending("interior"), test.sending("loan"), test.typingClears],
    },
    { says: "Typing in any enquiry field clears error messages", tests: [test.typingClears] },
    {
      says: "Listing: filter changes trigger a refetch after a 100 ms debounce",
      tests: [test.listDebounce],
    },
    { says: "with a loading overlay", tests: [test.listOverlay] },
    {
      says: "The URL query stays in sync with the filters",
      tests: [test.listFilters, test.listBack],
    },
    { says: "changing the search term resets page to 1", tests: [test.listSearch] },
    { says: "The callback dialog auto-closes 3 s after success", tests: [test.callbackCloses] },
    { says: "its error message clears after 5 s", tests: [test.callbackFailure] },
    {
      says: "Blog list: loading (spinner)",
      not: "The posts come with the page; only a second try after an error is seen loading.",
    },
    { says: "Blog list: loaded", tests: [test.blogList, test.homePosts] },
    { says: "Blog list: error", tests: [test.homeOutage] },
    { says: "Blog list: or empty (renders nothing)", tests: [test.homeOutage] },
    { says: "Home location select: selecting a state loads its cities", tests: [places] },
    { says: "clearing it empties them", tests: [places] },
    {
      says: "Drawers: open or closed",
      tests: ["menu.spec.ts › holds the focus and the page still, and gives both back"],
    },
    {
      says: "dropdowns: open or closed",
      tests: [
        "navigation.spec.ts › the bar of wide screens › closes its drop-down on Escape, on a click elsewhere and when the focus leaves",
      ],
    },
    {
      says: "FAQ accordions: one open panel at a time",
      tests: [test.rentalFaqsTest, test.loanFaqsTest],
    },
    { says: "Carousels: recent projects auto-advance every 2 s", tests: [test.recentMove] },
    { says: "among the first 3 items", tests: [test.recentMove] },
    { says: "when the screen is not small", tests: [test.recentMove] },
    { says: "testimonials autoplay 3000 ms", tests: [test.reviewsMove] },
    { says: "testimonials: no loop", tests: [test.reviewsMove] },
    { says: "client logos autoplay 2000 ms", tests: [test.logosMove] },
    { says: "client logos pause on hover", tests: [test.logosHover] },
    { says: "client logos loop", tests: [test.logosMove] },
    { says: "Record-status workflow: not shown", not: "The specification itself says that none is shown." },
  ],
};
