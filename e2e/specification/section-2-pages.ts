import type { Section } from "./statement";
import * as test from "./test-names";

export const section2Contact: Section = {
  section: "2 Contact page",
  statements: 5,
  rows: [
    { says: "Registered office address in Hyderabad", tests: [test.contactPageTest] },
    { says: "a contact e-mail {email}", tests: [test.contactPageTest] },
    { says: "and phone {phone}", tests: [test.contactPageTest] },
    { says: "a 'Message Us' form", tests: [test.contactPageTest, test.sends("contact")] },
    { says: "and an embedded map", tests: [test.contactPageTest] },
  ],
};

export const section2Blog: Section = {
  section: "2 Blog detail",
  statements: 9,
  rows: [
    { says: "Without a blog: 'Blog not found'", tests: [test.blogMissing] },
    {
      says: "text 'The blog you're looking for doesn't exist or has been removed.'",
      tests: [test.blogMissing],
    },
    { says: "and a 'Go to Home' button", tests: [test.blogMissing] },
    { says: "Otherwise: title", tests: [test.blogPost] },
    { says: "date (long US format)", tests: [test.blogPost] },
    { says: "time", tests: [test.blogPost] },
    { says: "image", tests: [test.blogPost] },
    { says: "hidden if it fails to load", tests: [test.blogNoPicture] },
    { says: "the about text as HTML", tests: [test.blogPost] },
  ],
};

export const section2Interior: Section = {
  section: "2 Interior design page",
  statements: 2,
  rows: [
    {
      says: "Enquiry form: name, email, phoneNumber, propertyType, message",
      tests: [test.choices("interior")],
    },
    {
      says: "Property type options: Apartment, Villa, Independent House, Penthouse, Plot, Commercial Space",
      tests: [test.choices("interior")],
    },
  ],
};

export const section2Loan: Section = {
  section: "2 Home loan assistance page",
  statements: 11,
  rows: [
    {
      says: "Enquiry form: name, email, phoneNumber, city, occupation, propertyIdentity, loanAmount, message",
      tests: [test.choices("loan")],
    },
    { says: "a benefits list", tests: [test.loanParts] },
    { says: "a five-step process list", tests: [test.loanParts] },
    { says: "three tiles (Fill Details, Max Funding, No Hidden Charges)", tests: [test.loanParts] },
    { says: "an auto-scrolling carousel of lender logos", tests: [test.lendersTest] },
    { says: "looping", tests: [test.lendersTest] },
    {
      says: "3 visible",
      tests: [
        test.lendersTest,
        "home-loan-assistance.spec.ts › lenders are three on the smallest phone too, with their names",
      ],
    },
    { says: "2 s delay", tests: [test.lendersTest] },
    { says: "20 px gap", tests: [test.lendersTest] },
    { says: "five FAQs", tests: [test.loanFaqsTest] },
    { says: "in an accordion", tests: [test.loanFaqsTest] },
  ],
};

export const section2Guides: Section = {
  section: "2 Guide pages",
  statements: 15,
  rows: [
    { says: "Home Loan Guide with 11 questions", tests: [test.guide] },
    { says: "(some with detail lists)", tests: [test.guide] },
    { says: "8 rental FAQs", tests: [test.rentalFaqsTest] },
    { says: "with one panel open at a time", tests: [test.rentalFaqsTest] },
    { says: "privacy policy covering consent", tests: [test.privacy] },
    { says: "information collected", tests: [test.privacy] },
    { says: "use of information", tests: [test.privacy] },
    { says: "log files", tests: [test.privacy] },
    { says: "cookies", tests: [test.privacy] },
    { says: "advertising partners", tests: [test.privacy] },
    { says: "CCPA rights", tests: [test.privacy] },
    { says: "GDPR rights", tests: [test.privacy] },
    { says: "children's information", tests: [test.privacy] },
    { says: "one month to respond to rights requests", tests: [test.privacy] },
    { says: "children under 13 not knowingly collected", tests: [test.privacy] },
  ],
};

export const section2Viewer: Section = {
  section: "2 PDF viewer",
  statements: 4,
  rows: [
    {
      says: "The title becomes the product's name followed by '- {property name} Brochure'",
      tests: [test.viewer],
    },
    { says: "… '- Property Brochure' without a name", tests: [test.viewerWithout] },
    { says: "If url is missing: 'PDF URL not provided'", tests: [test.viewerWithout] },
    { says: "and 'Please go back and try again.'", tests: [test.viewerWithout] },
  ],
};
