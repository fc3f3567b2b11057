import type { GuidePage, GuideSection } from "@/lib/guides/guide";

/** The day on which the figures below were last looked over. */
export const homeLoanAsOf = "2026-11-01";

export const homeLoanPage: GuidePage = {
  title: "Home Loan Guide",
  lead: "What a home loan in India covers, what it costs and what the lender will ask of you, in eleven questions.",
  description:
    "Who can get a home loan in India, how much, at what rate, with which papers, how fast, and what it saves in tax: eleven plain answers.",
};

/** The figures of the guide (specification, section 9), written once: the panel and the answers read them here. */
const figures = {
  age: "24 to 60",
  rates: "8.75% to 12%",
  financed: "85%",
  own: "15%",
  ofValue: "80-90%",
  ofIncome: "5-7 times",
  score: "750",
  lowScore: "650",
  prepayment: "about 2%",
  disbursement: "3 to 15 days",
  principal: "₹1,50,000",
  interest: "₹2,00,000",
};

export const homeLoanFigures: readonly { label: string; figure: string; note: string }[] = [
  { label: "Age", figure: `${figures.age} years`, note: "when you apply" },
  { label: "Interest rate", figure: figures.rates, note: "a year, typical" },
  { label: "Lender finances", figure: `up to ${figures.financed}`, note: `at least ${figures.own} from you` },
  { label: "Credit score", figure: figures.score, note: `${figures.lowScore} is possible` },
  { label: "Disbursement", figure: figures.disbursement, note: "once the papers are complete" },
  { label: "Prepayment penalty", figure: figures.prepayment, note: "none on most floating-rate loans" },
];

export const homeLoanNotice =
  "These are typical figures, for guidance. Every lender sets its own terms and they change, so the sanction letter is what counts. Whether a loan is given is the lender’s decision alone; we are not a lender.";

export const homeLoanNextSteps = [
  { label: "EMI calculator", text: "What a loan costs each month", href: "/emi-calculator" },
  { label: "The whole cost", text: "GST, duty and your own money, line by line", href: "/total-cost" },
  { label: "What we can afford", text: "From income and savings to a price", href: "/what-we-can-afford" },
  { label: "Get a home loan", text: "A specialist compares lenders with you", href: "/home-loan-assistance" },
  {
    label: "What an EMI does",
    text: "20 years of a loan, year by year",
    href: "/blog-detail/what-an-emi-does-over-20-years",
  },
];

