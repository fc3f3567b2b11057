import type { LeadFormId } from "../../lib/enquiries/forms/lead-forms";

// The names of tests to which more than one section refers.

export const bar =
  "navigation.spec.ts › the bar of wide screens › on /aboutus has menu, logo, links, services and phone";
export const drawer =
  "navigation.spec.ts › the drawer of small screens › on /aboutus opens at the right with the same links and the company's pages elsewhere";
export const footerEverywhere =
  "footer.spec.ts › stands on every page, with a WhatsApp button that knows its greeting";
export const footerAbout = "footer.spec.ts › has about text, office, toll-free line and social links";
export const footerGroups =
  "footer.spec.ts › names builders, cities, localities, types, guides and other sites";
export const footerFold =
  "footer.spec.ts › has one group open at a time on phones, and all of them where there is room";
export const menuGroups = "menu.spec.ts › keeps one group open at a time, each with its links";
export const menuPlaces =
  "menu.spec.ts › shows the cities of the chosen state, and leads to what is for sale in one";
export const menuPlain = "menu.spec.ts › has plain links, the phone number and the company's pages elsewhere";

export const homeSearch = "home.spec.ts › the search leads to the listing, empty fields left out";
export const homeBadges = "home.spec.ts › the four badges, each with its date";
export const homeRecent = "home.spec.ts › ten recent projects; one opens in a new tab and is remembered";
export const homeSteps = "home.spec.ts › five steps of assistance, dated claims, and the way to get in touch";
export const homeReviews =
  "home.spec.ts › six reviews say that they are samples, are cut after six lines, and can be read whole";
export const homePosts =
  "home.spec.ts › the latest posts, with date, cut excerpt and picture, in 1, 2 or 3 columns";
export const homeCards = "home.spec.ts › the authority's card leads to its website; two value cards";
export const homeTheme =
  "home.spec.ts › the quick types lead to their lists; red, gold and Lato are the theme";
export const homeExpert =
  "lead-dialogs.spec.ts › the home page's expert is the contact form, which stays open with its thanks";
export const homeOutage =
  "home-outage.spec.ts › what can't be read says so, and is read again when told; of 20 cities the footer names 14";

export const recentMove =
  "home-carousels.spec.ts › recent projects move every 2 s among the first three, where the screen is not small";
export const reviewsMove = "home-carousels.spec.ts › reviews move every 3 s and end at the last one";
export const reviewBars =
  "home-carousels.spec.ts › reviews have a bar for each page of those in view, which leads there";
export const reviewsWide = "home-carousels.spec.ts › reviews are two from 600 px";
export const logosMove = "home-carousels.spec.ts › logos move every 2 s, round and round";
export const logosWide =
  "home-carousels.spec.ts › logos of developers are 1, 2, 3, 4 from 320, 600, 900, 1200 px";
export const logosHover = "carousel-control.spec.ts › the pointer over the slides holds them";
export const carouselKeys =
  "carousel-control.spec.ts › arrow keys move the slides, and only those in view are in the order of the tab key";

export const listFilters =
  "listing.spec.ts › choosing filters narrows the list, writes the address and counts the projects";
export const listPages =
  "listing.spec.ts › pages: ten to a page, links between them, a change of filter goes back to the first";
export const listEmpty = "listing.spec.ts › a page past the end is 404, an unknown place is an empty list";
export const listMore =
  "listing.spec.ts › More Filters holds area, status, bathrooms, availability and builder";
export const listSearch =
  "listing.spec.ts › typing a name with a wrong letter finds it, and starts at page 1";
export const listBack =
  "listing.spec.ts › back and forward walk through the filters, and a reload keeps them";
export const listAddresses =
  "listing-filters.spec.ts › each parameter of the address asks for exactly what it names";
export const listChoices =
  "listing-filters.spec.ts › the fields offer the choices of the specification, in its words";
export const listDebounce =
  "listing-filters.spec.ts › a change waits 100 ms before it asks, and changes in quick succession ask once";
export const listReset = "listing-filters.spec.ts › Reset clears every filter";
export const cardTrial =
  "listing-cards.spec.ts › cards leave out what is not active, say what is missing, and count in lakh and crore";
export const cardGroups = "listing-cards.spec.ts › one floor-plan group of a card is open at a time";
export const listOverlay =
  "listing-cards.spec.ts › a slow answer shows the overlay, a failing one a sentence and a way to try again";
export const listPromise = "lead-dialogs.spec.ts › the listing's callback names its project and its promise";

export const detailAddresses = "detail.spec.ts › a home opens from the list, by each of its three addresses";
export const detailType =
  "detail.spec.ts › a wrong slug moves to the right one for good; any other type means a property";
export const detailHeader =
  "detail.spec.ts › the header names the project, its developer, its place and its price";
export const detailTabsTest =
  "detail.spec.ts › the tab bar selects the part that is read, by click, by key and by scrolling";
