import type { GuideAnswer, GuidePage } from "@/lib/guides/guide";

export const emiPage: GuidePage = {
  title: "Home Loan EMI Calculator",
  lead: "Enter the price of the home, what you pay upfront and the lender’s rate. You see the instalment over 10, 20 and 30 years side by side.",
  description:
    "Work out the monthly instalment of a home loan over 10, 20 and 30 years: interest, total payment and the balance year by year.",
};

export const emiHelp: GuideAnswer = {
  id: "formula",
  heading: "How the instalment is worked out",
  blocks: [
    {
      kind: "text",
      text: "An EMI is the same sum every month. At first most of it is interest; towards the end most of it repays the loan. The loan is the price less your down payment, and each month a twelfth of the yearly rate is charged on what is still owed.",
    },
    {
      kind: "text",
      text: "Lenders round in their own ways and add fees and insurance, so their figure can differ a little. Stamp duty, registration and GST are not in the loan. What rates and shares are usual, and who can get a loan, is in the [Home Loan Guide](/home-loan).",
    },
  ],
};
