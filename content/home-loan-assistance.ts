import type { IconName } from "@/components/ui/icon";
import type { GuideAnswer } from "@/lib/guides/guide";

type Point = { title: string; text: string };

export const loanAssistancePage = {
  title: "Home Loan Assistance",
  lead: "A loan specialist works out what you can borrow, and goes with you to the bank. You pay us nothing for it.",
  description:
    "We compare lenders, prepare your papers and follow the home loan until it is paid out. The help costs buyers nothing.",
};

/** What a buyer has of it (specification, section 2: "a benefits list"). */
export const loanBenefits: readonly Point[] = [
  {
    title: "One form, several lenders",
    text: "You give your details once. We ask the lenders that suit you.",
  },
  { title: "Offers side by side", text: "Rate, fees, years and prepayment terms, on one sheet." },
  { title: "Eligibility first", text: "You know what you can borrow before you book a home." },
  { title: "Papers in order", text: "A list made for your case, checked before it goes to the lender." },
  { title: "One person to call", text: "The same specialist from the first call to the last payment." },
];

export type LoanTile = Point & { icon: IconName };

/** The three tiles (specification, section 2). */
export const loanTiles: readonly LoanTile[] = [
  {
    title: "Fill Details",
    text: "Eight short answers are enough to begin. Income papers come later, and only to the lender you choose.",
    icon: "document",
  },
  {
    title: "Max Funding",
    text: "Lenders finance up to 85% of a home; at least 15% comes from you. We look for who goes highest in your case.",
    icon: "chart",
  },
  {
    title: "No Hidden Charges",
    text: "Our help is free. The lender’s own fees are on the sheet before you sign anything.",
    icon: "wallet",
  },
];

export type LoanStep = Point & { icon: IconName };

/** The five-step process (specification, section 2). */
export const loanSteps: readonly LoanStep[] = [
  { title: "Tell us", text: "The home, your income and the sum you need.", icon: "document" },
  { title: "We compare", text: "What lenders offer for a case like yours.", icon: "chart" },
  { title: "You choose", text: "And get the list of papers this lender asks for.", icon: "check" },
  { title: "We apply", text: "We hand the application in with you and answer questions.", icon: "bank" },
  { title: "It is paid out", text: "We stay until the money reaches the developer.", icon: "key" },
];

/** The decision is the lender's: said wherever figures are. */
export const loanNotice =
  "Typical figures, as of November 2026. The decision is always the lender’s, and so are the rate and the fees.";

/** Five questions (specification, sections 2 and 9). */
export const loanFaqs: readonly GuideAnswer[] = [
  {
    id: "cost-of-help",
    heading: "What does the help cost me?",
    blocks: [
      {
        kind: "text",
        text: "Nothing. Some lenders pay us when a loan is paid out; it changes neither your rate nor your fees. What the lender itself charges, such as a processing fee, goes from you to the lender.",
      },
    ],
  },
  {
    id: "how-much",
    heading: "How much can I borrow?",
    blocks: [
      {
        kind: "text",
        text: "Lenders usually look at both the home and your income: up to 80-90% of the property’s value, and 5-7 times your annual income. Count on up to 85% from the lender and at least 15% of your own.",
      },
      { kind: "text", text: "The [EMI calculator](/emi-calculator) shows what a sum costs each month." },
    ],
  },
  {
    id: "who-can-apply",
    heading: "Who can apply, and which credit score is needed?",
    blocks: [
      {
        kind: "text",
        text: "Salaried and self-employed people between 24 and 60 years. Most lenders ask for a credit score of 750; with 650 a loan is possible, often at a higher rate or for a smaller sum.",
      },
    ],
  },
  {
    id: "rates",
    heading: "What interest rate should I expect?",
    blocks: [
      {
        kind: "text",
        text: "Typically between 8.75% and 12% a year, depending on your score, your income and the lender. Ask whether the rate is fixed or floating, and what it is linked to.",
      },
    ],
  },
  {
    id: "how-long",
    heading: "How long does it take?",
    blocks: [
      {
        kind: "text",
        text: "Disbursement takes 3 to 15 days once the papers are complete. Title papers of the home take longest, so begin with those. The [Home Loan Guide](/home-loan) lists what is asked for.",
      },
    ],
  },
];
