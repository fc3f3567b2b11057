import { promises } from "./promises";
import { places } from "./site";

/**
 * What the preview pictures of pages without data say: a few large words that are still read on a phone's thumbnail,
 * one line of what is there, and a photo of ours.
 */
export type PagePicture = { title: string; line: string; photo: string };

export const pagePictures: Readonly<Record<string, PagePicture>> = {
  home: {
    title: `${places.city} homes, 0% brokerage`,
    line: "Apartments, villas and plots",
    photo: "/media/banner-skyline-dusk.jpg",
  },
  propertylist: {
    title: "Apartments, villas and plots",
    line: "Prices, floor plans and RERA numbers",
    photo: "/media/tower-04-aerial.jpg",
  },
  builders: {
    title: "Builders and their projects",
    line: "Prices, places and possession",
    photo: "/media/tower-01-golden-hour.jpg",
  },
  blog: {
    title: "Plain advice for home buyers",
    line: "Blog",
    photo: "/media/interior-living-room-02.jpg",
  },
  aboutus: {
    title: "Buyers pay us no brokerage",
    line: "About us",
    photo: "/media/tower-09-blue-hour.jpg",
  },
  quality: {
    title: "Who pays us, and how fast we call",
    line: "Our own figures, good or bad",
    photo: "/media/banner-keys-desk.jpg",
  },
  "price-trends": {
    title: "What is asked per sq ft",
    line: "By locality, type and month",
    photo: "/media/tower-04-aerial.jpg",
  },
  contactus: {
    title: "Ask us about a home",
    line: promises.phone.answer,
    photo: "/media/banner-keys-desk.jpg",
  },
  "interior-design": {
    title: "Interior design, room by room",
    line: "From bare walls to a home",
    photo: "/media/banner-living-wide.jpg",
  },
};

export const guidePictures: Readonly<Record<string, PagePicture>> = {
  "emi-calculator": {
    title: "Home loan EMI calculator",
    line: "Instalment, interest and balance",
    photo: "/media/interior-dining-01.jpg",
  },
  "total-cost": {
    title: "The whole cost of a home",
    line: "GST, duty, loan and rent, line by line",
    photo: "/media/banner-keys-desk.jpg",
  },
  "what-we-can-afford": {
    title: "What we can afford",
    line: "From income and savings to a price",
    photo: "/media/banner-keys-desk.jpg",
  },
  "home-loan": {
    title: "Home loan guide",
    line: "From eligibility to the last payment",
    photo: "/media/tower-07-morning.jpg",
  },
  "home-loan-assistance": {
    title: "Help with your home loan",
    line: "One form, several lenders",
    photo: "/media/villa-04-entrance.jpg",
  },
  faqs: {
    title: "Rental FAQs",
    line: "Deposit, agreement and notice",
    photo: "/media/interior-bedroom-01.jpg",
  },
  "privacy-policy": {
    title: "Privacy policy",
    line: "What we keep, and why",
    photo: "/media/banner-keys-desk.jpg",
  },
  accessibility: {
    title: "Can everybody use this site?",
    line: "What was checked, and how to complain",
    photo: "/media/villa-04-entrance.jpg",
  },
};