export const detailPlans = "detail.spec.ts › floor plans stand by type, the first one open";
export const detailLightbox = "detail.spec.ts › the lightbox goes round, counts, and answers to keys";
export const detailVideo =
  "detail.spec.ts › the video opens in a dialog, and nothing is asked of its host before";
export const detailPlot = "detail.spec.ts › a plot has three tabs, no map link and its own address";
export const detailEmi = "detail.spec.ts › the EMI calculator agrees with itself";
export const detailFacts =
  "detail-parts.spec.ts › picture, key facts, overview, amenities and the side card say what is known";
export const detailGallery =
  "detail-parts.spec.ts › floor plans are a table; the gallery has a tab for each kind, and ends with the film";
export const detailMissing =
  "detail-parts.spec.ts › each part has its words for what the catalogue leaves out";
export const detailFallback = "detail-fallback.spec.ts › what is missing says so";

export const contactPageTest =
  "contact.spec.ts › Contact Us has office, e-mail, phone and form; its map loads when it is asked for, not before";
export const aboutPage = "guides.spec.ts › About Us says who, why and since when";
export const guide =
  "guides.spec.ts › the Home Loan Guide answers eleven questions, each reached from the table of contents";
export const sidebar =
  "guides.spec.ts › guides have the Quick Links beside them, 280 wide, and none on a small screen";
export const rentalFaqsTest =
  "guides.spec.ts › of the eight rental FAQs one is open at a time, by mouse and by keyboard";
export const privacy =
  "guides.spec.ts › the privacy policy has the date of its last change and a way to every section";
export const comingSoon = (path: string) =>
  `guides.spec.ts › ${path} is a placeholder that no search engine keeps`;
export const loanParts = "home-loan-assistance.spec.ts › benefits, three tiles, five steps";
export const lendersTest =
  "home-loan-assistance.spec.ts › three lenders at a time, 20 px apart, every 2 s, round and round";
export const loanFaqsTest = "home-loan-assistance.spec.ts › five questions, one open at a time";

export const blogList =
  "blog.spec.ts › the list shows picture, title, date, time and the excerpt, cut at 100 characters";
export const blogColumns = "blog.spec.ts › posts stand in one, two and three columns";
export const blogBanner = "blog.spec.ts › a picture that fails gives way to a banner, by position";
export const blogPost =
  "blog.spec.ts › a post has its title, long date, time, picture and text, and leads to others";
export const blogNoPicture = "blog.spec.ts › a post's picture that fails is not shown";
export const blogMissing = "blog.spec.ts › without a post, or with one that is not there, 'Blog not found'";
export const blogOpens = "shell.spec.ts › blog posts open from the list; a bare blog detail is not found";
export const notFoundTest = "shell.spec.ts › health, readiness, unknown addresses";
export const healthyPages =
  "shell.spec.ts › pages show no error in the console, miss no picture and ask nobody to sign in";

export const viewer =
  "pdf-viewer.spec.ts › a brochure of the catalogue is shown in full, from our own origin alone";
export const viewerWithout =
  "pdf-viewer-address.spec.ts › without an address there are the words, and ways on";

export const emiSliders = "emi.spec.ts › sliders and boxes agree, and the figures follow";
export const emiTenuresTest = "emi.spec.ts › ring, curve and table tell the chosen tenure, of three";

/** A form that is refused, filled in and sent. */
export const sends = (form: LeadFormId) =>
  `lead-forms.spec.ts › ${form}: says what is missing and what is wrong, each sentence once, and thanks for the rest`;
export const choices = (form: "interior" | "loan" | "contact") =>
  `lead-choices.spec.ts › ${form}: its fields, and the choices of each select`;
export const projectFields =
  "lead-choices.spec.ts › the forms of a project ask for its country code, +91 unless another is chosen";
export const sending = (form: "interior" | "loan") =>
  `lead-sending.spec.ts › ${form}: red when it failed, without words while it is sent, green and empty when it arrived`;
export const contactSending =
  "lead-failures.spec.ts › while it is sent the button says so, and pressing twice sends once";
export const typingClears =
  "lead-forms.spec.ts › typing clears all messages of an enquiry, and in the contact form the one of its field";
export const freshEnquiry =
  "lead-dialogs.spec.ts › each opening is a fresh form, Escape closes it, and the focus goes back";
export const enquiryCloses =
  "lead-dialogs.spec.ts › enquiry: the thanks hide the button, and the dialog closes after 2 s";
export const callbackCloses =
  "lead-dialogs.spec.ts › listing-callback: the thanks hide the button, and the dialog closes after 3 s";
export const callbackFailure = "lead-failures.spec.ts › the listing callback's failure goes after 5 seconds";
export const brochureOpens =
  "lead-dialogs.spec.ts › the brochure opens in a new tab 1 s after its thanks, and the dialog closes";
