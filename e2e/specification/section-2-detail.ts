import type { Section } from "./statement";
import * as test from "./test-names";

const imported = "import.spec.ts › an import beside the running site shows on its pages within 5 seconds";

export const section2Detail: Section = {
  section: "2 Project detail page",
  statements: 51,
  rows: [
    { says: "Header: name", tests: [test.detailAddresses] },
    { says: "Header: 'By {developer group}'", tests: [test.detailHeader] },
    { says: "Header: location with a 'View on Map' link", tests: [test.detailHeader] },
    { says: "'View on Map' is hidden for plots", tests: [test.detailPlot] },
    { says: "The link opens the map embed source if present", tests: [test.detailFacts] },
    { says: "otherwise a maps search on the location", tests: [test.detailMissing] },
    { says: "Main image", tests: [test.detailFacts] },
    { says: "RERA id when present", tests: [test.detailHeader] },
    { says: "grid of key facts", tests: [test.detailFacts] },
    { says: "video tour thumbnail (opens a video dialog)", tests: [test.detailVideo] },
    { says: "'No video available' if none", tests: [test.detailFallback] },
    { says: "a 'Download Brochure' button when a brochure exists", tests: [test.detailHeader] },
    { says: "no such button when none exists", tests: [test.detailFallback] },
    { says: "Sticky tab bar", tests: [test.detailFacts] },
    {
      says: "Tabs: Overview, Floor Plan, Amenities, Gallery, EMI Calculator",
      tests: [test.detailTabsTest],
    },
    { says: "Plots get only Overview, Gallery and EMI Calculator", tests: [test.detailPlot] },
    {
      says: "While loading a spinner is shown",
      not: "The page comes whole from the server: there is no time in which it is shown and not loaded.",
    },
    {
      says: "if nothing loaded the page renders nothing",
      not: "An empty page helps nobody: the not-found screen stands in its place (detail.spec.ts, unknown ids).",
    },
    { says: "Overview: grid of facts", tests: [test.detailFacts] },
    { says: "Overview: 'More about' the project name", tests: [test.detailFacts] },
    {
      says: "showing the first available of aboutus, aboutUs, description or about",
      tests: [test.detailFacts, imported],
    },
    { says: "else 'No description available.'", tests: [test.detailMissing] },
    { says: "Floor Plan: sub-tabs per bhkType", tests: [test.detailPlans] },
    { says: "the first sub-tab selected by default", tests: [test.detailPlans] },
    { says: "then a table of floor plan image", tests: [test.detailGallery] },
    { says: "area in sqft with BHK type", tests: [test.detailGallery, test.detailPlans] },
    { says: "price", tests: [test.detailGallery] },
    { says: "and an 'Enquire Now' button", tests: [test.detailGallery, test.freshEnquiry] },
    { says: "Empty: 'No floor plans available'", tests: [test.detailFallback] },
    { says: "Amenities: grid of amenity image and name", tests: [test.detailFacts] },
    { says: "Gallery: 'Videos' if youtube_link exists", tests: [test.detailGallery] },
    {
      says: "Gallery: one tab per distinct galleryType (labels capitalised)",
      tests: [test.detailGallery],
    },
    { says: "Gallery: or 'Images' if types are missing", tests: [test.detailMissing] },
    { says: "Gallery: else 'Gallery'", tests: [test.detailMissing] },
    { says: "First tab is selected by default", tests: [test.detailGallery] },
    { says: "Images appear in a grid", tests: [test.detailGallery] },
    { says: "with a lightbox carousel", tests: [test.detailLightbox] },
    { says: "previous/next with wrap-around", tests: [test.detailLightbox] },
    { says: "counter 'n / total'", tests: [test.detailLightbox] },
    { says: "The video link is appended after the images", tests: [test.detailGallery] },
    { says: "Empty: 'No {type} images available.'", tests: [test.detailMissing] },
    { says: "or 'No video available for this property.'", tests: [imported] },
    {
      says: "EMI Calculator tab content: the inputs and formula of sections 5 and 9",
      tests: [test.detailEmi],
    },
    {
      says: "Side card 'Interested to buy property in' the project name",
      tests: [test.detailFacts],
    },
    { says: "callback form ('Get Callback')", tests: [test.detailFacts, test.sends("callback")] },
    { says: "a note 'Assured Callback in 5 mins'", tests: [test.detailFacts] },
    { says: "(sales expert, 24 hrs)", tests: [test.detailFacts] },
    { says: "an 'Authorised Channel Partner' note", tests: [test.detailFacts] },
    {
      says: "Brochure: the button opens a brochure request dialog",
      tests: [test.sends("brochure")],
    },
    { says: "the brochure dialog asks for name, phone, email, consent", tests: [test.projectFields] },
    {
      says: "On success the PDF viewer route opens in a new tab",
      tests: [test.brochureOpens],
    },
  ],
};
