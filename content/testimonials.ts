/** A customer's words. `designation` says which home they bought, `image` is a square-cropped picture beside the name. */
export type Testimonial = { name: string; designation: string; description: string; image: string };

/**
 * SAMPLES: nobody said these words. They show what a review looks like, and every card says "Sample review". Put your
 * customers' own words here, with their consent, and set `testimonialsAreSamples` to false.
 */
export const testimonialsAreSamples = true;

export const testimonials: readonly Testimonial[] = [
  {
    name: "First-time buyers",
    designation: "2 BHK apartment in Kompally",
    description:
      "We began with a budget and no idea of the rest. Within a week we had five projects on one sheet, with carpet area, possession date and RERA number beside each other, and saw three of them in one Saturday. The cost sheet we signed was the one we had been shown on the first day: registration, maintenance deposit and parking were all on it. Nobody hurried us between the second visit and the third, and when we asked for a week to think, the price was held in writing. Nobody sent us a bill for the help.",
    image: "/media/tower-07-morning.jpg",
  },
  {
    name: "A family of five",
    designation: "Villa in Tellapur",
    description:
      "Three generations had to agree, which was harder than the loan. Our adviser listened to all of us, drove us to the same street at eight in the morning and at nine in the evening, and told us plainly which of the two villas would be noisy.",
    image: "/media/villa-03-street.jpg",
  },
  {
    name: "A buyer living abroad",
    designation: "3 BHK apartment in Kokapet",
    description:
      "I could not fly in for every step. Site visits came to me as long videos with the things that brochures leave out: the approach road, the view from the balcony as it is today, the flat above. The papers went through a lawyer of my own choice, and the questions he raised were answered in writing by the developer. I travelled once, for the registration, and the home was what I had been told it would be.",
    image: "/media/tower-09-blue-hour.jpg",
  },
  {
    name: "A couple with one salary",
    designation: "2 BHK apartment in Miyapur",
    description:
      "The first bank said no. We learned why, mended it in four months, and the second bank said yes. It helped that somebody had looked at our papers before the bank did.",
    image: "/media/tower-05-waves.jpg",
  },
  {
    name: "A plot buyer",
    designation: "Open plot in Shadnagar",
    description:
      "For a plot the papers are everything. We were shown the layout approval, the link documents and the encumbrance certificate before the price was even discussed, and were advised to walk away from one layout whose road was still in court. It took two months longer than I had planned, and I am glad that it did.",
    image: "/media/plot-04-avenue.jpg",
  },
  {
    name: "Owners who moved up",
    designation: "4 BHK apartment in Gachibowli",
    description:
      "We had bought before, so we knew what to ask. What was new was getting straight answers, with a date and a name beside each. One question stayed open, and the honest reply was that nobody knew yet.",
    image: "/media/interior-living-room-02.jpg",
  },
];
