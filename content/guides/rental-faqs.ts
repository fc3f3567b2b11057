import type { GuidePage, GuideAnswer } from "@/lib/guides/guide";

export const rentalFaqsPage: GuidePage = {
  title: "Rental FAQs",
  lead: "What tenants ask us most, answered for Hyderabad. Most of it holds in other Indian cities too.",
  description:
    "Eight answers on renting a home in Hyderabad: deposit, 11-month agreements, registration, notice, repairs, police verification and TDS on rent.",
};

export const rentalFaqsNotice =
  "General information as of November 2026, not legal advice. Rules differ from state to state and change; before you sign for a large sum, show the agreement to a lawyer.";

export const rentalFaqs: readonly GuideAnswer[] = [
  {
    id: "deposit",
    heading: "How much security deposit is usual?",
    blocks: [
      {
        kind: "text",
        text: "A deposit of 1-3 months’ rent is typical; two months is common for flats in Hyderabad. Some cities ask for more.",
      },
      {
        kind: "text",
        text: "Have three things written into the agreement: the amount, what may be deducted from it (unpaid rent and bills, damage beyond normal wear, often one round of painting), and by which day it is returned after you leave. Pay by bank transfer: it leaves a record.",
      },
    ],
  },
  {
    id: "length",
    heading: "How long does a lease run, and why are so many written for 11 months?",
    blocks: [
      {
        kind: "text",
        text: "Leases of 12 months are typical. Many are written for 11 months and then renewed, because across India a lease for more than a year must be registered, and 11 months stays clear of that.",
      },
      {
        kind: "text",
        text: "At renewal the rent usually goes up by 5% to 10%. Agree on the figure at the beginning and have it written down.",
      },
    ],
  },
  {
    id: "registration",
    heading: "Does a rental agreement have to be registered?",
    blocks: [
      {
        kind: "text",
        text: "For a lease of more than a year, or from year to year, yes: at the sub-registrar’s office, with stamp duty and a fee. Some states go further. In Telangana the law asks for registration of shorter leases too, although many 11-month agreements are only signed on stamp paper and notarised.",
      },
      {
        kind: "text",
        text: "A notary’s stamp is not registration. If there is ever a dispute, a registered agreement is far better evidence, for the owner and for you. Ask the sub-registrar’s office what applies to your agreement and what it costs, and agree on who pays.",
      },
    ],
  },
  {
    id: "notice",
    heading: "How much notice must I give, and can I leave early?",
    blocks: [
      {
        kind: "text",
        text: "What counts is the agreement: one or two months’ notice from either side is usual. Give it in writing; email or WhatsApp is good enough only if the agreement says so.",
      },
      {
        kind: "text",
        text: "Look for a lock-in period. If you leave before it ends, the owner may ask for the rent of the rest of it. If you might be transferred, ask for a clause for that case before you sign.",
      },
    ],
  },
  {
    id: "repairs",
    heading: "Who pays for repairs and maintenance?",
    blocks: [
      {
        kind: "text",
        text: "As a rule the owner pays for what belongs to the building: structure, leaks, wiring, plumbing inside the walls. The tenant pays for small daily repairs, such as a tap washer or a tube light, and for damage.",
      },
      {
        kind: "text",
        text: "The monthly maintenance of the residents’ association can be on either side, so ask whether the rent includes it. On the first day, list what is in the flat, with meter readings and photographs, and have both sides sign. It settles most quarrels about the deposit.",
      },
    ],
  },
  {
    id: "papers",
    heading: "What should I see before I sign?",
    blocks: [
      {
        kind: "list",
        items: [
          "Proof that the person who lets the home owns it: the sale deed or the latest property tax receipt, and an identity card. Somebody who signs for the owner needs a power of attorney.",
          "The last electricity, water and maintenance bills, paid.",
          "The rules of the residents’ association: parking, pets, shifting, visitors.",
          "Whether there is a loan on the home with EMIs overdue. A lender that takes over the home can ask a tenant to leave.",
          "The agreement itself, a day before. Don’t pay a token amount for a home you have not seen from inside.",
        ],
      },
    ],
  },
  {
    id: "police-verification",
    heading: "Is police verification of tenants needed?",
    blocks: [
      {
        kind: "text",
        text: "The police in many cities, Hyderabad among them, ask owners to send in their tenants’ details, and local orders can make that a duty. It is done at the police station or online, by the owner.",
      },
      {
        kind: "text",
        text: "You will be asked for a photograph, an identity card, your permanent address and where you work. Keep the acknowledgement. Write the purpose and the date on every copy of a document you hand over, so that it can’t be used for anything else.",
      },
    ],
  },
  {
    id: "receipts-and-tds",
    heading: "When do I need rent receipts, and when do I deduct TDS?",
    blocks: [
      {
        kind: "text",
        text: "Receipts are proof of payment; keep them even if you pay by bank transfer. If your salary includes a house rent allowance (HRA) and you are under the old tax regime, your employer asks for them, and for the owner’s PAN when the rent is above ₹1,00,000 a year.",
      },
      {
        kind: "text",
        text: "TDS is tax that you hold back from the rent and pay to the government in the owner’s name. An individual who pays more than ₹50,000 a month to an owner resident in India deducts 2% (the rate since 1 October 2024), as a rule once a year or in the last month, and gives the owner the certificate. No TAN is needed.",
      },
      {
        kind: "text",
        text: "If the owner lives abroad, the rate is much higher and the limit of ₹50,000 does not apply. Ask a chartered accountant before the first rent.",
      },
    ],
  },
];
