import { brand, places } from "./site";

/** The words of About Us (specification, section 2). */
export const about = {
  title: "About Us",
  lead: `${brand.name} helps families in ${places.city} to find a home and to buy it with their eyes open. We have done this since ${brand.founded}, and buyers pay us no brokerage.`,
  description: `Who ${brand.name} is, how we work with developers in ${places.city} since ${brand.founded}, and why buyers pay us no brokerage.`,
  intro: [
    "We are a channel partner of property developers. They list their projects with us; we show them to you side by side, with prices, floor plans and RERA numbers, and go with you from the first site visit to the registration.",
    "Developers pay us a fee once a home is booked. You pay the developer’s price, and no part of our fee is added to it. That is why we can say 0% Brokerage, and why we would rather lose a booking than hurry you into one.",
  ],
  picture: {
    src: "/media/tower-09-blue-hour.jpg",
    alt: "Twin apartment towers joined by a sky bridge, reflected in water at blue hour (artist’s impression)",
  },
  vision:
    "That buying a home in India becomes as clear as it is important: the same facts for every project, prices that can be compared, and nobody in a hurry but you.",
  mission: [
    {
      icon: "chart",
      title: "Data-driven insights",
      text: "Areas, prices, possession dates and RERA numbers of every project in one form, so that two homes can be compared line by line.",
    },
    {
      icon: "sparkle",
      title: "AI-powered search",
      text: "Our search forgives a wrong letter or a missing space today. Our aim is one that understands a home described in your own words.",
    },
    {
      icon: "steps",
      title: "End-to-end solutions",
      text: "Shortlist, site visit, home loan, legal advice, booking and interiors, with one person who knows your case from beginning to end.",
    },
    {
      icon: "people",
      title: "Professional team",
      text: "Advisers who have walked through the projects they talk about, and who name the drawbacks of a home as well.",
    },
  ],
  /** A sample person with a sample message: put your own here. */
  ceo: {
    name: "Ananya Rao",
    role: `Chief Executive Officer, ${brand.name}`,
    message: [
      "A home is the largest thing most of us will ever buy, and many buy it knowing less about it than about their phone. That bothered me when I bought my own, and it is the reason for this company.",
      "So we put the facts first. If a project has no RERA number, you see that. If a price is not known, we don’t invent one. And if after three visits the right answer is to wait, our advisers are free to tell you so.",
      "Take your time, ask us everything, and hold us to what is written here.",
    ],
  },
} as const;