export const homeLoanQuestions: readonly GuideSection[] = [
  {
    id: "what-it-is",
    heading: "What is a home loan?",
    short: "What it is",
    blocks: [
      {
        kind: "text",
        text: "Money that a bank or a housing finance company lends you to buy, build or extend a home. The home itself is the security: its original papers stay with the lender until the last rupee is repaid.",
      },
      {
        kind: "text",
        text: "You repay in equated monthly instalments (EMIs), the same sum every month. In the first years most of an EMI is interest; towards the end most of it repays the loan. [The EMI calculator](/emi-calculator) shows the split for your own figures.",
      },
    ],
  },
  {
    id: "eligibility",
    heading: "Who can get a home loan?",
    short: "Eligibility",
    blocks: [
      {
        kind: "text",
        text: "Salaried and self-employed people, residents and NRIs. Lenders look at five things:",
      },
      {
        kind: "details",
        items: [
          {
            term: "Age",
            text: `${figures.age} years is usual. As a rule the loan has to be repaid by the time you retire.`,
          },
          {
            term: "Work",
            text: "A steady job, often of two years or more; for the self-employed, two or three years of tax returns.",
          },
          {
            term: "Income",
            text: "Many lenders want the EMIs of all your loans to stay within 40% to 50% of what you take home.",
          },
          {
            term: "Credit score",
            text: `${figures.score} or more. With ${figures.lowScore} a loan is still possible; [how a score is improved](#credit-score).`,
          },
          {
            term: "The home",
            text: "A clear title, an approved plan and, for a new project, RERA registration.",
          },
        ],
      },
      {
        kind: "text",
        text: "You can apply together with your wife or husband, or with a parent. Both incomes then count, and both of you answer for the whole loan.",
      },
    ],
  },
  {
    id: "how-much",
    heading: "How much can I borrow?",
    short: "Loan amount",
    blocks: [
      {
        kind: "text",
        text: `Two rules of thumb: up to ${figures.ofValue} of the value of the property, or ${figures.ofIncome} your annual income. Plan with the smaller of the two.`,
      },
      {
        kind: "text",
        text: "An example: on an income of ₹12 lakh a year, the second rule gives ₹60 lakh to ₹84 lakh. If the home is worth ₹80 lakh, 80% of it is ₹64 lakh. So ₹60 lakh to ₹64 lakh is a fair figure to start from.",
      },
      {
        kind: "note",
        text: "Banks may not lend more than the Reserve Bank’s ceilings allow. Its circular of 8 October 2015 puts them at 90% of the value for loans up to ₹30 lakh, 80% up to ₹75 lakh and 75% above that.",
      },
    ],
  },
  {
    id: "own-money",
    heading: "How much must I bring myself?",
    short: "Your share",
    blocks: [
      {
        kind: "text",
        text: `Typically lenders finance up to ${figures.financed}, and at least ${figures.own} comes from you. Above a loan of ₹30 lakh the ceilings just named make your share 20% or 25%.`,
      },
      {
        kind: "text",
        text: "Some costs are usually outside the loan, so keep money ready for them too:",
      },
      {
        kind: "list",
        items: [
          "Stamp duty and registration: [what they come to in Telangana](/blog-detail/cost-of-buying-a-home-beyond-price).",
          "GST, if the home is still being built.",
          "The lender’s processing fee, and its legal and valuation charges.",
          "Deposits, interiors and shifting.",
        ],
      },
    ],
  },
  {
    id: "interest-rates",
    heading: "What interest rates are typical?",
    short: "Interest rates",
    blocks: [
      {
        kind: "text",
        text: `Typical rates run from ${figures.rates} a year. Four things decide where in that range you land: your credit score, how much of the price you borrow, whether you are salaried or self-employed, and the kind of lender.`,
      },
      {
        kind: "text",
        text: "A small difference matters. On ₹50 lakh over 20 years, half a per cent is roughly ₹1,600 a month. So ask at least two lenders.",
      },
      {
        kind: "text",
        text: "Compare the annual percentage rate (APR), not the rate in the advertisement. It includes the fees, and the lender has to show it in the Key Facts Statement before you sign.",
      },
    ],
  },
  {
    id: "fixed-or-floating",
    heading: "Should I take a fixed or a floating rate?",
    short: "Fixed or floating",
    blocks: [
      {
        kind: "details",
        items: [
          {
            term: "Floating",
            text: "Follows a benchmark, often the Reserve Bank’s repo rate. When that changes, your EMI or the length of the loan changes too. Individuals can repay early without a charge.",
          },
          {
            term: "Fixed",
            text: "Stays the same for the whole term, or only for the first years. It usually starts higher, and repaying early can cost money.",
          },
        ],
      },
      {
        kind: "text",
        text: "Most home loans are floating. Ask three questions: how often is the rate reset, is it the EMI or the term that changes, and what does it cost to switch later.",
      },
    ],
  },
  {
    id: "credit-score",
    heading: "What credit score do I need?",
    short: "Credit score",
    blocks: [
      {
        kind: "text",
        text: `${figures.score} is the minimum that most lenders look for. A loan with ${figures.lowScore} is possible with some, at a higher rate or for a smaller share of the price.`,
      },
      { kind: "text", text: "Before you apply:" },
      {
        kind: "list",
        items: [
          "Read your credit report. Each credit bureau gives you one full report a year free of charge.",
          "Have mistakes corrected, such as a closed loan that is still shown as open.",
          "Pay every card and every EMI on the due date for six months.",
          "Don’t apply to many lenders at once: each enquiry is noted in the report.",
        ],
      },
    ],
  },
  {
    id: "documents",
    heading: "Which documents will the lender ask for?",
    short: "Documents",
    blocks: [
      {
        kind: "details",
        items: [
          { term: "Who you are", text: "PAN, Aadhaar or passport, proof of address, photographs." },
          {
            term: "Salaried",
            text: "Salary slips of three months, the employer’s tax certificate (Form 16), bank statements of six months.",
          },
          {
            term: "Self-employed",
            text: "Tax returns and accounts of two or three years, GST returns, bank statements of the firm and your own.",
          },
          {
            term: "The home",
            text: "Agreement for sale, title deeds, encumbrance certificate, approved plan, RERA number, receipts of what you have paid.",
          },
          { term: "Your share", text: "Where the down payment comes from: savings, a sale, a gift." },
        ],
      },
      {
        kind: "text",
        text: "Lists differ from lender to lender. Show originals, hand over copies, and keep a note of what you gave to whom.",
      },
    ],
  },
  {
    id: "how-long",
    heading: "How long does it take until the money is paid?",
    short: "How long it takes",
    blocks: [
      {
        kind: "text",
        text: `Disbursement typically takes ${figures.disbursement}, counted from the day on which your papers are complete. These are the steps:`,
      },
      {
        kind: "details",
        items: [
          {
            term: "Sanction",
            text: "The lender checks income and credit report, and writes how much it would lend at which terms.",
          },
          {
            term: "The home",
            text: "A lawyer looks at the title, an engineer at the building and its value.",
          },
          { term: "Agreement", text: "You sign the loan agreement and deposit the title papers." },
          {
            term: "Payment",
            text: "For a ready home in one sum to the seller. For a home under construction in stages, as the building grows.",
          },
        ],
      },
      {
        kind: "text",
        text: "While a home is being built, many lenders ask only for the interest on what has been paid out so far (pre-EMI). The loan itself does not shrink in that time.",
      },
    ],
  },
  {
    id: "prepayment",
    heading: "Does it cost anything to repay early?",
    short: "Repaying early",
    blocks: [
      {
        kind: "text",
        text: `Where a lender may charge a prepayment penalty, ${figures.prepayment} of the sum repaid is typical. That is so mainly for fixed-rate loans and for loans to companies.`,
      },
      {
        kind: "text",
        text: "On a floating-rate home loan to an individual, not for business, there is no penalty. The Reserve Bank’s directions of 2025 rule it out for all loans sanctioned or renewed from 1 January 2026; for older ones its earlier circulars say much the same, so read your sanction letter.",
      },
      {
        kind: "note",
        text: "Any charge must be named in the sanction letter and in the Key Facts Statement. One that is not there can’t be asked for later.",
      },
    ],
  },
  {
    id: "tax",
    heading: "What tax can a home loan save?",
    short: "Tax",
    blocks: [
      { kind: "text", text: "Under the old tax regime there are two deductions from your income each year:" },
      {
        kind: "details",
        items: [
          {
            term: "Principal, 80C",
            text: `Up to ${figures.principal} under section 80C, together with provident fund, insurance and the like. Stamp duty and registration count in the year you pay them.`,
          },
          {
            term: "Interest, 24(b)",
            text: `Up to ${figures.interest} under section 24(b) for a home you live in, once it is complete.`,
          },
        ],
      },
      {
        kind: "text",
        text: "Under the new regime, which applies unless you choose the old one, neither is available for a home you live in. Two people who own the home and repay the loan together can each claim up to these limits.",
      },
      {
        kind: "note",
        text: "Since 1 April 2026 both stand in the Income-tax Act, 2025: section 80C has become section 123, and section 24(b) is part of section 22. Ask your chartered accountant which regime is better for you.",
      },
    ],
  },
];
